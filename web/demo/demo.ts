// Shows a table on a stored scene: /demo/?f=main-ru&theme=dark, /demo/?g=burgundy&f=turn-en. For developers; not shipped.
import { mount, type Component } from 'svelte'
import '../src/styles/tokens.css'
import '../src/styles/fonts.css'
import '../src/styles/base.css'
import type { Retelling } from '../src/board-kit/recap'
import { Speech } from '../src/i18n/i18n.svelte'
import { option, roomInfo, scene as filled, type Lang, type TableProps } from '../src/net/wire'
import Demo from './Demo.svelte'

const texts = import.meta.glob(['../locale/*/*-table.ftl', '../../src/igroteka/games/*/locale/*/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>
const tables = import.meta.glob<{ default: Component<TableProps> }>('../src/games/*/Table.svelte')
const retellings = import.meta.glob<{ default: Retelling }>('../src/games/*/retelling.ts')
const asked = new URLSearchParams(location.search)
const game = asked.get('g') ?? 'catan'
const name = asked.get('f') ?? 'main-ru'
document.documentElement.dataset.theme = asked.get('theme') ?? 'light'
const lang = name.slice(-2) as Lang
const fixture = await (await fetch(`/fixtures/${game}/${name}.json`)).json()
const Table = (await tables[`../src/games/${game}/Table.svelte`]()).default
const speech = new Speech(
  lang,
  Object.entries(texts)
    .filter(([path]) =>
      [`/${lang}/${game}-`, `/${lang}/any-`, `/${game}/locale/${lang}/`].some((one) => path.includes(one)),
    )
    .map(([, text]) => text),
)
const acts: unknown[] = []
Object.assign(window, { acts })
mount(Demo, {
  target: document.getElementById('app')!,
  props: {
    Table,
    first: filled(fixture.scene),
    log: fixture.log,
    lang,
    t: (key: string, args?: Record<string, string | number>) => speech.say(key, args),
    acts,
    motion: Number(asked.get('motion') ?? 1),
    readonly: asked.has('readonly') || fixture.seat < 0,
    info: roomInfo({
      id: 'demo',
      game,
      status: 'active',
      rev: 1,
      private: false,
      created: 0,
      commit: 'c0ffee12deadbeef',
      seats: fixture.names.map((who: string, seat: number) => ({
        seat,
        kind: seat ? 'bot' : 'human',
        name: who,
        level: seat ? ['greedy', 'random', 'wise'][seat - 1] : '',
        present: true,
      })),
    }),
    retelling: (await retellings[`../src/games/${game}/retelling.ts`]?.())?.default ?? null,
    guide: asked.has('guide'),
    recent: asked.has('guide') ? fixture.log.slice(-4) : [],
    extra: asked.has('o') ? JSON.parse(asked.get('o')!).map(option) : null,
  },
})
