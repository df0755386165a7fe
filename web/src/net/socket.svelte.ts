// One connection per tab. It says hello again after every break, sends again what was not answered, and never forgets an act.

import type {
  Act,
  Accepted,
  Asked,
  Because,
  ChatAsk,
  Lang,
  MarketAsk,
  Refused,
  Subscription,
  ToldAll,
  UndoAsk,
  WhyAsk,
} from './wire'
import { fill, VERSION } from './wire'

export type Sent = Act | UndoAsk | WhyAsk | ChatAsk | MarketAsk
export type Answer = Accepted | Refused | Because
export type Line = 'on' | 'waiting' | 'off'

/** Seconds to wait before try n (from 0): doubling from a half to eight, each shortened by luck so that a crowd spreads out. */
export function backOff(n: number, luck = Math.random()): number {
  return Math.min(8, 0.5 * 2 ** Math.min(n, 10)) * (0.5 + 0.5 * luck)
}

export function newCid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9))
  return Array.from(bytes, (b) => b.toString(36).padStart(2, '0')).join('')
}

interface Waiting {
  message: Sent
  settle: (answer: Answer) => void
  sent: number
}

interface Needs {
  open: (url: string) => WebSocket
  now: () => number
  /** Fetches the page anew; false if that was done a short while ago. */
  renew: () => boolean
}

const QUIET = 25
const LOST = 10
const RESEND = 6
const RENEWED = 'igroteka.renewed'
const HOUR = 3600_000

/** Once an hour: a page that comes back as old as it was stays and says so. */
function renew(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RENEWED)) < HOUR) return false
    sessionStorage.setItem(RENEWED, String(Date.now()))
  } catch {
    return false
  }
  location.reload()
  return true
}

export class Connection {
  /** 'on', 'waiting' (broken, trying again) or 'off' (nobody needs it). */
  line: Line = $state('off')
  /** When the line broke, in ms; 0 while it holds. */
  broken = $state(0)
  /** Acts on their way. */
  pending = $state(0)
  bye = $state('')
  /** Our session has ended: trying again is useless until somebody signs in. */
  barred = $state(false)
  /** The house speaks another version of the wire: in its words, for a page that could not be renewed. */
  outdated = $state('')

  private ws: WebSocket | null = null
  private rooms = new Map<string, Subscription>()
  private hearers = new Set<(told: ToldAll) => void>()
  private asked = new Map<string, Waiting>()
  private tries = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private beat: ReturnType<typeof setInterval> | undefined
  private heard = 0
  private pinged = 0
  private n = 0
  private lang: Lang = 'en'
  private here = true

  constructor(
    private url: () => string,
    private needs: Needs = { open: (u) => new WebSocket(u), now: () => Date.now(), renew },
  ) {}

  hear(hearer: (told: ToldAll) => void): () => void {
    this.hearers.add(hearer)
    return () => this.hearers.delete(hearer)
  }

  follow(room: string, seat: number | null) {
    this.rooms.set(room, { room, seat })
    if (this.isOpen) this.hello()
    else this.connect()
  }

  leave(room: string) {
    this.rooms.delete(room)
    if (this.rooms.size === 0 && this.asked.size === 0) this.close()
    else if (this.isOpen) this.hello()
  }

  /** Asks for the whole state again: after a gap, or when a move turned out to be stale. */
  resync() {
    if (this.isOpen) this.hello()
  }

  setLang(lang: Lang) {
    if (lang === this.lang) return
    this.lang = lang
    if (this.isOpen) this.send({ t: 'lang', lang })
  }

  /** Is this tab seen? A hidden one does not keep the house from writing to us. */
  look(here: boolean) {
    if (here === this.here) return
    this.here = here
    if (this.isOpen) this.send({ t: 'look', here })
  }

  ask(message: Sent): Promise<Answer> {
    return new Promise((settle) => {
      this.asked.set(message.cid, { message, settle, sent: 0 })
      this.count()
      if (this.isOpen) this.transmit(message.cid)
      else this.connect()
    })
  }

  /** Tries at once: the network came back, or the person pressed "try now". */
  hurry() {
    if (this.isOpen || this.rooms.size === 0) return
    this.barred = false
    this.outdated = ''
    clearTimeout(this.timer)
    this.timer = undefined
    this.connect()
  }

  close() {
    clearTimeout(this.timer)
    clearInterval(this.beat)
    this.timer = undefined
    const ws = this.ws
    this.ws = null
    ws?.close(1000)
    this.line = 'off'
    this.broken = 0
    this.tries = 0
  }

  private get isOpen() {
    return this.ws?.readyState === 1
  }

  /** The room we are about to follow: of several processes of a house the one where it is at home answers. */
  private whereTo(): string {
    const [room] = this.rooms.keys()
    return room === undefined ? '' : `?room=${encodeURIComponent(room)}`
  }

  private connect() {
    if (this.ws || this.timer) return
    let ws: WebSocket
    try {
      ws = this.needs.open(this.url() + this.whereTo())
    } catch {
      this.lost()
      return
    }
    this.ws = ws
    if (this.line === 'off') this.line = 'waiting'
    ws.onopen = () => {
      if (this.ws !== ws) return
      this.heard = this.needs.now()
      this.pinged = 0
      this.hello()
      if (!this.here) this.send({ t: 'look', here: false })
      for (const cid of this.asked.keys()) this.transmit(cid)
      clearInterval(this.beat)
      this.beat = setInterval(() => this.pulse(), 2000)
    }
    ws.onmessage = (e) => {
      if (this.ws === ws) this.take(String(e.data))
    }
    ws.onclose = () => {
      if (this.ws === ws) {
        this.ws = null
        this.lost()
      }
    }
  }

  private lost() {
    clearInterval(this.beat)
    if (this.rooms.size === 0 && this.asked.size === 0) {
      this.line = 'off'
      return
    }
    this.line = 'waiting'
    if (!this.broken) this.broken = this.needs.now()
    if (this.barred || this.outdated) return
    this.timer = setTimeout(
      () => {
        this.timer = undefined
        this.connect()
      },
      backOff(this.tries++) * 1000,
    )
  }

  /** Hello replaces all subscriptions; each room answers with its whole state. */
  private hello() {
    this.send({ t: 'hello', v: VERSION, lang: this.lang, rooms: [...this.rooms.values()].map((r) => ({ ...r })) })
  }

  private send(message: Asked) {
    this.ws?.send(JSON.stringify(message))
  }

  private transmit(cid: string) {
    const waiting = this.asked.get(cid)
    if (!waiting) return
    waiting.sent = this.needs.now()
    this.send(waiting.message)
  }

  private pulse() {
    const now = this.needs.now()
    if (this.pinged && now - this.pinged > LOST * 1000 && this.heard < this.pinged) {
      const ws = this.ws
      this.ws = null
      ws?.close()
      this.lost()
      return
    }
    if (now - this.heard > QUIET * 1000 && (!this.pinged || this.pinged < this.heard)) {
      this.pinged = now
      this.send({ t: 'ping', n: ++this.n })
    }
    for (const [cid, waiting] of this.asked) if (now - waiting.sent > RESEND * 1000) this.transmit(cid)
  }

  private take(text: string) {
    let told: ToldAll
    try {
      told = fill(JSON.parse(text))
    } catch {
      return
    }
    this.heard = this.needs.now()
    this.line = 'on'
    this.broken = 0
    this.tries = 0
    this.bye = ''
    if (told.t === 'ok' || told.t === 'no' || told.t === 'because') {
      const waiting = this.asked.get(told.cid)
      if (waiting) {
        this.asked.delete(told.cid)
        this.count()
        waiting.settle(told)
      } else if (told.t === 'no' && told.code === 'protocol-version' && !this.needs.renew()) {
        this.outdated = told.text
      }
    } else if (told.t === 'bye') {
      this.bye = told.reason
      this.line = 'waiting'
      if (!this.broken) this.broken = this.heard
      if (told.reason === 'session' || told.reason === 'revoked') this.barred = true
    }
    for (const hearer of this.hearers) hearer(told)
  }

  private count() {
    let n = 0
    for (const { message } of this.asked.values()) if (message.t === 'act' || message.t === 'undo') n++
    this.pending = n
  }
}

export const connection = new Connection(() => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`)

if (typeof addEventListener === 'function') {
  addEventListener('online', () => connection.hurry())
  document.addEventListener('visibilitychange', () => {
    connection.look(!document.hidden)
    if (!document.hidden) connection.hurry()
  })
}
