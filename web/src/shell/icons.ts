// Line icons of the house: 24 grid, drawn in the colour of the text. 'mark' and 'robber' have colours and grids of their own.

export const ICONS = {
  mark: '<path d="M17.2 1.8a5.6 5.6 0 0 1 5.6 0l11 6.4a5.6 5.6 0 0 1 2.8 4.8v14a5.6 5.6 0 0 1-2.8 4.8l-11 6.4a5.6 5.6 0 0 1-5.6 0l-11-6.4A5.6 5.6 0 0 1 3.4 27V13a5.6 5.6 0 0 1 2.8-4.8z" fill="var(--accent)"/><path d="M17.2 1.8a5.6 5.6 0 0 1 5.6 0l11 6.4a5.6 5.6 0 0 1 2.8 4.8v2L20 6 3.4 15v-2a5.6 5.6 0 0 1 2.8-4.8z" fill="#fff" opacity=".14"/><path d="M13.4 26.5 26.6 14" stroke="var(--lit)" stroke-width="4.6" stroke-linecap="round"/><path d="M12.6 12.4v15.2M27.4 12.4v15.2" stroke="var(--on-accent)" stroke-width="5" stroke-linecap="round"/>',
  sun: '<circle cx="12" cy="12" r="4.2" fill="currentColor" fill-opacity=".18" stroke="currentColor" stroke-width="1.7"/><path d="M12 2.5v2.3M12 19.2v2.3M2.5 12h2.3M19.2 12h2.3M5.3 5.3l1.6 1.6M17.1 17.1l1.6 1.6M18.7 5.3l-1.6 1.6M6.9 17.1l-1.6 1.6" stroke="currentColor" stroke-width="1.7" stroke-linecap="round"/>',
  sound:
    '<path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z" fill="currentColor" fill-opacity=".18" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round"/><path d="M15.5 9q2 3 0 6M18 6.5q4 5.5 0 11" stroke="currentColor" stroke-width="1.7" fill="none" stroke-linecap="round"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/>',
  undo: '<path d="M8 5 4 9l4 4M4.5 9H14a5.5 5.5 0 0 1 0 11H9" stroke="currentColor" stroke-width="1.8" fill="none" stroke-linecap="round" stroke-linejoin="round"/>',
  book: '<path d="M12 6.5C9.5 4.8 6.5 4.3 3.5 4.7v13.6c3-.4 6 .1 8.5 1.9 2.5-1.8 5.5-2.3 8.5-1.9V4.7c-3-.4-6 .1-8.5 1.8z" fill="currentColor" fill-opacity=".14" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round"/><path d="M12 6.5v13.5" stroke="currentColor" stroke-width="1.7"/>',
  bot: '<rect x="4.5" y="8" width="15" height="11.5" rx="3.5" fill="currentColor" fill-opacity=".14" stroke="currentColor" stroke-width="1.7"/><path d="M12 8V4.5" stroke="currentColor" stroke-width="1.7" stroke-linecap="round"/><circle cx="12" cy="3.8" r="1.3" fill="currentColor"/><circle cx="9" cy="13" r="1.3" fill="currentColor"/><circle cx="15" cy="13" r="1.3" fill="currentColor"/><path d="M9.5 16.5h5" stroke="currentColor" stroke-width="1.5" stroke-linecap="round"/>',
  user: '<circle cx="12" cy="8" r="4" fill="currentColor" fill-opacity=".14" stroke="currentColor" stroke-width="1.7"/><path d="M4.5 20.5c.8-4.3 3.7-6.5 7.5-6.5s6.7 2.2 7.5 6.5" stroke="currentColor" stroke-width="1.7" fill="none" stroke-linecap="round"/>',
  clock:
    '<circle cx="12" cy="12" r="8.5" fill="currentColor" fill-opacity=".1" stroke="currentColor" stroke-width="1.7"/><path d="M12 7v5.2l3.4 2" stroke="currentColor" stroke-width="1.7" fill="none" stroke-linecap="round" stroke-linejoin="round"/>',
  shield:
    '<path d="M12 2.5 4.5 5.2v6.3c0 4.8 3.2 8 7.5 10 4.3-2 7.5-5.2 7.5-10V5.2z" fill="currentColor" fill-opacity=".14" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round"/><path d="m8.3 12 2.7 2.7 4.7-5" stroke="currentColor" stroke-width="1.8" fill="none" stroke-linecap="round" stroke-linejoin="round"/>',
  list: '<path d="M9 6.5h11M9 12h11M9 17.5h11" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/><circle cx="5" cy="6.5" r="1.3" fill="currentColor"/><circle cx="5" cy="12" r="1.3" fill="currentColor"/><circle cx="5" cy="17.5" r="1.3" fill="currentColor"/>',
  hex: '<path d="M12 2.8 20 7.4v9.2l-8 4.6-8-4.6V7.4z" fill="currentColor" fill-opacity=".14" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round"/>',
  play: '<path d="M8 5.2v13.6L19 12z" fill="currentColor" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round"/>',
  link: '<path d="M10 14a4 4 0 0 0 5.7 0l3.2-3.2a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.2 3.2a4 4 0 0 0 5.7 5.7l1.2-1.2" stroke="currentColor" stroke-width="1.8" fill="none" stroke-linecap="round"/>',
  plus: '<path d="M12 5v14M5 12h14" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>',
  minus: '<path d="M5 12h14" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>',
  eye: '<path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" fill="currentColor" fill-opacity=".12" stroke="currentColor" stroke-width="1.7"/><circle cx="12" cy="12" r="2.8" fill="currentColor"/>',
  hand: '<rect x="3" y="7" width="9" height="13" rx="2" transform="rotate(-12 7 14)" fill="currentColor" fill-opacity=".14" stroke="currentColor" stroke-width="1.6"/><rect x="11" y="6" width="9" height="13" rx="2" transform="rotate(10 16 13)" fill="currentColor" fill-opacity=".14" stroke="currentColor" stroke-width="1.6"/>',
  check:
    '<path d="m5 12.5 4.5 4.5L19 7.5" stroke="currentColor" stroke-width="2.2" fill="none" stroke-linecap="round" stroke-linejoin="round"/>',
  x: '<path d="m6 6 12 12M18 6 6 18" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  swap: '<path d="M4 8.5h14M14.5 4.5l4 4-4 4M20 15.5H6M9.5 11.5l-4 4 4 4" stroke="currentColor" stroke-width="1.8" fill="none" stroke-linecap="round" stroke-linejoin="round"/>',
  star: '<path d="m12 2.8 2.8 5.9 6.4.8-4.7 4.4 1.2 6.4L12 17.2l-5.7 3.1 1.2-6.4L2.8 9.5l6.4-.8z" fill="currentColor"/>',
  robber:
    '<ellipse cx="3" cy="2" rx="25" ry="6.5" fill="#000" opacity=".3"/><path d="M0-80c10 0 16 7.5 16 17 0 5.5-2 9.5-5 12.5C21-44 24-20 23-3c-8 5-38 5-46 0-1-17 2-41 12-47.5-3-3-5-7-5-12.5 0-9.5 6-17 16-17z" fill="#35303A" stroke="#F3E7D2" stroke-width="2.6"/><path d="M0-80c10 0 16 7.5 16 17 0 5.5-2 9.5-5 12.5C21-44 24-20 23-3c-5 3-14 4-20 4 8-20 6-40-2-53 3-8 2-20-1-28z" fill="#19161D" opacity=".65"/><path d="M-8-65q8-7 16 0-1 12-8 13-7-1-8-13z" fill="#0E0C11"/><path d="M-5-61.5h3.6M2-61.5h3.6" stroke="#FFC548" stroke-width="2.2" stroke-linecap="round"/>',
  moon: '<path d="M19.5 14.6A8 8 0 0 1 9.4 4.5a8 8 0 1 0 10.1 10.1z" fill="currentColor" fill-opacity=".14" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round"/>',
  mute: '<path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z" fill="currentColor" fill-opacity=".14" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round"/><path d="m15.5 9.5 5 5M20.5 9.5l-5 5" stroke="currentColor" stroke-width="1.7" stroke-linecap="round"/>',
  chat: '<path d="M4 5.5h16a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-8.5L6.5 21v-3.5H4A1.5 1.5 0 0 1 2.5 16V7A1.5 1.5 0 0 1 4 5.5z" fill="currentColor" fill-opacity=".14" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round"/><path d="M7.5 10h9M7.5 13.5h5.5" stroke="currentColor" stroke-width="1.6" stroke-linecap="round"/>',
  copy: '<rect x="8.5" y="8.5" width="12" height="12" rx="2.5" fill="currentColor" fill-opacity=".14" stroke="currentColor" stroke-width="1.7"/><path d="M15.5 5.5v-.5A1.5 1.5 0 0 0 14 3.5H5A1.5 1.5 0 0 0 3.5 5v9A1.5 1.5 0 0 0 5 15.5h.5" stroke="currentColor" stroke-width="1.7" fill="none" stroke-linecap="round"/>',
  door: '<path d="M13.5 3.5h-8v17h8" fill="currentColor" fill-opacity=".14" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round" stroke-linecap="round"/><path d="M10 12h11M17.5 8.5 21 12l-3.5 3.5" stroke="currentColor" stroke-width="1.8" fill="none" stroke-linecap="round" stroke-linejoin="round"/>',
  gear: '<path d="M12 2.8 13.8 5.5l3.100-.9.9 3.100 3.100.9-.9 3.400 2 2-2.700 1.8-.1 3.200-3.200.2-1.9 2.6L12 19.9l-2.100 1.9L8 19.200l-3.200-.2-.1-3.200L2 14l2-2-.9-3.400 3.100-.9.9-3.100 3.100.9z" fill="currentColor" fill-opacity=".14" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round"/><circle cx="12" cy="12.5" r="3" fill="none" stroke="currentColor" stroke-width="1.6"/>',
  next: '<path d="m9 5.5 6.5 6.5L9 18.5" stroke="currentColor" stroke-width="2" fill="none" stroke-linecap="round" stroke-linejoin="round"/>',
  back: '<path d="M15 5.5 8.5 12l6.5 6.5" stroke="currentColor" stroke-width="2" fill="none" stroke-linecap="round" stroke-linejoin="round"/>',
  first:
    '<path d="M18 6v12L9.5 12z" fill="currentColor" fill-opacity=".2" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round"/><path d="M6 6v12" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  last: '<path d="M6 6v12l8.5-6z" fill="currentColor" fill-opacity=".2" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round"/><path d="M18 6v12" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  pause: '<path d="M8.5 5.5v13M15.5 5.5v13" stroke="currentColor" stroke-width="3" stroke-linecap="round"/>',
  download:
    '<path d="M12 3.5v11M7.5 10.5 12 15l4.5-4.5" stroke="currentColor" stroke-width="1.8" fill="none" stroke-linecap="round" stroke-linejoin="round"/><path d="M4 16.5V19a1.5 1.5 0 0 0 1.5 1.5h13A1.5 1.5 0 0 0 20 19v-2.5" stroke="currentColor" stroke-width="1.8" fill="none" stroke-linecap="round"/>',
  again:
    '<path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.5" stroke="currentColor" stroke-width="1.8" fill="none" stroke-linecap="round" stroke-linejoin="round"/><path d="M20 4.5v5h-5" stroke="currentColor" stroke-width="1.8" fill="none" stroke-linecap="round" stroke-linejoin="round"/>',
  warn: '<path d="M12 3.5 21.5 20h-19z" fill="currentColor" fill-opacity=".14" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round"/><path d="M12 9.5v5" stroke="currentColor" stroke-width="1.9" stroke-linecap="round"/><circle cx="12" cy="17.2" r="1.1" fill="currentColor"/>',
  lock: '<rect x="4.5" y="10.5" width="15" height="10" rx="2.5" fill="currentColor" fill-opacity=".14" stroke="currentColor" stroke-width="1.7"/><path d="M8 10.5V7.5a4 4 0 0 1 8 0v3" stroke="currentColor" stroke-width="1.7" fill="none" stroke-linecap="round"/>',
  fork: '<circle cx="6" cy="5.5" r="2.5" fill="currentColor" fill-opacity=".14" stroke="currentColor" stroke-width="1.7"/><circle cx="18" cy="5.5" r="2.5" fill="currentColor" fill-opacity=".14" stroke="currentColor" stroke-width="1.7"/><circle cx="6" cy="18.5" r="2.5" fill="currentColor" fill-opacity=".14" stroke="currentColor" stroke-width="1.7"/><path d="M6 8v8M18 8c0 5-12 3-12 8" stroke="currentColor" stroke-width="1.7" fill="none" stroke-linecap="round"/>',
  send: '<path d="M4 12 20.5 4.5 16 20l-4.5-6z" fill="currentColor" fill-opacity=".14" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round"/><path d="m11.5 14 9-9.5" stroke="currentColor" stroke-width="1.7" stroke-linecap="round"/>',
  home: '<path d="M4 11.5 12 4.5l8 7V20h-5.5v-5h-5v5H4z" fill="currentColor" fill-opacity=".14" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round"/>',
  archive:
    '<rect x="3" y="4" width="18" height="4.5" rx="1.2" fill="currentColor" fill-opacity=".14" stroke="currentColor" stroke-width="1.7"/><path d="M4.5 8.5V19A1.5 1.5 0 0 0 6 20.5h12a1.5 1.5 0 0 0 1.5-1.5V8.5M10 12.5h4" stroke="currentColor" stroke-width="1.7" fill="none" stroke-linecap="round"/>',
  bulb: '<path d="M9 17.5c0-2.2-3.2-3.6-3.2-8a6.2 6.2 0 0 1 12.4 0c0 4.4-3.2 5.8-3.2 8z" fill="currentColor" fill-opacity=".14" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round"/><path d="M9.6 20.5h4.8M12 17v-5.5M9.8 9.6l2.2 1.9 2.2-1.9" stroke="currentColor" stroke-width="1.6" fill="none" stroke-linecap="round" stroke-linejoin="round"/>',
  flag: '<path d="M6 3.5v17" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/><path d="M6 4.5h11.5l-2.5 4 2.5 4H6" fill="currentColor" fill-opacity=".14" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round"/>',
  chair:
    '<path d="M7 3.5v17M17 13v7.5M7 13h10v-1.5a2 2 0 0 0-2-2H7" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>',
} as const

export type IconName = keyof typeof ICONS
