// Who sits at this browser.

import { api } from '../net/api'
import type { Person } from '../net/wire'
import { connection } from '../net/socket.svelte'

class Visitor {
  person: Person | null = $state(null)
  build = $state('')
  /** True once we know who it is. */
  known = $state(false)
  /** A guest who has never been here. */
  fresh = $state(false)
  private asking: Promise<Person | null> | null = null
  private entering: Promise<void> | null = null

  /** Asked once, however many want to know; never beside an entering, whose answer it would contradict. */
  look(): Promise<Person | null> {
    return (this.asking ??= this.ask().finally(() => {
      this.asking = null
    }))
  }

  private async ask(): Promise<Person | null> {
    await this.entering
    const found = await api.session()
    if (found.build) this.build = found.build
    return this.take(found.person)
  }

  /** A person in any case: a guest is made in one step. */
  async ensure(): Promise<Person> {
    if (!this.known || this.asking) await this.look()
    if (!this.person)
      await (this.entering ??= this.enter().finally(() => {
        this.entering = null
      }))
    return this.person!
  }

  /** Once, however many pages ask at the same time: a second guest would make the first one's answers void. */
  private async enter() {
    this.fresh = true
    this.take(await api.guest())
  }

  async register(login: string, password: string, name: string) {
    this.take(await api.register(login, password, name))
    connection.hurry()
  }

  async login(login: string, password: string) {
    this.take(await api.login(login, password))
    connection.close()
  }

  async logout() {
    await api.logout()
    connection.close()
    this.person = null
    await this.look()
  }

  /** The session goes on; all others end. */
  async password(old: string, fresh: string) {
    this.take(await api.password(old, fresh))
  }

  async settle(changes: Record<string, unknown>) {
    this.person = await api.settle(changes)
  }

  private take(person: Person | null): Person | null {
    this.person = person
    this.known = true
    return person
  }
}

export const visitor = new Visitor()
