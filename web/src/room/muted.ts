// Whom this browser does not listen to in a room: by the key of a voice, with the name to show.

export type Muted = Record<string, string>

const name = (room: string) => `igroteka.muted.${room}`

export function readMuted(room: string): Muted {
  try {
    const found = JSON.parse(localStorage.getItem(name(room)) ?? '{}')
    return Object.fromEntries(Object.entries(found ?? {}).filter(([, who]) => typeof who === 'string')) as Muted
  } catch {
    return {}
  }
}

export function keepMuted(room: string, muted: Muted) {
  try {
    if (Object.keys(muted).length) localStorage.setItem(name(room), JSON.stringify(muted))
    else localStorage.removeItem(name(room))
  } catch {
    // then it lasts until the page is closed
  }
}
