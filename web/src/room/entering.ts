// Into a room: who we are, the key that was given, what the room is; also while its page is still on the way.

import { visitor } from '../app/session.svelte'
import { words } from '../i18n/i18n.svelte'
import { api } from '../net/api'
import type { Lang, RoomInfo } from '../net/wire'
import { loadTable } from './table'

interface Entered {
  info: RoomInfo
  key: string
}

const keyName = (id: string) => `igroteka.key.${id}`

let ahead: { id: string; given: string; found: Promise<Entered> } | null = null

async function enter(id: string, given: string): Promise<Entered> {
  const key = given || sessionStorage.getItem(keyName(id)) || ''
  if (given) sessionStorage.setItem(keyName(id), given)
  await visitor.ensure()
  return { info: await api.room(id, key), key }
}

/** The page that was opened is a room: the room, and the table in it, are asked for beside the page. */
export function enterAhead(id: string, given: string, lang: Lang) {
  const found = enter(id, given)
  ahead = { id, given, found }
  const table = found.then(({ info: { game } }) => Promise.all([loadTable(game), words.table(game, lang)]))
  table.catch(() => {}) // whoever needs it asks again, and tells what is wrong
}

export function entered(id: string, given: string): Promise<Entered> {
  const early = ahead
  ahead = null
  return early && early.id === id && early.given === given ? early.found : enter(id, given)
}
