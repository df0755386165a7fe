import { describe, expect, it } from 'vitest'
import { square } from '../src/shell/qr'

// A reader of its own: the square must say what was put into it, whoever drew it.

/** Data words of a block and words of repair of a block, by version, at level M: [blocks, data][] and repair. */
const BLOCKS: Record<number, { data: number[]; repair: number }> = {
  1: { data: [16], repair: 10 },
  2: { data: [28], repair: 16 },
  3: { data: [44], repair: 26 },
  4: { data: [32, 32], repair: 18 },
  5: { data: [43, 43], repair: 24 },
  6: { data: [27, 27, 27, 27], repair: 16 },
  7: { data: [31, 31, 31, 31], repair: 18 },
  8: { data: [38, 38, 39, 39], repair: 22 },
  9: { data: [36, 36, 36, 37, 37], repair: 22 },
}
const CENTRES: Record<number, number[]> = {
  1: [],
  2: [6, 18],
  3: [6, 22],
  4: [6, 26],
  5: [6, 30],
  6: [6, 34],
  7: [6, 22, 38],
  8: [6, 24, 42],
  9: [6, 26, 46],
}
const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** The dark modules without the quiet zone, from the path that is drawn. */
function modules(text: string): boolean[][] {
  const { side, path } = square(text)
  const size = side - 8
  const found = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let i = 0; i < Number(run); i += 1) found[Number(y) - 4][Number(x) - 4 + i] = true
  }
  return found
}

function isData(size: number, version: number, x: number, y: number): boolean {
  if (x === 6 || y === 6) return false
  if ((x < 9 && y < 9) || (x < 9 && y >= size - 8) || (x >= size - 8 && y < 9)) return false
  if (version >= 7 && ((x < 6 && y >= size - 11) || (y < 6 && x >= size - 11))) return false
  const centres = CENTRES[version]
  const corner = (cx: number, cy: number) =>
    (cx === 6 && cy === 6) || (cx === 6 && cy === size - 7) || (cx === size - 7 && cy === 6)
  return !centres.some((cx) => centres.some((cy) => !corner(cx, cy) && Math.abs(x - cx) < 3 && Math.abs(y - cy) < 3))
}

function read(dark: boolean[][]): string {
  const size = dark.length
  const version = (size - 17) / 4
  // Format: five bits and their repair, masked by 101010000010010; level M is 00.
  const bits = [0, 1, 2, 3, 4, 5, 7, 8].map((x) => dark[8][x]).concat([7, 5, 4, 3, 2, 1, 0].map((y) => dark[y][8]))
  const format = bits.reduce((sum, bit) => sum * 2 + Number(bit), 0) ^ 0b101010000010010
  expect(format >> 13).toBe(0)
  const mask = MASKS[(format >> 10) & 7]

  const stream: number[] = []
  let up = true
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1
    for (let i = 0; i < size; i += 1) {
      const y = up ? size - 1 - i : i
      for (const x of [right, right - 1])
        if (isData(size, version, x, y)) stream.push(Number(dark[y][x] !== mask(x, y)))
    }
    up = !up
  }
  const words: number[] = []
  for (let i = 0; i + 8 <= stream.length; i += 8)
    words.push(stream.slice(i, i + 8).reduce((sum, bit) => sum * 2 + bit, 0))

  const { data, repair } = BLOCKS[version]
  const blocks: number[][] = data.map(() => [])
  let at = 0
  for (let i = 0; i < Math.max(...data); i += 1)
    data.forEach((length, b) => {
      if (i < length) blocks[b].push(words[at++])
    })
  const mends: number[][] = data.map(() => [])
  for (let i = 0; i < repair; i += 1) data.forEach((_, b) => mends[b].push(words[at++]))
  blocks.forEach((block, b) => expect(syndromes([...block, ...mends[b]], repair)).toEqual(Array(repair).fill(0)))

  const said = blocks.flat().flatMap((word) => [...word.toString(2).padStart(8, '0')].map(Number))
  const take = (n: number) => said.splice(0, n).reduce((sum, bit) => sum * 2 + bit, 0)
  expect(take(4)).toBe(0b0100) // bytes
  const length = take(8)
  return new TextDecoder().decode(Uint8Array.from({ length }, () => take(8)))
}

/** All zero when nothing was damaged: the word is divisible by the generator over GF(256), 0x11d. */
function syndromes(word: number[], n: number): number[] {
  const times = (a: number, b: number): number => {
    let product = 0
    for (let i = 7; i >= 0; i -= 1) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((b >> i) & 1) * a)
    return product & 255
  }
  let root = 1
  return Array.from({ length: n }, () => {
    const value = word.reduce((sum, one) => times(sum, root) ^ one, 0)
    root = times(root, 2)
    return value
  })
}

describe('the square of an invitation', () => {
  it.each([
    'https://a.b/r',
    'http://127.0.0.1:8000/room/k3v9q2',
    'http://192.168.178.20:8000/room/01J9ZKQ4#key=Zk3_vQ-9aPq',
    'https://игротека.example/room/01J9ZKQ4XW#key=Zk3vQ9aPqZk3vQ9aPq',
    `https://games.example.org/room/${'a1'.repeat(14)}#key=${'Zz9_'.repeat(8)}`,
    `https://games.example.org/room/${'a1'.repeat(30)}#key=${'Zz9_'.repeat(14)}`,
  ])('says %s', (link) => {
    expect(read(modules(link))).toBe(link)
  })
  it('leaves the quiet zone free', () => {
    const { side, path } = square('https://a.b/r')
    for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
      expect(Number(x)).toBeGreaterThanOrEqual(4)
      expect(Number(y)).toBeGreaterThanOrEqual(4)
      expect(Number(x) + Number(run)).toBeLessThanOrEqual(side - 4)
    }
  })
})
