// The icons of the house by name; icons.svg has the drawings.

import drawings from './icons.svg?raw'

export const ICON_NAMES = [
  'mark',
  'sun',
  'sound',
  'menu',
  'undo',
  'book',
  'bot',
  'user',
  'clock',
  'shield',
  'list',
  'hex',
  'play',
  'link',
  'plus',
  'minus',
  'eye',
  'hand',
  'check',
  'x',
  'swap',
  'star',
  'robber',
  'moon',
  'mute',
  'chat',
  'copy',
  'door',
  'gear',
  'next',
  'back',
  'first',
  'last',
  'pause',
  'download',
  'again',
  'warn',
  'lock',
  'fork',
  'send',
  'home',
  'archive',
  'bulb',
  'flag',
  'chair',
] as const

export type IconName = (typeof ICON_NAMES)[number]

const SYMBOL = /<symbol id="(\w+)" viewBox="([^"]+)">(.*)<\/symbol>/g

export const ICONS = Object.fromEntries(
  [...drawings.matchAll(SYMBOL)].map(([, name, box, inside]) => [name, { box, inside }]),
) as Record<IconName, { box: string; inside: string }>
