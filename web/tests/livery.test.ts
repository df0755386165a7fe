// Every colour of a player carries a letter that can be read, by day and by night.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { livery } from '../src/board-kit/players'

const tokens = readFileSync(`${import.meta.dirname}/../src/styles/tokens.css`, 'utf8')

function luminance(hex: string): number {
  const full = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1)
  const [r, g, b] = [0, 2, 4]
    .map((at) => parseInt(full.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

test.each(['red', 'blue', 'white', 'orange'])('%s: the letter on a piece stands out in both themes', (colour) => {
  const paints = [...tokens.matchAll(new RegExp(`--p-${colour}: (#[0-9A-Fa-f]+)`, 'g'))].map(([, hex]) => hex)
  expect(paints.length).toBe(2)
  for (const paint of paints) expect(contrast(livery(colour).ink, paint)).toBeGreaterThan(4.5)
})
