// Nothing is out of reach at the table of Nusfjord, nothing is sent that was not offered.
import { expect, test } from 'vitest'
import type { Option } from '../src/net/wire'
import { asking, clean, press, show } from './nusfjord-kit'

clean()

/** The control of an option: its place on the table, a line of the panel, an exchange of the toolbar, a button of the prompt. */
function control(root: HTMLElement, option: Option): Element | null {
  const own = root.querySelector(
    `.areas > :not(.side) [data-action="${option.action}"], .side .ask [data-action="${option.action}"], .side .rv [data-action="${option.action}"]`,
  )
  if (own) return own
  const target = option.targets[option.targets.length - 1]
  return root.querySelector(`button.lit[data-place="${target}"]`)
}

test.each(asking)('%s: exactly what is offered is lit, stands in the list and has a control of its own', (name) => {
  const { root, scene, acts } = show(name)
  const lit = new Set(
    [...root.querySelectorAll<HTMLElement>('button.lit[data-place]')].map((one) => one.dataset.place!),
  )
  const allowed = new Set(scene.options!.flatMap((option) => option.targets))
  expect([...lit].filter((place) => !allowed.has(place))).toEqual([])
  const told = new Set(
    [...root.querySelectorAll<HTMLElement>('[data-action]:not(:disabled)')].map((one) => Number(one.dataset.action)),
  )
  expect([...told].sort((a, b) => a - b)).toEqual(scene.options!.map((option) => option.action).sort((a, b) => a - b))
  for (const option of scene.options!) press(root.querySelector(`.actions [data-action="${option.action}"]`))
  expect(acts.splice(0)).toEqual(scene.options!.map((option) => option.action))
  for (const option of scene.options!) {
    press(control(root, option))
    if (!acts.length) press(root.querySelector(`.bar [data-action="${option.action}"]`))
    expect(acts, option.notation).toEqual([option.action])
    acts.length = 0
  }
})
