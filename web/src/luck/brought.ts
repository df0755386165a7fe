// This browser's part of the luck: random bytes that the server cannot have known when it made its promise.

const name = (room: string) => `igroteka.brought.${room}`

/** What we bring to a room; the same as long as this browser remembers it. */
export function bring(room: string): string {
  const made =
    brought(room) ||
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (b) => b.toString(16).padStart(2, '0')).join('')
  try {
    localStorage.setItem(name(room), made)
  } catch {
    // then nobody can compare, and the game is as fair as before
  }
  return made
}

export function brought(room: string): string {
  try {
    return localStorage.getItem(name(room)) ?? ''
  } catch {
    return ''
  }
}
