import type { Shift } from '#kernel/shift.ts'
import type { Figure } from '../../domain/statistics/figure.ts'
import type { Period } from '../../domain/statistics/period.ts'
import type { ResultRow } from './result-columns.tsx'
import type { UnsplitRow } from './unsplit-table.tsx'

/** A figure on the screen, as it is opened down to its rows. */
export type FigureAsked = AskedOfServer | AskedOfScreen

export interface AskedOfServer {
  readonly figure: Figure
  /** As it is called on the screen. */
  readonly label: string
  readonly shift?: Shift
  readonly driverId?: string
  /** Only what can't be split by shift. */
  readonly unsplitOnly?: boolean
  /** A part of the screen's period; of what sticks out nothing is shown. */
  readonly period?: Period
}

/** Of a screen that has the rows, such as those that a search has left over. */
export interface AskedOfScreen {
  readonly figure: Figure | 'hours'
  readonly label: string
  rows(): readonly ResultRow[]
  /** What can't be split by shift, where it adds to the figure. */
  unsplit?(): readonly UnsplitRow[]
}
