import { and, eq, inArray, or } from 'drizzle-orm'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Phone } from '#kernel/phone.ts'
import { weekOf } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type ChosenDay, compareChosenDays } from '../domain/chosen-day.ts'
import { inWeeks } from './submissions.ts'
import { submissionDays, submissions } from './tables.ts'

interface Chooser {
  readonly id: string
  readonly phone: Phone
}

/**
 * What each of these drivers has chosen on these dates, in the order of time, asked for in one question. A
 * submission is the driver's whose record it names, or whose number it was sent with (D6). Who has chosen
 * nothing is not in it.
 */
export async function choicesOfMany(
  queries: Queries,
  drivers: readonly Chooser[],
  dates: readonly CalendarDate[],
): Promise<ReadonlyMap<string, readonly ChosenDay[]>> {
  if (drivers.length === 0 || dates.length === 0) return new Map()
  const { driverId, phone } = submissions
  const rows = await queries
    .select({ driverId, phone, date: submissionDays.date, option: submissionDays.option })
    .from(submissionDays)
    .innerJoin(submissions, eq(submissions.id, submissionDays.submissionId))
    .where(
      and(
        or(
          inArray(
            driverId,
            drivers.map(({ id }) => id),
          ),
          inArray(
            phone,
            drivers.map((driver) => driver.phone),
          ),
        ),
        inWeeks(dates.map(weekOf)),
        inArray(submissionDays.date, [...dates]),
      ),
    )
  const byDriver = Map.groupBy(rows, (row) => row.driverId)
  const byPhone = Map.groupBy(rows, (row) => row.phone)
  const choices = new Map<string, readonly ChosenDay[]>()
  for (const driver of drivers) {
    const own = new Set([...(byDriver.get(driver.id) ?? []), ...(byPhone.get(driver.phone) ?? [])])
    const days = [...own].map(({ date, option }) => ({ date, option })).sort(compareChosenDays)
    if (days.length > 0) choices.set(driver.id, days)
  }
  return choices
}
