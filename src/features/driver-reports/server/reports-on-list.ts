import { publishedSlots } from '#features/roster/server/public.ts'
import { addDays } from '#kernel/calendar-date.ts'
import { compareSlots } from '#kernel/slot.ts'
import { sameWeek, type Week, weekOf } from '#kernel/week.ts'
import { type Clock, fleetTime } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { hasEnded } from '../domain/report.ts'
import { type ReportRow, reportsForOffice } from './store.ts'

/**
 * What the office's list shows, each with whether an ill driver, or one who was, has the shift all the same:
 * told by the week as it is saved, so that it stops being so with whatever frees the seat.
 * @param since instant, for what was settled
 */
export async function reportsOnList(queries: Queries, clock: Clock, since: string) {
  const now = fleetTime(clock)
  // A night goes on until the next morning.
  const rows = await reportsForOffice(queries, since, addDays(now.date, -1))
  const accepted = rows.filter((row) => (isAcceptedIllness(row) || isBackUnread(row)) && !hasEnded(row, now))
  const drivers = [...new Set(accepted.map(({ driverId }) => driverId))]
  const driven = await publishedSlots(queries, drivers, weeksOf(accepted))
  const seated = new Set(
    accepted.filter((row) => (driven.get(row.driverId) ?? []).some((slot) => compareSlots(slot, row) === 0)),
  )
  return rows.map((row) => ({
    ...row,
    stillSeated: isAcceptedIllness(row) && seated.has(row),
    back: isBackUnread(row) && accepted.includes(row) ? backOf(seated.has(row)) : null,
  }))
}

function backOf(seated: boolean) {
  return seated ? ('seated' as const) : ('freed' as const)
}

/** Taken back after the office had acted, and nobody of the office has read that yet. */
function isBackUnread({ kind, withdrawnAt, backSeenAt }: ReportRow): boolean {
  return kind === 'ill' && withdrawnAt !== null && backSeenAt === null
}

function isAcceptedIllness({ kind, takenAt, withdrawnAt }: ReportRow): boolean {
  return kind === 'ill' && takenAt !== null && withdrawnAt === null
}

function weeksOf(rows: readonly ReportRow[]): Week[] {
  const weeks = rows.map(({ date }) => weekOf(date))
  return weeks.filter((week, index) => weeks.findIndex((other) => sameWeek(week, other)) === index)
}
