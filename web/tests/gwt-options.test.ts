// Nothing is out of reach at the table of Great Western Trail, nothing is sent that was not offered.
import { expect, test } from 'vitest'
import * as model from '../src/games/gwt/model'
import type { Option } from '../src/net/wire'
import { asking, place, press, walk } from './gwt-kit'
import { SOAK } from './table-kit.svelte'

const { go, names } = walk(asking, SOAK)

/** The control of an option: a place of a map, something on the board, a line of the panel, a button of the prompt. */
function control(root: HTMLElement, option: Option): Element | null {
  const panel = root.querySelector(`.deeds [data-action="${option.action}"], .prompt [data-action="${option.action}"]`)
  if (panel) return panel
  const target = option.kind === 'build' ? option.targets[1] : model.goal(option)
  const [what, id, more] = target.split(':')
  if (what === 'hand') return root.querySelector(`.hand [data-at="hand:${id}"]`)
  if (what === 'job') return [...root.querySelectorAll(`[data-at="job:${id}:${more}"]`)][0] ?? null
  if (what === 'discspace') return root.querySelector(`[data-at="disc:${id}"]`)
  if (what === 'display') return root.querySelector(`[data-at="goal:${id}"]`)
  if (what === 'objective_stack') return root.querySelector('.blind')
  if (what === 'worker') return root.querySelector(`.wrow.${id} .over`)
  return place(root, target)
}

/** Not more than a few of each kind are pressed on the table; the list has them all. */
const few = (options: Option[]) =>
  options.filter(
    (one) =>
      options.filter((other) => other.kind === one.kind).indexOf(one) %
        Math.ceil(options.filter((other) => other.kind === one.kind).length / (SOAK ? 14 : 4)) ===
      0,
  )

test.each(names)('%s: every option stands in the list, and has a control of its own', async (name) => {
  const { root, scene, acts } = await go(name)
  for (const option of scene.options!) press(root.querySelector(`.actions [data-action="${option.action}"]`))
  expect(acts.splice(0)).toEqual(scene.options!.map((option) => option.action))
  let chosen = ''
  for (const option of few(scene.options!)) {
    const side =
      option.kind === 'build' ? (scene.view as model.View).sides[Number(model.aim(option, 'building')) - 1] : ''
    if (side !== chosen && side)
      press(
        [...root.querySelectorAll('.deeds .deed:not(.chosen)')].find(
          (one) => one.querySelector('.face')?.textContent === side,
        ) ?? root.querySelector('.deeds .deed.chosen'),
      )
    if (side && !root.querySelector('.deeds .deed.chosen'))
      press([...root.querySelectorAll('.deeds .deed')].find((one) => one.querySelector('.face')?.textContent === side))
    chosen = side
    press(control(root, option))
    if (!acts.length)
      press(
        [...root.querySelectorAll('.card [data-action], .prompt .primary')].find(
          (one) =>
            one.getAttribute('data-action') === String(option.action) || one.getAttribute('data-tip') === option.text,
        ),
      )
    expect(acts, option.notation).toEqual([option.action])
    acts.length = 0
  }
})
