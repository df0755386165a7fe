// What is wrong with how a table is drawn, whatever its size: `undrawn(root)` names it.
const LETTERS = /\p{L}{2}|^Я/u

function undrawn(root, raw) {
  const wrong = []
  const said = [root.textContent]
  for (const one of root.querySelectorAll('[aria-label], [data-tip], [title]'))
    for (const what of ['aria-label', 'data-tip', 'title']) said.push(one.getAttribute(what) ?? '')
  for (const text of said) {
    const found = raw.exec(text)
    if (found) wrong.push(`no word: «${text.slice(Math.max(0, found.index - 20), found.index + 40)}»`)
  }
  for (const button of root.querySelectorAll('button')) {
    const heard = [...button.querySelectorAll('.k-sr')].map((one) => one.textContent).join(' ') || button.textContent
    const name = button.getAttribute('aria-label') ?? heard
    if (!LETTERS.test(name)) wrong.push(`no name: ${button.outerHTML.slice(0, 160)}`)
  }
  const regions = new Set()
  for (const region of root.querySelectorAll('section[aria-label], [role=region]')) {
    const name = region.getAttribute('aria-label')
    if (regions.has(name)) wrong.push(`two regions are called «${name}»`)
    regions.add(name)
  }
  const drawings = new Set([...root.querySelectorAll('use')].map((use) => use.getAttribute('href').slice(1)))
  for (const id of drawings) if (!document.getElementById(id)) wrong.push(`no drawing: ${id}`)
  return wrong
}
