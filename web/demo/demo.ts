// Shows a table on a stored scene: /demo/?f=main-ru&theme=dark, /demo/?g=burgundy&f=turn-en. For developers; not shipped.
import { mount, unmount, type Component } from 'svelte'
import '../src/styles/tokens.css'
import '../src/styles/fonts.css'
import '../src/styles/base.css'
import type { Retelling } from '../src/board-kit/recap'
import { Speech } from '../src/i18n/i18n.svelte'
import { option, roomInfo, scene as filled, type Lang, type TableProps } from '../src/net/wire'
import Demo from './Demo.svelte'

const texts = import.meta.glob(['../locale/*/{*-table,coach,shell}.ftl', '../../src/igroteka/games/*/locale/*/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>
const tables = import.meta.glob<{ default: Component<TableProps> }>('../src/games/*/Table.svelte')
const retellings = import.meta.glob<{ default: Retelling }>('../src/games/*/retelling.ts')
const speeches = new Map<string, Speech>()

function speechOf(game: string, lang: Lang): Speech {
  const name = `${game} ${lang}`
  let found = speeches.get(name)
  if (!found) {
    const own = [`/${lang}/${game}-`, `/${lang}/any-`, `/${lang}/coach.`, `/${lang}/shell.`, `/${game}/locale/${lang}/`]
    const read = Object.entries(texts).filter(([path]) => own.some((one) => path.includes(one)))
    speeches.set(
      name,
      (found = new Speech(
        lang,
        read.map(([, text]) => text),
      )),
    )
  }
  return found
}

const infoOf = (game: string, names: string[], hints: boolean) =>
  roomInfo({
    id: 'demo',
    game,
    status: 'active',
    rev: 1,
    private: false,
    created: 0,
    commit: 'c0ffee12deadbeef',
    hints,
    seats: names.map((who, seat) => ({
      seat,
      kind: seat ? 'bot' : 'human',
      name: who,
      level: seat ? ['greedy', 'random', 'wise'][seat - 1] : '',
      present: true,
    })),
  })

let laid: ReturnType<typeof mount> | undefined

/** Whatever lay here is gone. */
async function clear() {
  if (laid) await unmount(laid)
  laid = undefined
}

/** The table that an address asks for. */
async function lay(address: string) {
  await clear()
  const asked = new URLSearchParams(address)
  const game = asked.get('g') ?? 'catan'
  const name = asked.get('f') ?? 'main-ru'
  document.documentElement.dataset.theme = asked.get('theme') ?? 'light'
  const lang = name.slice(-2) as Lang
  const fixture = await (await fetch(`/fixtures/${game}/${name}.json`)).json()
  const Table = (await tables[`../src/games/${game}/Table.svelte`]()).default
  const retelling = (await retellings[`../src/games/${game}/retelling.ts`]?.())?.default ?? null
  const speech = speechOf(game, lang)
  const acts: unknown[] = []
  const missing = new Set<string>()
  Object.assign(window, { acts, missing })
  laid = mount(Demo, {
    target: document.getElementById('app')!,
    props: {
      Table,
      first: filled(fixture.scene),
      log: fixture.log,
      lang,
      t: (key: string, args?: Record<string, string | number>) => {
        if (!speech.has(key)) missing.add(key)
        return speech.say(key, args)
      },
      acts,
      motion: Number(asked.get('motion') ?? 1),
      readonly: asked.has('readonly') || fixture.seat < 0,
      infoOf: (names: string[]) => infoOf(game, names, asked.has('hints')),
      names: fixture.names,
      retelling,
      guide: asked.has('guide'),
      recent: asked.has('guide') ? fixture.log.slice(-4) : [],
      extra: asked.has('o') ? JSON.parse(asked.get('o')!).map(option) : null,
    },
  })
}

Object.assign(window, { lay, clear })
await lay(location.search)
