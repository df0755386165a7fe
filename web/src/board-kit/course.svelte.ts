// A first game in chapters: each begins from a written position, lights what it speaks of and waits for the deed.
// Nothing is forbidden meanwhile: who does something else is told so, and may take it back.
import type { Json, Option, Scene } from '../net/wire'

export interface Step {
  id: string
  /** What it speaks of, by the place keys of the table; `deed` is the button of what is awaited. */
  lights: string[]
  /** Where it leads: a flag, and no button. */
  goal?: string[]
  /** The answers it waits for, in the notation of the game; without any it is only read. */
  waits?: string[]
  /** The rule it links to. */
  rule: string
  /** There is no choice, so the table may give the answer by itself. */
  maybe?: boolean
  /** On a phone: the tab where it is seen. */
  tab?: string
}

export interface Chapter {
  id: string
  /** Where it begins; without one it is a whole game, guided by its lessons. */
  position?: Json
  preset?: string
  steps: Step[]
}

export interface Course {
  /** Texts are `<prefix>-course-<chapter>` and `<prefix>-course-<chapter>-<step>` with `.do` and `.wait`. */
  prefix: string
  seats: number
  chapters: Chapter[]
}

/** The options that a step waits for: those it names, and whatever comes to the same. */
export function awaited(step: Step | undefined, options: Option[] = []): Option[] {
  const named = options.filter((option) => step?.waits?.includes(option.notation))
  return options.filter((option) => named.some((one) => one === option || (one.same && one.same === option.same)))
}

/** What the pupil may do about the course; the house opens these doors. */
export interface Doors {
  /** Goes to a chapter, or begins it again. */
  begin: (chapter: number) => void
  stop: () => void
  /** The pupil has come to this step. */
  keep: (at: number) => void
}

class Pupil {
  course = $state.raw<Course | null>(null)
  room = $state('')
  chapter = $state(0)
  at = $state(0)
  /** Something else was done, and what the step waits for cannot be said now. */
  astray = $state(false)
  open = $state(true)
  /** The chapters that were ever finished. */
  done = $state.raw<string[]>([])
  /** Where one may decide by oneself what a chapter has told: puzzles that teach, the next one that was not answered. */
  practice = $state('')
  /** How to act at this table. */
  hands: { act: (action: number) => void; undo: () => void } | null = null
  private doors: Doors | null = null
  private scene: Scene | null = null
  private said: { rev: number; fits: boolean } | null = null

  get now(): Chapter | undefined {
    return this.course?.chapters[this.chapter]
  }
  /** Is there a course at this table, with steps? A whole game is guided by its lessons. */
  get on(): boolean {
    return !!this.now?.steps.length
  }
  get step(): Step | undefined {
    return this.now?.steps[this.at]
  }
  /** All steps of the chapter are done. */
  get over(): boolean {
    return this.on && !this.step
  }
  /** What is spoken of now, for boards that mark it. */
  get keys(): string[] {
    return this.on && !this.astray && this.step ? [...this.step.lights, ...(this.step.goal ?? [])] : []
  }

  sit(course: Course, room: string, chapter: number, at: number, done: string[], doors: Doors) {
    Object.assign(this, { course, room, chapter, at, done, doors, astray: false, open: true, scene: null, said: null })
  }
  leave() {
    this.practice = ''
    this.course = null
    this.room = ''
  }

  /** Something is on its way to the server. */
  say(what: number | string, scene: Scene) {
    this.look(scene) // several things may be said in one breath
    if (!this.on || !this.step) return
    const option = scene.options?.find((one) => one.action === what || one.notation === what)
    this.said = { rev: scene.rev, fits: !!option && awaited(this.step, scene.options ?? []).includes(option) }
  }

  /** A scene came: was the deed done, and can the step that stands now be done? */
  look(scene: Scene) {
    if (!this.on) return
    this.scene = scene
    if (this.said && scene.rev > this.said.rev) {
      const { fits } = this.said
      this.said = null
      if (fits) this.move(this.at + 1)
    }
    this.check()
  }

  private check() {
    const { scene } = this
    if (!scene || !this.step?.waits || !scene.options?.length) return
    const can = (step: Step) => awaited(step, scene.options ?? []).length > 0
    if (can(this.step) || scene.options.length === 1) {
      this.astray = false
      return
    }
    // The table may have given an answer that was none; an undo leads back to a step that was done.
    const { steps } = this.now!
    const after = steps[this.at + 1]
    const back = steps.slice(0, this.at).findLastIndex((step) => step.waits && can(step))
    if (this.step.maybe && after && can(after)) this.move(this.at + 1)
    else if (back >= 0) this.move(back)
    else this.astray = true
  }

  /** On to the next step; what is only read is gone past by this. */
  next() {
    this.move(this.at + 1)
    this.check()
  }
  begin(chapter: number) {
    this.doors?.begin(chapter)
  }
  stop() {
    this.doors?.stop()
  }

  private move(at: number) {
    this.at = at
    this.astray = false
    this.open = true
    const id = this.now?.id
    if (this.over && id && !this.done.includes(id)) this.done = [...this.done, id]
    this.doors?.keep(at)
  }
}

export const pupil = new Pupil()
