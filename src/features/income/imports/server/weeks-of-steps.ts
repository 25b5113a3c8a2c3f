import type { DriverWeek } from '#features/income/facts/server/public.ts'
import type { People } from '#features/income/matching/server/public.ts'
import { addDays, type CalendarDate, daysBetween } from '#kernel/calendar-date.ts'
import { mondayOf, weekOf } from '#kernel/week.ts'
import { eachInTurns } from '#platform/server/in-turns.ts'
import type { Step } from './plan-load.ts'

/** Of an app's week the last day, counted from the first: it may end on the Monday after. */
const LONGEST_WEEK = 7

/** Drivers' weeks in which something is told otherwise than before; of nobody's rows there are none. */
export async function weeksOfSteps(steps: Iterable<Step>, people: People): Promise<DriverWeek[]> {
  const weeks = new Map<string, DriverWeek>()
  // A file tells thousands of rows of a few days: each day's week is worked out once.
  const mondays = new Map<string, readonly CalendarDate[]>()
  const mondaysAt = (own: Own): readonly CalendarDate[] => {
    const days = `${own.date} ${own.until ?? ''}`
    const found = mondays.get(days) ?? mondaysOf(own)
    mondays.set(days, found)
    return found
  }
  await eachInTurns(steps, (step) => {
    if (step.isSame) return
    for (const own of placesOf(step)) {
      const driverId = people.get(own.refId)?.driverId
      if (!driverId) continue
      for (const monday of mondaysAt(own)) weeks.set(`${driverId} ${monday}`, { driverId, monday })
    }
  })
  return [...weeks.values()]
}

type Own = NonNullable<Step['before']>['top']['own']

/** Where it counted and where it will; what is told for the first time by what it says itself. */
function placesOf(step: Step): Own[] {
  const { statement, chain } = step
  if (chain.length === 0) return statement ? [statement.own] : []
  return [step.before, step.after].flatMap((view) => (view ? [view.top.own] : []))
}

/** A week's report belongs to the week in which it begins; a longer one touches all of its weeks. */
function mondaysOf({ date, until }: Own): CalendarDate[] {
  const first = mondayOf(weekOf(date))
  const last = until ?? date
  if (daysBetween(date, last) <= LONGEST_WEEK) return [first]
  const mondays: CalendarDate[] = []
  for (let monday = first; monday <= last; monday = addDays(monday, 7)) mondays.push(monday)
  return mondays
}
