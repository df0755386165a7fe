// Pages of happy-dom that cost less: tables of thousands of nodes are laid all the time, and an attribute is a node, too.
// A third of the time of the largest tables went into empty maps and into telling parts what they knew.
import { EventTarget, Node, PropertySymbol } from 'happy-dom'

type Inside = Record<symbol, unknown>
const { affectsCache, cache, clearCache, connectedToNode, isConnected, listenerOptions, listeners } = PropertySymbol
const { formNode, ownerDocument, parentNode, rootNode, selectNode, styleNode, textAreaNode } = PropertySymbol
const done = Symbol.for('lighter')
const node = Node.prototype as unknown as Inside

/** What every node is given and few need is made when it is asked for; until then null is kept. */
function late(holder: object, what: symbol, make: () => unknown): symbol {
  const kept = Symbol(what.description)
  Object.defineProperty(holder, what, {
    get(this: Inside) {
      return (this[kept] ??= make())
    },
    set(this: Inside) {
      this[kept] = null
    },
  })
  return kept
}

function lighten() {
  const phases = () => ({ bubbling: new Map(), capturing: new Map() })
  late(EventTarget.prototype, listeners, phases)
  late(EventTarget.prototype, listenerOptions, phases)
  const found = late(node, cache, () => ({
    querySelector: new Map(),
    querySelectorAll: new Map(),
    matches: new Map(),
    elementsByTagName: new Map(),
    elementsByTagNameNS: new Map(),
    elementByTagName: new Map(),
    elementById: new Map(),
    computedStyle: null,
  }))
  const { [clearCache]: clear, [connectedToNode]: connect } = node as Record<symbol, () => void>
  node[clearCache] = function (this: Inside) {
    if (this[found] !== null || (this[affectsCache] as unknown[]).length) clear.call(this)
  }
  // What is laid upon something that lies nowhere yet has nothing to tell its parts.
  node[connectedToNode] = function (this: Inside) {
    const parent = this[parentNode] as Inside | null
    if (
      !parent ||
      this[isConnected] ||
      parent[isConnected] ||
      this[ownerDocument] !== parent[ownerDocument] ||
      this[rootNode] !== parent[rootNode] ||
      this[styleNode] !== parent[styleNode] ||
      this[textAreaNode] !== parent[textAreaNode] ||
      this[formNode] !== parent[formNode] ||
      this[selectNode] !== parent[selectNode]
    )
      connect.call(this)
  }
}

if (!(done in node)) {
  lighten()
  node[done] = true
}
