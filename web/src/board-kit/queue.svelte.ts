// Several things said one after another, each when the server has answered the one before.
import { untrack } from 'svelte'
import type { Option } from '../net/wire'

const PATIENCE = 8000

export class Queue {
  private lines: string[] = []
  private said = { rev: -1, at: 0 }

  constructor(
    private now: () => { rev: number; options: Option[]; pending: boolean },
    private act: (action: number) => void,
  ) {
    $effect(() => {
      now()
      untrack(() => this.next())
    })
  }

  run(lines: string[]) {
    this.lines = lines
    this.said = { rev: -1, at: 0 }
    this.next()
  }

  private next() {
    const { rev, options, pending } = this.now()
    if (!this.lines.length || pending || rev === this.said.rev) return
    const option = options.find((one) => one.notation === this.lines[0])
    if (!option || (this.said.at && Date.now() - this.said.at > PATIENCE)) {
      this.lines = []
      return
    }
    this.lines = this.lines.slice(1)
    this.said = { rev, at: Date.now() }
    this.act(option.action)
  }
}
