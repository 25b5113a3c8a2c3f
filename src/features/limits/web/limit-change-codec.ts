import { type CalendarDate, calendarDate } from '#kernel/calendar-date.ts'
import type { InputOf } from '#platform/pure/endpoint.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import type { ChangedLimitsDetails, previewLimits } from '../contract-change.ts'
import { slotLimit } from '../domain/slot-limit.ts'
import type { LimitChange, LimitConflict, LimitOfSlot } from '../domain/week-grid.ts'
import type { DayLimit } from './limits-of-month.ts'

type ChangesOnWire = InputOf<typeof previewLimits>['changes']

export function changesOnWire(changes: readonly LimitChange[]): ChangesOnWire {
  return changes.map(({ date, shift, from, to }) => ({
    date,
    shift: SHIFT_ON_WIRE[shift],
    from: from ?? null,
    to: to ?? null,
  }))
}

/** What each slot's limit is, out of the list; the list is read once. */
export function limitsBySlot(limits: readonly DayLimit[]): LimitOfSlot {
  const byDate = new Map<CalendarDate, DayLimit[]>()
  for (const limit of limits) {
    const date = calendarDate(limit.year, limit.month, limit.dayNumber)
    if (date) byDate.set(date, [...(byDate.get(date) ?? []), limit])
  }
  return ({ date, shift }) =>
    slotLimit(
      (byDate.get(date) ?? []).map(({ comment, ...limit }) => ({ ...limit, info: comment })),
      shift,
    )
}

/** Those of the changes that somebody else was faster than. @param details of `limit_changed` */
export function conflictsOf(details: unknown, changes: readonly LimitChange[]): readonly LimitConflict[] {
  const { slots } = details as ChangedLimitsDetails
  return slots.flatMap(({ date, shift, now }) => {
    const change = changes.find((each) => each.date === date && SHIFT_ON_WIRE[each.shift] === shift)
    return change ? [{ ...change, now: now ?? undefined }] : []
  })
}
