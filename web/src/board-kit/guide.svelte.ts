// A guide through the first game: lessons are data, each is told once, when its moment comes. A game writes its own list.
import { untrack } from 'svelte'
import type { Scene, Told } from '../net/wire'
import { pupil } from './course.svelte'

export interface Lesson {
  id: string
  /** The rule it links to. */
  rule: string
  /** It belongs to a question that is ours to answer, so it comes to the front. */
  ask?: boolean
  when: (scene: Scene, recent: Told[]) => boolean
  /** What its texts are told with. */
  args?: (scene: Scene) => Record<string, string | number>
}

/** The lessons whose moment is now and that were not told yet, the most urgent first (the order of the list). */
export function due(lessons: Lesson[], scene: Scene, recent: Told[], told: string[]): Lesson[] {
  return lessons.filter((lesson) => !told.includes(lesson.id) && lesson.when(scene, recent))
}

/** What was told, what is open, what waits. Kept for the room while the tab lives. */
export class Tutor {
  told = $state<string[]>([])
  at = $state(-1)
  open = $state(false)
  waiting = $state<string[]>([])
  private key: string
  private rev: number | null = null

  constructor(
    private lessons: Lesson[],
    room: string,
  ) {
    this.key = `igroteka.guide.${room}`
    try {
      const kept = JSON.parse(sessionStorage.getItem(this.key) ?? '[]')
      this.told = (Array.isArray(kept) ? kept : []).filter((id) => lessons.some((lesson) => lesson.id === id))
      this.at = this.told.length - 1
    } catch {
      // no storage, or somebody else's writing: begin anew
    }
  }

  get lesson(): Lesson | undefined {
    return this.lessons.find((lesson) => lesson.id === this.told[this.at])
  }

  get more(): boolean {
    return this.at < this.told.length - 1 || this.waiting.length > 0
  }

  /** A scene came: at most one lesson is told for it. A question of ours goes before what somebody still reads about something else. */
  look(scene: Scene, recent: Told[]) {
    const found = due(this.lessons, scene, recent, this.told).map((lesson) => lesson.id)
    this.waiting = this.lessons
      .filter(({ id, ask }) => found.includes(id) || (!ask && this.waiting.includes(id)))
      .map(({ id }) => id)
    const first = this.lessons.find(({ id }) => id === this.waiting[0])
    const now = this.open ? this.lesson : undefined
    const same = scene.rev === this.rev
    this.rev = scene.rev
    if (!first || same || (now && (!first.ask || (now.ask && now.when(scene, recent))))) return
    this.next(true)
  }

  next(fresh = false) {
    if (!fresh && this.at < this.told.length - 1) {
      this.at += 1
      return
    }
    const [first, ...rest] = this.waiting
    if (!first) return
    this.waiting = rest
    this.told = [...this.told, first]
    this.at = this.told.length - 1
    this.open = true
    try {
      sessionStorage.setItem(this.key, JSON.stringify(this.told))
    } catch {
      /* then it is only for this page */
    }
  }

  back() {
    if (this.at > 0) this.at -= 1
  }
  away() {
    this.open = false
  }
  show() {
    this.open = this.at >= 0
  }
}

interface Now {
  scene: Scene
  recent: Told[]
  room: string
  wanted: boolean
  able: boolean
}

/** The guide of one table: it looks at every scene while it is wanted and somebody plays. */
export class Guidance {
  private off = $state(false)
  tutor = $derived.by(() => new Tutor(this.lessons, this.room))
  on = $derived.by(() => this.now().able && (this.taught || (this.now().wanted && !this.off)))
  /** A course is on at this table: its chapters speak, not the lessons. */
  private taught = $derived.by(() => pupil.on && pupil.room === this.now().room)
  private room = $derived.by(() => this.now().room)

  constructor(
    private lessons: Lesson[],
    private now: () => Now,
    private told?: () => void,
  ) {
    $effect(() => {
      if (!this.on || this.taught) return
      const { scene, recent } = this.now()
      untrack(() => this.tutor.look(scene, recent))
    })
    $effect(() => {
      if (!this.now().wanted) this.off = false
    })
  }

  stop = () => {
    this.off = true
    this.told?.()
  }
}
