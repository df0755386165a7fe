// A board looked at closely: how much it is enlarged, and which point of it lies in the middle. Each game remembers its own.

const MOST = 4
const STEP = 1.5
const KEY = 'igroteka.lens'

interface Kept {
  zoom: number
  u: number
  v: number
}

function stored(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}
  } catch {
    return {} // a private window, or somebody else's writing under our key
  }
}

const within = (value: number, room: number) => (room >= 0.5 ? 0.5 : Math.min(1 - room, Math.max(room, value)))

export class Lens {
  zoom = $state(1)
  /** The point in the middle, in shares of the board. */
  u = $state(0.5)
  v = $state(0.5)
  /** The window in boards at rest: what lies beside a board that does not fill its place is used too. */
  private across = 1
  private down = 1
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private name: string) {
    const kept = stored()[name]
    if (kept && kept.zoom > 1) Object.assign(this, { zoom: Math.min(MOST, kept.zoom), u: kept.u, v: kept.v })
  }

  get close(): boolean {
    return this.zoom > 1
  }

  get most(): boolean {
    return this.zoom >= MOST
  }

  get transform(): string | undefined {
    const { zoom, u, v } = this
    return zoom > 1 ? `translate(${50 - 100 * zoom * u}%, ${50 - 100 * zoom * v}%) scale(${zoom})` : undefined
  }

  /** What the window shows, in shares of the board. */
  get seen(): { x: number; y: number; w: number; h: number } {
    const w = Math.min(1, this.across / this.zoom)
    const h = Math.min(1, this.down / this.zoom)
    return { x: this.u - w / 2, y: this.v - h / 2, w, h }
  }

  room(across: number, down: number): void {
    this.across = across || 1
    this.down = down || 1
    if (this.close) this.move(this.u, this.v)
  }

  /** Enlarges so that a point of the window, counted in boards at rest from its middle, stays where it is. */
  enlarge(zoom: number, x = 0, y = 0): void {
    const now = zoom < 1.02 ? 1 : Math.min(MOST, zoom)
    const u = this.u + x / this.zoom - x / now
    const v = this.v + y / this.zoom - y / now
    this.zoom = now
    this.move(u, v)
  }

  pan(x: number, y: number): void {
    this.move(this.u - x / this.zoom, this.v - y / this.zoom)
  }

  /** Brings a point of the board into the window, and what lies so near around it. */
  show(u: number, v: number, near: number): void {
    const { x, y, w, h } = this.seen
    const out = u - near < x || u + near > x + w || v - near < y || v + near > y + h
    if (this.close && out) this.move(u, v)
  }

  move(u: number, v: number): void {
    this.u = this.close ? within(u, this.across / (2 * this.zoom)) : 0.5
    this.v = this.close ? within(v, this.down / (2 * this.zoom)) : 0.5
    this.keep()
  }

  nearer = (): void => this.enlarge(this.zoom * STEP)
  farther = (): void => this.enlarge(this.zoom / STEP)
  whole = (): void => this.enlarge(1)

  /** + − 0; true if it was one of them. */
  key(key: string): boolean {
    if (key === '+' || key === '=') this.nearer()
    else if (key === '-' || key === '−') this.farther()
    else if (key === '0') this.whole()
    else return false
    return true
  }

  private keep(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => {
      const all = stored()
      if (this.close) all[this.name] = { zoom: this.zoom, u: this.u, v: this.v }
      else delete all[this.name]
      try {
        localStorage.setItem(KEY, JSON.stringify(all))
      } catch {
        // private windows forget; that is their purpose
      }
    }, 250)
  }
}
