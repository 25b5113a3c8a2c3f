/**
 * Lets React go on working on a page that the browser has translated. Translation puts `<font>` in the place
 * of a text node, while React holds on to the node it made and later changes it, removes it, or puts things
 * before it; on a node that is no longer there the browser throws, and React then takes the whole page away.
 * Our own markup gives every text that may change an element of its own (the structure check holds that); the
 * kit's components don't all do so.
 *
 * So what translation took out is remembered with what stands for it, and is put back in its place,
 * untranslated, the moment React wants it: the browser then translates what it has become. On a page that
 * nobody translates nothing is any different: only calls that would have thrown are met.
 */
export function surviveTranslation(): void {
  const standIns = new WeakMap<Node, Node>()
  const { insertBefore, removeChild } = Node.prototype

  const putBack = (text: Node) => {
    const standIn = standIns.get(text)
    standIns.delete(text)
    standIn?.parentNode?.replaceChild(text, standIn)
  }
  const watcher = new MutationObserver((changes) => {
    for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of changes) {
      if (type === 'characterData') putBack(target)
      else {
        for (const node of removedNodes) {
          if (node.nodeType !== Node.TEXT_NODE) continue
          const standIn = isFont(node.parentNode)
            ? outermostFont(node.parentNode)
            : [addedNodes[0], previousSibling, nextSibling].find(isFont)
          if (!standIn) continue
          standIns.set(node, standIn)
          watcher.observe(node, { characterData: true })
        }
      }
    }
  })
  watcher.observe(document.documentElement, { childList: true, subtree: true })

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode !== this) putBack(child)
    return child.parentNode === this ? (removeChild.call(this, child) as T) : child
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    if (before && before.parentNode !== this) putBack(before)
    return insertBefore.call(this, node, before?.parentNode === this ? before : null) as T
  }
}

function isFont(node: Node | null | undefined): node is Element {
  return node?.nodeName === 'FONT'
}

function outermostFont(font: Element): Element {
  let outermost = font
  while (isFont(outermost.parentNode)) outermost = outermost.parentNode
  return outermost
}
