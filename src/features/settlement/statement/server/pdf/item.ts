import type { Element, Pen } from './pen.ts'

/** What stands across the page and isn't cut: a row, a heading, a line of a paragraph. Points. */
export interface Item {
  readonly height: number
  /** Space before it, unless it begins a page. */
  readonly above: number
  /** The page doesn't end behind it: a heading, the last row before a sum. */
  readonly keepsWithNext?: boolean
  /** What is said again above it where it begins a further page, topmost first: the columns' headings. */
  readonly repeated?: readonly Item[]
  /** Lines and grounds, drawn before anything of the page is written. */
  paint?(pen: Pen, top: number): void
  /** Its words, as parts of the element that its block has in the document; none where it is said again. */
  write(pen: Pen, top: number, parent: Element | undefined): void
  /** Two of which the first is at most so high; undefined where that can't be. */
  split?(height: number): readonly [Item, Item] | undefined
}

/** Items that belong together, under one element of the document. */
export interface Block {
  readonly tag: 'Sect' | 'Table' | 'P'
  readonly items: readonly Item[]
}
