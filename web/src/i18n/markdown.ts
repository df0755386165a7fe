// The little Markdown of our rules and notes, as a tree: nothing is ever written as HTML.

export type Span = { kind: 'text' | 'bold' | 'em' | 'code' | 'rule'; text: string }
export type Block =
  { kind: 'p'; spans: Span[] } | { kind: 'ul' | 'ol'; items: Span[][] } | { kind: 'table'; rows: Span[][][] }

const INLINE = /\*\*(.+?)\*\*|\*([^*\s][^*]*?)\*|`([^`]+)`|\b([A-Z]{2,8}-\d+(?:\.\d+[a-z]?)?)\b/g

export function spans(text: string): Span[] {
  const found: Span[] = []
  let from = 0
  for (const m of text.matchAll(INLINE)) {
    if (m.index > from) found.push({ kind: 'text', text: text.slice(from, m.index) })
    if (m[1]) found.push({ kind: 'bold', text: m[1] })
    else if (m[2]) found.push({ kind: 'em', text: m[2] })
    else if (m[3]) found.push({ kind: 'code', text: m[3] })
    else found.push({ kind: 'rule', text: m[4] })
    from = m.index + m[0].length
  }
  if (from < text.length) found.push({ kind: 'text', text: text.slice(from) })
  return found
}

export function blocks(text: string): Block[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .filter(Boolean)
    .flatMap(block)
}

function block(text: string): Block[] {
  const found: Block[] = []
  for (const line of text.split('\n')) {
    const last = found.at(-1)
    const item = /^\s*(?:([-*])|\d+\.)\s+(.*)$/.exec(line)
    if (item) {
      const kind = item[1] ? 'ul' : 'ol'
      if (last?.kind === kind) last.items.push(spans(item[2]))
      else found.push({ kind, items: [spans(item[2])] })
    } else if (/^\s*\|/.test(line)) {
      if (/^[\s|:-]+$/.test(line)) continue
      const cells = line
        .trim()
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell) => spans(cell.trim()))
      if (last?.kind === 'table') last.rows.push(cells)
      else found.push({ kind: 'table', rows: [cells] })
    } else if (last?.kind === 'p') {
      last.spans.push({ kind: 'text', text: ' ' }, ...spans(line.trim()))
    } else if ((last?.kind === 'ul' || last?.kind === 'ol') && /^\s+/.test(line)) {
      last.items.at(-1)!.push({ kind: 'text', text: ' ' }, ...spans(line.trim()))
    } else {
      found.push({ kind: 'p', spans: spans(line.trim()) })
    }
  }
  return found
}
