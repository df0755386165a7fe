// What is said at the foot of the window is said to people: codes are for programs.
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, it } from 'vitest'
import { notices } from '../src/app/notices.svelte'
import { ApiError } from '../src/net/api'
import Notices from '../src/shell/Notices.svelte'

let shown: ReturnType<typeof mount>
afterEach(async () => {
  await unmount(shown)
  notices.list = []
})

it('a refusal is its sentence and nothing else', () => {
  shown = mount(Notices, { target: document.body })
  notices.fail(new ApiError('take-back-nothing', 'You have made no move yet.'))
  flushSync()
  expect(document.querySelector('.notice p')?.textContent?.trim()).toBe('You have made no move yet.')
})
