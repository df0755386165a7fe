// What can be pointed at on the map, with its full name: nodes of the trail, foresight, posts, harbours and the open sea.
import type { Place } from '../../board-kit/geometry'
import type { Lang } from '../../net/wire'
import { at, FEES, foresightAt, harbourAt, postAt, seaAt } from './board'
import data from './data.json'
import { actionText } from './effect'
import {
  FACES,
  faceOf,
  HARBOUR_OF,
  HARBOURS,
  harbourTitle,
  MASTERS,
  NODE,
  NODES,
  placeWords,
  POST_OF,
  POSTS,
  postTitle,
  seaTitle,
  tileWords,
  type Light,
  type Say,
  type View,
  money,
} from './model'

const REACH: Record<string, number> = { neutral: 36, building: 30, hazard: 18, start: 19, wellington: 42 }
const SIZE: Record<string, number> = { small: 31, medium: 30, large: 36 }

/** What a harbourmaster gives at once, and for what it counts at the end. */
function masterWords(name: string, t: Say): string {
  const { now, per, every, vp } = MASTERS[name]
  return `${t('nz-harbourmaster')}: ${actionText(now, t)}; ${t(`nz-per-${per}`, { every, vp })}`
}

export function boardPlaces(view: View, lit: Map<string, Light>, names: string[], t: Say, lang: Lang): Place[] {
  const sayings = (id: string) => lit.get(id)?.options
  const nodeLabel = (node: string) => {
    const options = sayings(`node:${node}`)
    const tile = view.trail[node]?.tile
    const face = tile && /^(neutral|building):/.test(tile) ? faceOf(view, tile) : ''
    const does = (FACES[face]?.local ?? []).map((alts) => actionText(alts, t)).join('; ')
    const here = view.runholders.flatMap((where, other) =>
      where === node ? [t('nz-runholder-of', { name: names[other] })] : [],
    )
    const what = options?.length === 1 ? options[0].text : [placeWords(view, node, names, t, lang), ...here].join('; ')
    return [what, does, NODE[node].gate ? gateWords(node) : ''].filter(Boolean).join('. ')
  }
  const gateWords = (node: string) => t('nz-gate', { count: NODE[node].gate ?? 0 })
  const corner = (dark: boolean | undefined) => t(dark ? 'nz-needs-dark' : 'nz-needs-white')
  const postLabel = (id: string) => {
    const post = POST_OF[id]
    const whose = view.players.flatMap((player, other) =>
      player.posts[id] ? [`${names[other]}${player.posts[id] > 1 ? ` × ${player.posts[id]}` : ''}`] : [],
    )
    return [
      postTitle(id, t),
      post.cost ? t('nz-transport', { count: post.cost }) : '',
      post.now ? actionText(post.now, t) : '',
      t('nz-plus-vp', { count: post.vp }),
      corner(post.dark),
      post.repeats ? t('nz-repeats') : '',
      ...data.postArrows
        .filter(([low, high]) => low === id || high === id)
        .map(([low, high, vp]) =>
          t('nz-link', { other: POST_OF[String(low === id ? high : low)].value, count: Number(vp) }),
        ),
      whose.length ? t('nz-discs-of', { names: whose.join(', ') }) : '',
      post.rebuilt ? t('nz-rebuilt') : '',
    ]
      .filter(Boolean)
      .join('. ')
  }
  const harbourLabel = (id: string) => {
    const harbour = HARBOUR_OF[id]
    const office = view.harbourmasters.find((one) => one.harbour === id)
    const whose = [...new Set((view.harbours[id] ?? []).filter((seat) => seat !== null))].map((seat) => names[seat!])
    const ships = view.ships.flatMap((space, other) =>
      space === harbour.at ? [t('nz-ship-of', { name: names[other] })] : [],
    )
    return [
      harbourTitle(id, t),
      harbour.size === 'small'
        ? t('nz-berths', {
            prices:
              harbour.costs
                .filter((_, i) => view.harbours[id]?.[i] === null || view.harbours[id]?.[i] === undefined)
                .map((one) => money(one, t))
                .join(', ') || t('tb-none'),
          })
        : harbour.size === 'medium'
          ? `${t('nz-disc-for', { count: harbour.costs[0] })}; ${corner(harbour.dark)}`
          : `${t('nz-opens')}: ${postLabel(id)}`,
      harbour.card
        ? `${t('nz-card-here')}: ${
            harbour.card.startsWith('bonus:')
              ? t('nz-stack-card', { stack: t(`nz-stack-${harbour.card.slice(6)}`) })
              : t(`nz-card-${harbour.card}`)
          }`
        : '',
      harbour.size === 'large' ? '' : t('nz-plus-vp', { count: harbour.vp }),
      harbour.last ? t('nz-last-harbour') : '',
      ...data.seaArrows
        .filter(([low, high]) => low === id || high === id)
        .map(([low, high, vp]) =>
          t('nz-sea-link', { other: harbourTitle(String(low === id ? high : low), t), count: Number(vp) }),
        ),
      office?.master
        ? masterWords(office.master, t)
        : office?.worker
          ? t('nz-office-worker', {
              craft: t(
                office.worker.endsWith('joker') ? 'nz-tile-joker' : `nz-craft-${office.worker.split(':').at(-1)}`,
              ),
            })
          : '',
      whose.length ? t('nz-owners', { names: whose.join(', ') }) : '',
      ...ships,
      harbour.rebuilt && harbour.size !== 'large' ? t('nz-rebuilt') : '',
    ]
      .filter(Boolean)
      .join('. ')
  }
  const placed = (
    id: string,
    kind: string,
    point: { x: number; y: number },
    reach: number,
    label: string,
    open = true,
  ): Place => {
    const options = sayings(id)
    return {
      id,
      kind,
      ...point,
      reach,
      open: open || !!options,
      lit: !!options,
      label: options?.length === 1 && kind !== 'node' ? options[0].text : label,
    }
  }
  const foresight = ['A1', 'A2', 'B1', 'B2'].map((slot) => {
    const tile = view.foresight[slot[0]]?.[Number(slot[1]) - 1]
    return placed(
      `foresight:${slot}`,
      'foresight',
      foresightAt(slot),
      13,
      t('nz-foresight-slot', { bag: slot[0], tile: tile ? tileWords(tile, t, lang) : t('tb-none') }),
      !!tile,
    )
  })
  const harbours = HARBOURS.flatMap((harbour) => {
    const spots = [
      `harbour:${harbour.id}`,
      `sea:${harbour.at}`,
      ...(harbour.size === 'large' ? [`post:${harbour.id}`] : []),
    ]
    const glowing = spots.filter((id) => lit.has(id))
    return (glowing.length ? glowing : spots.slice(0, 1)).map((id) =>
      placed(id, 'harbour', harbourAt(harbour.id), SIZE[harbour.size], harbourLabel(harbour.id)),
    )
  })
  const seas = data.sea
    .filter((space) => !HARBOURS.some((harbour) => harbour.at === space))
    .map((space) =>
      placed(`sea:${space}`, 'sea', seaAt(space), space === 's0' ? 18 : 12, seaTitle(space, t), space === 's0'),
    )
  return [
    ...NODES.map((node) =>
      placed(
        `node:${node.id}`,
        'node',
        at(node.id),
        REACH[node.kind],
        nodeLabel(node.id),
        !!view.trail[node.id] || node.id === 'wellington',
      ),
    ),
    ...foresight,
    ...POSTS.filter((post) => post.kind !== 'foreign').map((post) =>
      placed(`post:${post.id}`, 'post', postAt(post.id), post.wool ? 42 : 28, postLabel(post.id)),
    ),
    ...harbours,
    ...seas,
    {
      id: 'fees',
      kind: 'text',
      x: FEES.x + FEES.w / 2,
      y: FEES.y + FEES.h / 2,
      reach: 34,
      open: false,
      lit: false,
      label: t('nz-fees', { green: view.fees.green, black: view.fees.black }),
    },
    { id: 'ridge', kind: 'text', x: 60, y: -17, reach: 44, open: false, lit: false, label: t('nz-ridge-tip') },
  ]
}
