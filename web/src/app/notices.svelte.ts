// Short messages at the foot of the window: refusals with their rule, and small news.

import { ApiError } from '../net/api'
import { t } from '../i18n/i18n.svelte'

export interface Notice {
  id: number
  text: string
  kind: 'refusal' | 'news'
  /** A rule to read, and what opens it. */
  rule: string
  open?: (rule: string) => void
}

class Notices {
  list: Notice[] = $state([])
  private n = 0

  tell(text: string, more: Partial<Notice> = {}) {
    const notice: Notice = { id: ++this.n, kind: 'news', rule: '', ...more, text }
    this.list = [...this.list.filter((old) => old.text !== text), notice].slice(-3)
    setTimeout(() => this.drop(notice.id), notice.kind === 'refusal' ? 9000 : 5000)
  }

  /** What to say of a failed request. */
  fail(error: unknown) {
    if (error instanceof ApiError) {
      const text = error.code === 'offline' ? t('fault-offline') : error.message || t('fault-title')
      this.tell(text, { kind: 'refusal', rule: error.rule })
    } else {
      console.error(error)
      this.tell(t('fault-title'), { kind: 'refusal' })
    }
  }

  drop(id: number) {
    this.list = this.list.filter((notice) => notice.id !== id)
  }
}

export const notices = new Notices()
