// What is read on a table: where the ink of every text lies, how large it is, and what is wrong with it.
// `inkOf(root)` lists painted texts; `illegible(root, least)` names texts that meet, are cut, leave their box, or are too small.
const TOUCH = 1.2 // pixels by which two inks may meet: rounding, and letters that lean
const SLACK = 1.5
const SHORTENED = '.recap, .newest, .k-name' // the longest sentences, which the log has whole, and names of any length
const SHEET = [120, 40] // what is larger than this, opaque and lifted from the page hides what lies below

const canvas = document.createElement('canvas').getContext('2d')
const metrics = new Map()

/** How high the letters of a text stand over and under its line, in hundredths of its font. */
function lettersOf(text, style) {
  const font = `${style.fontStyle} ${style.fontWeight} 100px ${style.fontFamily}`
  const shown = style.textTransform === 'uppercase' ? text.toUpperCase() : text
  const key = font + shown
  let found = metrics.get(key)
  if (!found) {
    canvas.font = font
    const m = canvas.measureText(shown)
    const height = m.fontBoundingBoxAscent + m.fontBoundingBoxDescent
    found = {
      height,
      over: (m.fontBoundingBoxAscent - m.actualBoundingBoxAscent) / height,
      under: (m.fontBoundingBoxDescent - m.actualBoundingBoxDescent) / height,
    }
    metrics.set(key, found)
  }
  return found
}

function styles() {
  const known = new Map()
  return (one) => {
    let found = known.get(one)
    if (!found) known.set(one, (found = getComputedStyle(one)))
    return found
  }
}

const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left)
const cross = (a, b) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
const inside = (small, large, slack = SLACK) =>
  small.left >= large.left - slack &&
  small.right <= large.right + slack &&
  small.top >= large.top - slack &&
  small.bottom <= large.bottom + slack

/** What a box that clips leaves in sight. */
function kept(one, { overflowX, overflowClipMargin }) {
  const { left, top, right, bottom } = one.getBoundingClientRect()
  const more = overflowX === 'clip' ? parseFloat(overflowClipMargin) || 0 : 0
  return { left: left - more, top: top - more, right: right + more, bottom: bottom + more }
}

/** Every painted text with its ink, its size in pixels of the screen, and what cuts it. */
function inkOf(root, style = styles()) {
  const found = []
  const seen = new Map([[root.parentElement, true]])
  const painted = (one) => {
    let is = seen.get(one)
    if (is === undefined) {
      const { visibility, opacity, display, clipPath } = style(one)
      is = display !== 'none' && visibility === 'visible' && opacity > 0.04 && !clipPath.startsWith('inset(50%')
      if (is) is = painted(one.parentElement)
      seen.set(one, is)
    }
    return is
  }
  const clips = new Map([[root.parentElement, []]])
  const clipsOf = (one) => {
    let all = clips.get(one)
    if (!all) {
      const { overflowX, overflowY } = style(one)
      all = clipsOf(one.parentElement)
      if (overflowX !== 'visible' || overflowY !== 'visible')
        if (!(one instanceof SVGElement)) all = [{ one, x: overflowX, y: overflowY, box: kept(one, style(one)) }, ...all]
      clips.set(one, all)
    }
    return all
  }
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node; (node = walk.nextNode());) {
    const text = node.data.trim()
    const home = node.parentElement
    if (!text || home.closest('defs, symbol, style, title, .k-defs')) continue
    range.selectNodeContents(node)
    const lines = [...range.getClientRects()].filter((line) => line.width > 0.5 && line.height > 0.5)
    if (!lines.length || !painted(home)) continue
    const drawn = style(home)
    const letters = lettersOf(text, drawn)
    const font = parseFloat(drawn.fontSize)
    const ctm = home instanceof SVGElement ? home.getScreenCTM?.() : null
    const leans = ctm && Math.abs(ctm.b) > 0.01
    const drawnSize = ctm
      ? font * Math.sqrt(Math.abs(ctm.a * ctm.d - ctm.b * ctm.c))
      : font * (home.currentCSSZoom ?? 1)
    const measured = (lines[0].height / letters.height) * 100
    const size = leans || Math.abs(measured / drawnSize - 1) < 0.05 ? drawnSize : measured // heights are whole pixels
    const cutters = clipsOf(home)
    const boxes = lines.flatMap((line) => {
      const ink = leans
        ? { left: line.left, right: line.right, top: line.top, bottom: line.bottom }
        : {
            left: line.left,
            right: line.right,
            top: line.top + line.height * Math.max(0, letters.over),
            bottom: line.bottom - line.height * Math.max(0, letters.under),
          }
      let gone = false
      let cut = null
      for (const { one, x, y, box } of cutters) {
        const scrolls = (way) => way === 'auto' || way === 'scroll'
        if (meet(ink, box) <= 0 || cross(ink, box) <= 0) gone = true
        if (gone && (scrolls(x) || scrolls(y))) break // it can be scrolled into sight
        const beside = ink.left < box.left - SLACK || ink.right > box.right + SLACK
        const beyond = ink.top < box.top - SLACK || ink.bottom > box.bottom + SLACK
        if (!cut && ((x !== 'visible' && !scrolls(x) && beside) || (y !== 'visible' && !scrolls(y) && beyond))) cut = one
        ink.left = Math.max(ink.left, box.left)
        ink.right = Math.min(ink.right, box.right)
        ink.top = Math.max(ink.top, box.top)
        ink.bottom = Math.min(ink.bottom, box.bottom)
      }
      return gone && !cut ? [] : [{ ...ink, cut }]
    })
    if (boxes.length) found.push({ text, home, size, boxes })
  }
  return found
}

/** Does something large and opaque, lifted from the page, lie over a text, in the middle of a box of it? */
function covered(text, style, root, { left, right, top, bottom } = text.boxes[0]) {
  const x = (left + right) / 2
  const y = (top + bottom) / 2
  for (const one of document.elementsFromPoint(x, y)) {
    if (one.contains(text.home)) {
      if (one === text.home || !(one instanceof SVGElement)) return false
      continue
    }
    if (!root.contains(one)) return true
    let opaque = false
    for (let at = one; at && at !== root && !at.contains(text.home); at = at.parentElement) {
      const { position, zIndex, backgroundColor } = style(at)
      const { width, height } = at.getBoundingClientRect()
      if (width > SHEET[0] && height > SHEET[1] && !/, 0(\.\d+)?\)$|transparent/.test(backgroundColor)) opaque = true
      if (opaque && (zIndex !== 'auto' || (position !== 'static' && position !== 'relative'))) return true
    }
  }
  return false
}

const decorative = (home) => home.closest('svg.badge')

/** The button or panel that a text lies in; what hangs at a corner on purpose, and what scrolls, has none. */
function frameOf(one, style) {
  if (one.ownerSVGElement) return null
  for (let at = one; at; at = at.parentElement) {
    if (at.matches('button, .k-chip, .k-panel')) return at
    const { position, overflowY } = style(at)
    if (position === 'absolute' || position === 'fixed' || overflowY === 'auto' || overflowY === 'scroll') return null
  }
  return null
}

/** What nobody could read; `least` is the smallest size of what is needed, 0 where it is not asked. */
function illegible(root, least) {
  const style = styles()
  const texts = inkOf(root, style)
  const wrong = []
  const hidden = new Map()
  const lies = (text) => {
    if (!hidden.has(text)) hidden.set(text, covered(text, style, root))
    return hidden.get(text)
  }
  const name = (text) => `«${text.text.replace(/\s+/g, ' ').slice(0, 40)}» (${text.home.closest('[class]')?.getAttribute('class') ?? text.home.tagName})`
  const wide = document.documentElement.clientWidth
  for (const text of texts) {
    if (least && text.size < least - 0.05 && !decorative(text.home) && !lies(text))
      wrong.push(`${name(text)} is ${text.size.toFixed(1)} px high`)
    for (const box of text.boxes) {
      if (box.cut && !text.home.closest(SHORTENED) && !lies(text)) {
        wrong.push(`${name(text)} is cut by ${box.cut.className}`)
        break
      }
      if ((box.left < -SLACK || box.right > wide + SLACK) && !lies(text)) {
        wrong.push(`${name(text)} leaves the window`)
        break
      }
      const home = frameOf(text.home, style)
      if (home && !text.home.closest(SHORTENED) && !inside(box, home.getBoundingClientRect()) && !lies(text)) {
        wrong.push(`${name(text)} leaves ${home.className}`)
        break
      }
    }
  }
  const all = texts.flatMap((text) => text.boxes.map((box) => ({ text, box }))).sort((a, b) => a.box.left - b.box.left)
  for (let i = 0; i < all.length; i += 1)
    for (let k = i + 1; k < all.length && all[k].box.left < all[i].box.right; k += 1) {
      const [a, b] = [all[i], all[k]]
      if (a.text === b.text || meet(a.box, b.box) < TOUCH || cross(a.box, b.box) < TOUCH) continue
      if (decorative(a.text.home) || decorative(b.text.home) || lies(a.text) || lies(b.text)) continue
      const both = {
        left: Math.max(a.box.left, b.box.left),
        right: Math.min(a.box.right, b.box.right),
        top: Math.max(a.box.top, b.box.top),
        bottom: Math.min(a.box.bottom, b.box.bottom),
      }
      if (covered(a.text, style, root, both) || covered(b.text, style, root, both)) continue
      wrong.push(`${name(a.text)} meets ${name(b.text)}`)
    }
  return wrong
}

Object.assign(window, { illegible, inkOf })
