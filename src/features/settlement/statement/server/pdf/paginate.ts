import type { Block, Item } from './item.ts'

export interface Placed {
  readonly item: Item
  readonly top: number
  /** Undefined where it is only said again at the top of a further page. */
  readonly block: Block | undefined
}

export type Page = readonly Placed[]

/** Between which heights a page holds items; points from the upper edge. */
export interface Bounds {
  readonly first: number
  /** Where further pages begin. */
  readonly further: number
  readonly bottom: number
}

/**
 * Puts items one below the other on as many pages as they need. What keeps with its next moves on with it; a
 * table that goes on has its headings said again; what is higher than a page is split.
 */
export function paginate(blocks: readonly Block[], bounds: Bounds): readonly Page[] {
  const waiting = blocks.flatMap((block) => block.items.map((item) => ({ item, block })))
  const pages: Placed[][] = []
  let page: Placed[] = []
  let top = bounds.first

  const turn = (item: Item | undefined): void => {
    pages.push(page)
    page = []
    top = bounds.further
    for (const each of item?.repeated ?? []) {
      page.push({ item: each, top, block: undefined })
      top += each.height
    }
  }
  const isFresh = (): boolean => page.every(({ block }) => block === undefined)

  const place = (item: Item, block: Block): void => {
    const at = top + (isFresh() ? 0 : item.above)
    page.push({ item, top: at, block })
    top = at + item.height
    waiting.shift()
  }

  while (waiting.length > 0) {
    const chain = chainOf(waiting)
    const [next] = chain
    if (!next) break
    const { item, block } = next
    const height = heightOf(chain.map((each) => each.item))
    const above = isFresh() ? 0 : item.above
    const repeated = heightOf(item.repeated ?? [])
    if (top + above + height <= bounds.bottom) {
      for (const each of chain) place(each.item, each.block)
    } else if (!isFresh() && height <= bounds.bottom - bounds.further - repeated) {
      turn(item)
    } else if (top + above + item.height <= bounds.bottom) {
      place(item, block)
    } else {
      const parts = item.split?.(bounds.bottom - top - above)
      if (parts) {
        place(parts[0], block)
        waiting.unshift({ item: parts[1], block })
      }
      if (parts || !isFresh()) turn(parts ? parts[1] : item)
      else place(item, block)
    }
  }
  return [...pages, page]
}

interface Waiting {
  readonly item: Item
  readonly block: Block
}

/** The first of them, and all that it keeps with. */
function chainOf(waiting: readonly Waiting[]): readonly Waiting[] {
  const last = waiting.findIndex(({ item }) => !item.keepsWithNext)
  return waiting.slice(0, last < 0 ? undefined : last + 1)
}

/** The first one's own space above is not counted. */
function heightOf(items: readonly Item[]): number {
  return items.reduce((sum, { height, above }, index) => sum + height + (index === 0 ? 0 : above), 0)
}
