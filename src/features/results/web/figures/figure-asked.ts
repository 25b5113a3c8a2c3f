import type { Shift } from '#kernel/shift.ts'
import type { Figure } from '../../domain/statistics/figure.ts'
import type { Period } from '../../domain/statistics/period.ts'

/** A figure on the screen, as it is opened down to its rows. */
export interface FigureAsked {
  readonly figure: Figure
  /** As it is called on the screen. */
  readonly label: string
  readonly shift?: Shift
  readonly driverId?: string
  /** A part of the screen's period; of what sticks out nothing is shown. */
  readonly period?: Period
}
