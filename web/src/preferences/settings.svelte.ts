// What this browser prefers. Kept here, and with the person when there is an account.

import type { Json, Lang } from '../net/wire'
import { PACES, type Pace } from '../room/past.svelte'

export type Theme = 'auto' | 'light' | 'dark'

export interface Settings {
  lang: Lang | ''
  theme: Theme
  sound: boolean
  /** 0 off, 0.5 slow, 1, 2 fast. */
  motion: number
  confirmEnd: boolean
  /** The table explains itself as one goes. */
  guide: boolean
  /** The coach warns before points are thrown away, where it may be asked. */
  warn: boolean
  /** How fast the moves of bots are shown; '' while nobody has chosen. */
  pace: Pace | ''
}

const KEY = 'igroteka.settings'
const USUAL: Settings = {
  lang: '',
  theme: 'auto',
  sound: false,
  motion: 1,
  confirmEnd: false,
  guide: false,
  warn: false,
  pace: '',
}

export function read(text: string | null): Settings {
  let found: Json = {}
  try {
    found = JSON.parse(text ?? '{}') ?? {}
  } catch {
    // somebody else's writing under our key
  }
  const kept: Json = { ...USUAL }
  for (const name of Object.keys(USUAL)) if (typeof found[name] === typeof kept[name]) kept[name] = found[name]
  return kept as Settings
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export const settings: Settings = $state(read(stored()))

export function change(changes: Partial<Settings>) {
  Object.assign(settings, changes)
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // private windows forget; that is their purpose
  }
}

const still = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null

/** The speed of motion, 0 where the system asks for stillness. */
export function motion(): number {
  return still?.matches ? 0 : settings.motion
}

/** Moves of bots are shown one after another, unless one wishes otherwise or the system asks for stillness. */
export function pace(): Pace {
  return PACES.find((one) => one === settings.pace) ?? (motion() ? 'brisk' : 'at-once')
}
