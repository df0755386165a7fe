import { describe, expect, it } from 'vitest'
import { applyPatch, type Patch } from '../src/net/patch'

/** Numbers that look like luck and are the same every time. */
function luck(seed: number) {
  return (bound: number) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return Math.floor((seed / 2 ** 32) * bound)
  }
}

const NAMES = ['a', 'b', 'c', '0', '1', 'view']
const LEAVES = [null, 0, 1, -2.5, '', 'x', true, false]

function anything(below: (bound: number) => number, deep = 4): any {
  const kind = deep ? below(4) : 0
  if (kind < 2) return LEAVES[below(LEAVES.length)]
  if (kind === 2) return Array.from({ length: below(4) }, () => anything(below, deep - 1))
  return Object.fromEntries(NAMES.filter(() => below(2)).map((name) => [name, anything(below, deep - 1)]))
}

/** Another document that is much like this one. */
function other(doc: any, below: (bound: number) => number): any {
  if (below(6) === 0 || typeof doc !== 'object' || doc === null) return anything(below, 2)
  if (Array.isArray(doc)) return doc.map((one) => (below(3) ? one : other(one, below)))
  const kept = Object.entries(doc)
    .filter(() => below(8))
    .map(([name, one]) => [name, below(3) ? one : other(one, below)])
  return { ...Object.fromEntries(kept), ...(below(3) ? {} : { [NAMES[below(NAMES.length)]]: anything(below, 2) }) }
}

const same = (a: any, b: any): boolean => JSON.stringify(a) === JSON.stringify(b)
const kindOf = (one: any) => (Array.isArray(one) ? `list ${one.length}` : one === null ? 'null' : typeof one)

/** What the server writes: the law of decision 17, told backwards. */
function patchOf(from: any, to: any): Patch {
  const patch: Patch = {}
  for (const name of new Set([...Object.keys(from), ...Object.keys(to)])) {
    if (!(name in to)) patch[name] = 0
    else if (!(name in from)) patch[name] = [to[name]]
    else if (!same(from[name], to[name])) {
      const inside = kindOf(from[name]) === kindOf(to[name]) && typeof to[name] === 'object' && to[name] !== null
      patch[name] = inside ? patchOf(from[name], to[name]) : [to[name]]
    }
  }
  return patch
}

function frozen<T>(doc: T): T {
  if (typeof doc === 'object' && doc !== null) Object.values(Object.freeze(doc)).forEach(frozen)
  return doc
}

describe('a patch', () => {
  it('sets, takes away and goes into members', () => {
    expect(
      applyPatch({ a: 1, b: { c: [1, 2], d: null }, e: 'x' }, { a: [null], b: { c: { 1: [5] }, d: 0 }, f: [[0]] }),
    ).toEqual({ a: null, b: { c: [1, 5] }, e: 'x', f: [0] })
  })

  it('that says nothing gives the document back', () => {
    const doc = { a: [1] }

    expect(applyPatch(doc, {})).toBe(doc)
  })

  it('leads from any document to any other, changes neither, and shares what is the same', () => {
    const below = luck(7)
    let shared = 0
    for (let n = 0; n < 3000; n++) {
      const from = frozen(Object.fromEntries(NAMES.map((name) => [name, anything(below)])))
      const next = other(from, below)
      const to = typeof next === 'object' && next !== null && !Array.isArray(next) ? next : { a: next }
      const patch = frozen(JSON.parse(JSON.stringify(patchOf(from, to))))
      const made: any = applyPatch(from, patch)
      expect(made).toEqual(to)
      for (const [name, part] of Object.entries(made)) {
        if (!(name in patch) && typeof part === 'object' && part !== null) {
          expect(part).toBe(from[name])
          shared++
        }
      }
    }
    expect(shared).toBeGreaterThan(1000)
  })

  it('of what is not there is an error', () => {
    expect(() => applyPatch({ a: null } as object, { a: { b: [1] } })).toThrow(TypeError)
    expect(() => applyPatch({}, { a: { b: [1] } })).toThrow(TypeError)
  })
})
