// Changes of a document as the wire tells them (decision 17).

import type { Json } from './wire'

/**
 * By members: `[value]` is the new value, 0 says that the member is gone, an object is a patch of the member.
 * Members of a list are its places.
 */
export interface Patch {
  [member: string]: [value: unknown] | 0 | Patch
}

/** The document after the change. The old one stays as it was, and what did not change is shared by both. */
export function applyPatch<T extends object>(doc: T, patch: Patch): T {
  if (typeof doc !== 'object' || doc === null) throw new TypeError('a patch of nothing')
  const members = Object.entries(patch)
  if (!members.length) return doc
  const made: Json = Array.isArray(doc) ? [...doc] : { ...doc }
  for (const [name, change] of members) {
    if (change === 0) delete made[name]
    else made[name] = Array.isArray(change) ? change[0] : applyPatch(made[name], change)
  }
  return made as T
}
