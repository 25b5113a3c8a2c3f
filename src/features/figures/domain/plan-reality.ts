import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import { DAY_STARTS_AT, NIGHT_STARTS_AT, type Slot, slotKey } from '#kernel/slot.ts'

/** A driver in a slot: planned, driven, or both. */
export interface PlannedOrDriven {
  readonly driverId: string
  readonly date: CalendarDate
  readonly shift: Shift
  readonly planned: boolean
  /** The car of the generated week; null where nothing was planned. */
  readonly plannedReg: string | null
  /** There are rides or an income above 0. */
  readonly driven: boolean
  /** The car that the results know; null where they know none. */
  readonly drivenReg: string | null
  readonly rides: number | null
  readonly totalIncomeGrosze: number | null
  /** Only a gross is known of the income (D50). */
  readonly gross: boolean
}

export const DIFFERENCES = ['no-ride', 'unplanned'] as const

export interface Difference extends PlannedOrDriven {
  /** Planned without any ride, or driven without being planned. */
  readonly kind: (typeof DIFFERENCES)[number]
  /**
   * The same driver's other shift of the date is the opposite difference: probably the shifts were exchanged.
   */
  readonly otherShift: boolean
}

export interface PlanAndReality {
  /** In the order of time, planned ones first. */
  readonly differences: readonly Difference[]
  /** Planned shifts that have results. */
  readonly agreed: number
  /** Planned shifts of slots of which nobody has any result yet: nothing can be said of them. */
  readonly waiting: number
}

/**
 * Holds a week's plan against its results. A slot without any result of anybody is not told as a slot in
 * which nobody drove.
 */
export function comparePlan(rows: readonly PlannedOrDriven[]): PlanAndReality {
  const known = new Set(rows.filter(({ driven }) => driven).map(slotKey))
  const differing = rows.flatMap((row): Omit<Difference, 'otherShift'>[] => {
    if (row.driven && !row.planned) return [{ ...row, kind: 'unplanned' }]
    if (row.planned && !row.driven && known.has(slotKey(row))) return [{ ...row, kind: 'no-ride' }]
    return []
  })
  const kinds = new Map(differing.map((row) => [`${row.driverId} ${slotKey(row)}`, row.kind]))
  const opposite = ({ driverId, date, shift, kind }: Omit<Difference, 'otherShift'>) => {
    const other = kinds.get(`${driverId} ${slotKey({ date, shift: shift === 'day' ? 'night' : 'day' })}`)
    return other !== undefined && other !== kind
  }
  return {
    differences: differing.map((row) => ({ ...row, otherShift: opposite(row) })),
    agreed: rows.filter(({ planned, driven }) => planned && driven).length,
    waiting: rows.filter((row) => row.planned && !row.driven && !known.has(slotKey(row))).length,
  }
}

/** The last slot that has ended at this local time of the fleet (D2). @param hour 0-23 */
export function lastEndedSlot(today: CalendarDate, hour: number): Slot {
  if (hour >= NIGHT_STARTS_AT) return { date: today, shift: 'day' }
  const yesterday = addDays(today, -1)
  return { date: yesterday, shift: hour >= DAY_STARTS_AT ? 'night' : 'day' }
}
