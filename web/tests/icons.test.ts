import { expect, test } from 'vitest'
import { ICON_NAMES, ICONS } from '../src/shell/icons'

test('every icon of the house has its drawing, and every drawing its name', () => {
  expect(Object.keys(ICONS).sort()).toEqual([...ICON_NAMES].sort())
  for (const name of ICON_NAMES) {
    expect(ICONS[name].box, name).toMatch(/^-?\d+ -?\d+ \d+ \d+$/)
    expect(ICONS[name].inside, name).toMatch(/^<(path|circle|rect|g|ellipse|text)\b.*>$/s)
  }
})
