// Every place of the board that can be pointed at, and its name for who cannot see it.
import type { Place } from '../../board-kit/geometry'
import { at, cityAt, FEES, foresightAt, RAIL_TOP, STATIONS, trackAt } from './board'
import data from './data.json'
import { actionText, altText, upper } from './effect'
import {
  CITIES,
  FACES,
  MASTERS,
  NODES,
  placeWords,
  tileOf,
  tileWords,
  transport,
  type Light,
  type Say,
  type View,
} from './model'

const REACH: Record<string, number> = {
  neutral: 42,
  building: 34,
  hazard: 18,
  bandit: 17,
  start: 26,
  kansas_city: 58,
}
const SLOTS = ['1a', '1b', '2a', '2b', '3a', '3b']
const POSITIONS = [
  ...Array.from({ length: 40 }, (_, space) => String(space)),
  ...Array.from({ length: 9 }, (_, turnout) => `s${turnout + 1}`),
]

/** What a building does, in one line. */
const houseText = (face: string, t: Say): string =>
  (FACES[face]?.local ?? []).map((alts) => actionText(alts, t)).join('; ')

/** A stop in a list: its name as people say it, and what it is for. */
export function stopWords(view: View, node: string, names: string[], t: Say): { title: string; does: string } {
  const here = view.trail[node]
  if (!here) return { title: placeWords(view, node, names, t), does: node === 'KC' ? t('gw-kc-short') : '' }
  const { kind, name, points } = tileOf(here.tile)
  if (kind === 'hazard')
    return { title: upper(t('gw-hazard-brief', { kind: t(`gw-zone-${name}`), count: points })), does: '' }
  if (kind === 'bandit') return { title: t(`gw-bandit-${name}`), does: '' }
  const does = (FACES[name]?.local ?? [])
    .map((alts) => alts.map((alt) => altText(alt, t)).join(` ${t('tb-or')} `))
    .join('; ')
  if (here.owner === undefined) return { title: name, does }
  return here.owner === view.viewer
    ? { title: t('gw-yours', { name }), does }
    : { title: `${name} ${names[here.owner]}`, does: t('gw-aux-brief') }
}

export function nodeLabel(view: View, node: string, lit: Map<string, Light>, names: string[], t: Say): string {
  const here = view.trail[node]
  const tile = here ? tileOf(here.tile) : null
  const stands = view.herders.flatMap((where, other) =>
    where === node ? [t('gw-herder-of', { name: names[other] })] : [],
  )
  const words =
    tile?.kind === 'hazard' || tile?.kind === 'bandit' ? tileWords(here.tile, t) : placeWords(view, node, names, t)
  const does = tile && FACES[tile.name] ? houseText(tile.name, t) : ''
  const light = lit.get(`node:${node}`)
  if (light?.options.length === 1) return light.options[0].text
  return [does ? `${words}: ${does}` : words, ...stands].join('; ')
}

export function cityLabel(view: View, id: string, t: Say): string {
  const city = CITIES.find((one) => one.id === id)!
  const cost = view.players[view.viewer] ? transport(view.engines[view.viewer], city.value) : 0
  return [
    t('gw-city-tip', {
      city: t(`gw-city-${id}`),
      value: city.value,
      disc: t(city.dark ? 'gw-disc-dark' : 'gw-disc-white'),
    }),
    city.vp ? t('gw-vp-each', { count: city.vp }) : '',
    city.dollars ? t('gw-city-money', { count: city.dollars }) : '',
    cost ? t('gw-transport', { count: cost }) : '',
    ...data.links
      .filter((link) => link.low === id || link.high === id)
      .map((link) =>
        t('gw-link', {
          city: t(`gw-city-${link.low === id ? link.high : link.low}`),
          gain: [link.gain ? actionText([link.gain], t) : '', link.vp ? t('gw-plus-vp', { count: link.vp }) : '']
            .filter(Boolean)
            .join(', '),
        }),
      ),
  ]
    .filter(Boolean)
    .join('. ')
}

export function stationLabel(view: View, number: number, names: string[], t: Say): string {
  const station = data.stations[number - 1]
  const here = view.stations[number - 1]
  const whose = view.players.flatMap((player, other) => (player.stations.includes(number) ? [names[other]] : []))
  return [
    t('gw-station-tip', {
      number,
      cost: station.cost,
      vp: station.vp,
      disc: t(station.dark ? 'gw-disc-dark' : 'gw-disc-white'),
    }),
    here.master
      ? `${t('gw-station-master')}: ${actionText(MASTERS[here.master].top, t)}; ${t(`gw-master-${here.master}`)}`
      : here.worker
        ? t('gw-station-worker', { craft: t(`gw-craft-${here.worker}`) })
        : '',
    whose.length ? t('gw-discs-of', { names: whose.join(', ') }) : '',
  ]
    .filter(Boolean)
    .join('. ')
}

export function placesOf(view: View, lit: Map<string, Light>, names: string[], t: Say): Place[] {
  const said = (place: string) => lit.get(place)?.options[0].text
  const made = (
    id: string,
    kind: string,
    where: { x: number; y: number },
    reach: number,
    open: boolean,
    label: string,
  ) => ({ id, kind, ...where, reach, open, lit: lit.has(id), label }) satisfies Place
  return [
    ...NODES.map((node) => {
      const id = `node:${node.id}`
      const open = !!view.trail[node.id] || lit.has(id) || node.id === 'KC'
      return made(id, 'node', at(node.id), REACH[node.kind], open, nodeLabel(view, node.id, lit, names, t))
    }),
    ...SLOTS.map((slot) => {
      const tile = view.foresight[slot[0]]?.[slot[1] === 'a' ? 0 : 1]
      const words = t('gw-foresight-slot', { number: slot[0], tile: tile ? tileWords(tile, t) : t('tb-none') })
      const id = `foresight:${slot}`
      return made(id, 'foresight', foresightAt(slot), 14, !!tile, said(id) ?? words)
    }),
    made('fees', 'text', FEES, 40, false, t('gw-fees', { green: view.fees.green, black: view.fees.black })),
    ...POSITIONS.map((position) => {
      const id = `track:${position}`
      const words = position.startsWith('s')
        ? t('gw-turnout', { number: Number(position.slice(1)) })
        : t('gw-space', { number: Number(position) })
      return made(id, 'track', trackAt(position), position.startsWith('s') ? 9 : 11, lit.has(id), said(id) ?? words)
    }),
    ...STATIONS.map((sign, i) => {
      const id = `station:${i + 1}`
      const where = { x: sign.x, y: RAIL_TOP + 18 }
      return made(id, 'station', where, i < 5 ? 32 : 23, true, said(id) ?? stationLabel(view, i + 1, names, t))
    }),
    ...CITIES.map((city, i) => {
      const id = `city:${city.id}`
      return made(id, 'city', cityAt(i), 40, true, said(id) ?? cityLabel(view, city.id, t))
    }),
  ]
}
