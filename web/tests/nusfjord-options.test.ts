// Nothing is out of reach at the table of Nusfjord, nothing is sent that was not offered.
import { expect, test } from 'vitest'
import { goal } from '../src/board-kit/options'
import type { Option } from '../src/net/wire'
import { asking, press, walk } from './nusfjord-kit'
import { SOAK } from './table-kit.svelte'

const { go, names } = walk(asking, SOAK)

/** The control of an option: its place on the table, a line of the panel, an exchange of the toolbar, a button of the prompt. */
function control(root: HTMLElement, option: Option): Element | null {
  const said = `[data-action="${option.action}"]`
  const own = root.querySelector(`.areas > :not(.side) ${said}, .side .ask ${said}, .side .rival ${said}`)
  if (own) return own
  const target = option.targets[option.targets.length - 1]
  return root.querySelector(`button.lit[data-place="${target}"]`)
}

/** Something that the action asks for. */
const further = (root: HTMLElement, option: Option): Element | null =>
  root.querySelector(`button.lit[data-place="${option.then![0].targets[0]}"]`)

test.each(names)(
  '%s: exactly what is offered is lit, stands in the list and has a control of its own',
  async (name) => {
    const { root, scene, acts } = await go(name)
    const lit = new Set(
      [...root.querySelectorAll<HTMLElement>('button.lit[data-place]')].map((one) => one.dataset.place!),
    )
    const told = (options: Option[]): string[] =>
      options.flatMap((option) => [...option.targets, ...told(option.then ?? [])])
    const allowed = new Set(told(scene.options!))
    expect([...lit].filter((place) => !allowed.has(place))).toEqual([])
    const listed = new Set(
      [...root.querySelectorAll<HTMLElement>('[data-action]:not(:disabled)')].map((one) => Number(one.dataset.action)),
    )
    expect([...listed].sort((a, b) => a - b)).toEqual(
      scene.options!.map((option) => option.action).sort((a, b) => a - b),
    )
    for (const option of scene.options!) press(root.querySelector(`.actions [data-action="${option.action}"]`))
    expect(acts.splice(0)).toEqual(scene.options!.map((option) => option.action))
    for (const option of scene.options!) {
      press(control(root, option))
      if (!acts.length && !root.querySelector('.prompt .k-btn.primary')) press(further(root, option))
      const prices = root.querySelectorAll('.prompt .either button')
      if (prices.length && option.kind === 'ship')
        press(prices[scene.options!.filter((one) => goal(one) === goal(option)).indexOf(option)])
      if (!acts.length) press(root.querySelector('.prompt .k-btn.primary'))
      expect(
        acts.map((act) => (typeof act === 'number' ? act : act.split('; ')[0])),
        option.notation,
      ).toEqual([typeof acts[0] === 'number' ? option.action : option.notation])
      acts.length = 0
    }
  },
)
