// One room as this tab follows it: what the table draws, and what a person may say there.

import type {
  Because,
  Chat,
  Market,
  MarketWord,
  Own,
  Public,
  Refused,
  RoomInfo,
  Scene,
  Told,
  ToldAll,
} from '../net/wire'
import { roomInfo, SPECTATOR } from '../net/wire'
import { keepMuted, readMuted, type Muted } from './muted'
import { applyPatch } from '../net/patch'
import { api } from '../net/api'
import { pace } from '../preferences/settings.svelte'
import { Past } from './past.svelte'
import { Reader } from './reader.svelte'
import { newCid, type Connection } from '../net/socket.svelte'

const LOG = 400
const PATIENCE = 5000

export class Room {
  info: RoomInfo | null = $state.raw(null)
  log: Told[] = $state.raw([])
  chat: Chat[] = $state.raw([])
  /** The drafts of a market table. */
  market: Market | null = $state.raw(null)
  /** Words to the market that are not yet answered. */
  haggling = $state(0)
  unread = $state(0)
  /** Whom we do not listen to here. */
  muted: Muted = $state.raw({})
  refusal: Refused | null = $state.raw(null)
  /** The room could not be followed at all. */
  closed: Refused | null = $state.raw(null)
  /** The host has removed us: why we do not sit here any more. */
  removed = $state('')
  /** A seat of ours, on the same screen, that is asked next: the curtain falls until its owner takes over. */
  next = $state(SPECTATOR)
  seat = $state(SPECTATOR)
  /** When the clocks were told, in ms. */
  told = $state(0)
  /** The numbers of the table at which something was said that is not yet answered. */
  private acting: number[] = $state.raw([])
  private laid: Scene | null = $state.raw(null)
  /** The public part of the last number, which the next one is told as a change of. */
  private known: { rev: number; open: Public | null } = { rev: -1, open: null }
  /** When the whole state was asked for, in ms: what comes before it does not matter. 0 if it is here. */
  private asking = 0
  /** How often this room was told of. */
  private heard = 0
  private reader = new Reader()
  /** What is shown of it, which may lag behind what is so. */
  readonly past = new Past(pace, async (rev) => this.reader.scene(await api.moment(this.id, rev, this.seat)))
  private stop: () => void

  constructor(
    readonly id: string,
    private line: Connection,
  ) {
    this.stop = line.hear((told) => this.hear(told))
    this.muted = readMuted(id)
  }

  /** What is so now; it waits for the words. */
  get scene(): Scene | null {
    return this.reader.ready ? this.laid : null
  }

  /** What the table draws: what is so now, or what was a moment ago. */
  get shown(): Scene | null {
    return this.reader.ready ? this.past.scene : null
  }

  /** The log as far as it is shown. */
  get shownLog(): Told[] {
    const { behind, rev } = this.past
    return behind ? this.log.filter((line) => line.rev <= rev) : this.log
  }

  /** What has just been seen to happen. */
  get recent(): Told[] {
    return this.past.recent
  }

  /** Something said at this table is on its way; what came after it is heard as the answer. */
  get pending() {
    return this.acting.includes(this.laid?.rev ?? -1)
  }

  get readonly() {
    return this.seat === SPECTATOR
  }

  /** Who sits here talks; those who look on where the host allows it. */
  mayTalk(person: string): boolean {
    const info = this.info
    return (
      !!info &&
      (info.talk || info.host === person || info.seats.some((seat) => info.you.includes(seat.seat) && !seat.left))
    )
  }

  get over() {
    return this.info?.status === 'finished' || this.info?.status === 'aborted'
  }

  get yours(): boolean {
    return this.info?.status === 'active' && this.info.turn_of.some((seat) => this.info!.you.includes(seat))
  }

  /** Starts to follow, through the eyes of one of our seats. */
  open(info: RoomInfo) {
    this.takeInfo(info)
    this.seat = asked(info) ?? info.you[0] ?? SPECTATOR
    this.line.follow(this.id, this.seat === SPECTATOR ? null : this.seat)
  }

  close() {
    this.stop()
    this.past.close()
    this.line.leave(this.id)
  }

  /** Looks through the eyes of another seat of ours. */
  turnTo(seat: number) {
    this.seat = seat
    this.next = SPECTATOR
    this.laid = null
    this.past.begin(null)
    this.asking = Date.now()
    this.line.follow(this.id, seat === SPECTATOR ? null : seat)
  }

  async act(what: number | string) {
    const scene = this.laid
    if (!scene || this.readonly || this.pending) return
    const cid = newCid()
    const said = typeof what === 'number' ? { action: what } : { line: what }
    await this.hold(
      scene.rev,
      this.line.ask({ t: 'act', room: this.id, rev: scene.rev, cid, seat: this.seat, ...said }),
    )
  }

  /** Takes the last word back, says it again, or takes back all of the turn. */
  async undo(what: 'back' | 'forth' | 'turn' = 'back') {
    const scene = this.laid
    if (!scene || this.readonly || this.pending) return
    const [forth, turn] = [what === 'forth', what === 'turn']
    await this.hold(
      scene.rev,
      this.line.ask({ t: 'undo', room: this.id, rev: scene.rev, cid: newCid(), seat: this.seat, forth, turn }),
    )
  }

  async why(action: number): Promise<Because> {
    const cid = newCid()
    const answer = await this.line.ask({ t: 'why', room: this.id, cid, seat: this.seat, action })
    if (answer.t === 'because') return { ...answer, text: this.reader.say(answer.text) }
    return {
      t: 'because',
      cid,
      text: answer.t === 'no' ? this.reader.say(answer.text) : '',
      rule: answer.t === 'no' ? answer.rule : '',
      legal: false,
    }
  }

  /** Says something to all: words of one's own, or a phrase of the house that everybody reads in their language. */
  async say(what: { text: string } | { phrase: string }): Promise<boolean> {
    const answer = await this.line.ask({ t: 'chat', room: this.id, cid: newCid(), ...what, seat: this.seat })
    if (answer.t === 'no') this.refuse(answer)
    return answer.t === 'ok'
  }

  /** A draft, a word to one, or the settling of one. */
  async haggle(word: MarketWord) {
    if (this.readonly || this.haggling) return
    this.haggling++
    this.refusal = null
    try {
      const answer = await this.line.ask({ t: 'market', room: this.id, cid: newCid(), seat: this.seat, ...word })
      if (answer.t === 'no') this.refuse(answer)
    } finally {
      this.haggling--
    }
  }

  /** The drafts of those we listen to. */
  get stall(): Market | null {
    return (
      this.market && {
        ...this.market,
        drafts: this.market.drafts.filter(({ author }) => !this.isMuted({ seat: author, name: '' })),
      }
    )
  }

  /** Who speaks: the person of a seat, or a spectator by name. */
  voice(line: { seat: number; name: string }): string {
    const seat = this.info?.seats.find((one) => one.seat === line.seat)
    return seat ? seat.person || `seat ${seat.seat}` : `name ${line.name}`
  }

  isMuted(line: { seat: number; name: string }): boolean {
    return this.voice(line) in this.muted
  }

  mute(key: string, name: string, on: boolean) {
    const { [key]: _, ...rest } = this.muted
    this.muted = on ? { ...rest, [key]: name } : rest
    keepMuted(this.id, this.muted)
  }

  private async hold(rev: number, answer: ReturnType<Connection['ask']>) {
    this.acting = [...this.acting, rev]
    this.refusal = null
    try {
      const found = await answer
      if (found.t === 'no') {
        if (found.code === 'stale') this.resync()
        this.refuse(found)
      }
    } finally {
      this.acting = this.acting.filter((one) => one !== rev)
    }
  }

  private refuse(told: Refused) {
    this.refusal = this.reader.aloud(told)
  }

  /** A deed answers with the room as it was then; what the room itself has told meanwhile is newer. */
  async tell(deed: (id: string) => Promise<RoomInfo>) {
    const heard = this.heard
    const info = await deed(this.id)
    if (this.heard === heard) this.hear({ t: 'info', room: this.id, info })
  }

  private resync() {
    this.asking = Date.now()
    this.line.resync()
  }

  hear(told: ToldAll) {
    if (told.t === 'no' && told.cid === this.id) {
      this.closed = this.reader.aloud(told)
      this.asking = 0
      return
    }
    if (!('room' in told) || told.room !== this.id) return
    this.heard++
    switch (told.t) {
      case 'state':
        this.closed = null
        this.asking = 0
        this.takeInfo(told.info)
        this.known = { rev: told.rev, open: told.scene?.public ?? null }
        this.laid = told.scene && this.reader.scene(told.scene)
        this.past.begin(this.laid)
        this.log = told.log.map((line) => this.reader.aloud(line))
        this.chat = told.chat.map((line) => this.read(line))
        this.market = told.market
        this.lookAround()
        break
      case 'ev':
        this.happened(told)
        break
      case 'removed':
        this.removed = this.reader.say(told.text)
        if (this.info?.private)
          this.closed = this.reader.aloud<Refused>({
            t: 'no',
            cid: this.id,
            code: 'removed',
            text: told.text,
            rule: '',
            rev: -1,
          })
        break
      case 'info':
        this.takeInfo(told.info)
        this.lookAround()
        break
      case 'market':
        this.market = told.market
        if (told.text)
          this.refuse({ t: 'no', cid: '', code: 'market-failed', text: told.text, rule: told.rule, rev: -1 })
        break
      case 'chat':
        if (!this.chat.some((line) => line.id === told.line.id)) {
          this.chat = [...this.chat, this.read(told.line)].slice(-200)
          if (!this.isMuted(told.line)) this.unread++
        }
        break
    }
  }

  /** Phrases are said in the language of the reader; what people write is theirs. */
  private read(line: Chat): Chat {
    return line.phrase ? this.reader.aloud(line) : line
  }

  private happened(told: Extract<ToldAll, { t: 'ev' }>) {
    const { rev, open: before } = this.known
    if (Date.now() < this.asking + PATIENCE || told.rev <= rev) return
    if (this.asking || !before || !this.info || told.rev > rev + 1) {
      this.resync()
      return
    }
    let open: Public, info: RoomInfo, laid: Scene
    try {
      open = applyPatch(before, told.public.scene ?? {})
      info = roomInfo({
        ...applyPatch(this.info, told.public.info ?? { turn_of: [open.question.seats ?? this.info.turn_of] }),
        rev: told.rev,
      })
      laid = this.look(open, told.own, told.rev)
    } catch {
      this.resync() // it is no change of what we know
      return
    }
    const events = (told.own?.events ?? told.public.events ?? []).map((line) => this.reader.aloud(line))
    const kept = told.undone && told.keep >= 0 ? this.log.slice(0, told.keep) : this.log
    const slowly = this.areBots(this.info.turn_of) && info.status === 'active' && !told.undone
    this.known = { rev: told.rev, open }
    this.log = [...kept, ...events].slice(-LOG)
    this.laid = laid
    this.past.add(laid, events, slowly)
    if (told.public.info) this.takeInfo(info)
    else this.info = info
    this.lookAround()
  }

  /** Do only bots play on these seats? Then nobody minds if we look more slowly than they move; nor where nobody looks. */
  private areBots(seats: number[]): boolean {
    const bots = this.info?.seats.filter((one) => seats.includes(one.seat) && (one.kind === 'bot' || one.replaced))
    return seats.length > 0 && bots?.length === seats.length && !document.hidden
  }

  private look(open: Public, own: Own | null, rev: number): Scene {
    return this.reader.scene({ room: this.id, rev, seat: this.laid?.seat ?? this.seat, public: open, own })
  }

  private takeInfo(info: RoomInfo) {
    // Whoever reads this is here; the server tells only the others so.
    this.info = {
      ...info,
      seats: info.seats.map((seat) => (info.you.includes(seat.seat) ? { ...seat, present: true } : seat)),
    }
    this.reader.sit(info)
    this.told = Date.now()
  }

  /** Whose eyes are right? Who sits down looks through their own; on one screen for several people the curtain falls. */
  private lookAround() {
    const info = this.info
    if (info && !info.you.includes(this.seat) && (info.you.length > 0 || this.seat !== SPECTATOR)) {
      this.turnTo(asked(info) ?? info.you[0] ?? SPECTATOR)
      return
    }
    if (!info || info.status !== 'active' || info.you.length < 2 || info.turn_of.includes(this.seat)) {
      this.next = SPECTATOR
      return
    }
    this.next = asked(info) ?? SPECTATOR
  }
}

function asked(info: RoomInfo): number | undefined {
  return info.turn_of.find((seat) => info.you.includes(seat))
}
