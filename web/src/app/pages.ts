// Every page of the house, fetched when it is gone to.

import type { Component } from 'svelte'
import type { Route } from './router.svelte'

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each page takes the route of its own
export type Page = Component<any>
const PAGES: Record<Route['page'], () => Promise<{ default: Page }>> = {
  lobby: () => import('../pages/Lobby.svelte'),
  new: () => import('../pages/NewRoom.svelte'),
  tables: () => import('../pages/Tables.svelte'),
  room: () => import('../pages/Room.svelte'),
  replay: () => import('../pages/Replay.svelte'),
  luck: () => import('../pages/Luck.svelte'),
  review: () => import('../pages/Review.svelte'),
  database: () => import('../pages/Database.svelte'),
  rules: () => import('../pages/Rules.svelte'),
  campaign: () => import('../pages/Campaign.svelte'),
  puzzles: () => import('../pages/Puzzles.svelte'),
  puzzle: () => import('../pages/Puzzle.svelte'),
  me: () => import('../pages/Profile.svelte'),
  'sign-in': () => import('../pages/SignIn.svelte'),
  about: () => import('../pages/About.svelte'),
  lost: () => import('../pages/NotFound.svelte'),
}

export const fetchPage = (page: Route['page']): Promise<{ default: Page }> => PAGES[page]()
