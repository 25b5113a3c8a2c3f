import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Plan } from './plan-load.ts'

/** Rows of a file that tell of days still to come, and the last of those days. */
export interface Ahead {
  readonly rows: number
  readonly last: CalendarDate
}

/**
 * What a file tells of days that have not come yet, which an app can't know: most likely another month or
 * year was meant. A report may end later than today, as one of the week that runs does.
 */
export function aheadOf({ steps }: Pick<Plan, 'steps'>, today: CalendarDate): Ahead | undefined {
  const dates = steps.flatMap(({ statement, isSame }) =>
    statement && !isSame && statement.own.date > today ? [statement.own.date] : [],
  )
  const last = dates.reduce<CalendarDate | undefined>(
    (latest, date) => (latest && latest > date ? latest : date),
    undefined,
  )
  return last && { rows: dates.length, last }
}
