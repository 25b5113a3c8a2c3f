import type { Address } from '#features/board/work/web/public-view.ts'

/** A section as those use it who look for a cell that may not be drawn. */
export interface SectionHandle {
  /** Scrolls until the cell is in view and drawn, and keeps it drawn. */
  reveal(address: Address): void
  /** Keeps a cell drawn that is in view: asking where it is would have the page laid out once more. */
  keep(address: Address): void
}
