import { namesOf } from '#features/income/matching/server/public.ts'
import { membersOf } from '#features/settlement/ledger/server/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { isWeek, mondayOf, type Week, weekOf } from '#kernel/week.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Failed } from '#platform/server/http/route.ts'
import { datesOfCharges } from '../domain/date-of-charge.ts'
import { closedIn, holdCharges, lastClosed } from './closed-weeks.ts'
import { whoIsSettled } from './settled-for.ts'

export type WeekClosed = Failed<'week_closed', { readonly drivers: number; readonly names: string }>

/** So many names are told; the rest is counted. */
const MOST_NAMES = 5

/**
 * Whose closed weeks hold what goes on, such as instalments: the driver's, and those of who was folded into
 * the driver; everybody's of a vehicle's rent.
 */
export async function whoseWeeks(tx: Tx, driverId: string | null): Promise<readonly string[] | 'all'> {
  return driverId === null ? 'all' : membersOf(tx, driverId)
}

/** The week's Monday; undefined where the year has no such week (D1). */
export function mondayIn({ year, week }: Week): CalendarDate | undefined {
  return isWeek(year, week) ? mondayOf({ year, week }) : undefined
}

/** Refuses an entry's date, and tells those that its week takes. */
export function dateFar(monday: CalendarDate) {
  return fail({ code: 'date_far' as const, facts: datesOfCharges(monday) })
}

/**
 * Asks first: what is about to be taken back may have been given back already, by an entry of a later week.
 */
export async function givenBack(
  tx: Tx,
  back: readonly { readonly driverId: string; readonly monday: CalendarDate; readonly grosze: number }[],
) {
  const { nameOf } = await namesOf(tx, [...new Set(back.map(({ driverId }) => driverId))])
  const names = new Map(back.map(({ driverId }) => [driverId, nameOf(driverId)]))
  const [first] = back
  const { year, week } = weekOf(first?.monday ?? ('' as CalendarDate))
  const facts = {
    year,
    week,
    grosze: Math.abs(first?.grosze ?? 0),
    names: toldNames([...names.keys()], names),
  }
  return fail({ code: 'given_back' as const, facts })
}

/** Holds the charges, and the drivers' names by id where all are settled and none has that week closed. */
export async function openWeekOf(
  tx: Tx,
  monday: CalendarDate,
  driverIds: readonly string[],
): Promise<Result<Map<string, string>, Failed<'no_such_driver'> | WeekClosed>> {
  await holdCharges(tx)
  const ids = [...new Set(driverIds)]
  const names = await whoIsSettled(tx, monday, ids)
  if (names.size < ids.length) return fail({ code: 'no_such_driver' })
  const closed = await closedIn(tx, monday, ids)
  return closed.size > 0 ? fail(closedFor([...closed.keys()], names)) : ok(names)
}

/** Whether no week from this one on is closed of these drivers, or of anybody. Holds the charges. */
export async function openFrom(
  tx: Tx,
  monday: CalendarDate,
  whose: readonly string[] | 'all',
): Promise<Result<null, WeekClosed>> {
  await holdCharges(tx)
  const last = await lastClosed(tx, monday, whose)
  return last === null ? ok(null) : fail(closedFor([], new Map()))
}

function closedFor(ids: readonly string[], names: ReadonlyMap<string, string>): WeekClosed {
  return { code: 'week_closed', facts: { drivers: ids.length, names: toldNames(ids, names) } }
}

/** `Jan Kowalski, Ewa Nowak, +3` */
export function toldNames(ids: readonly string[], names: ReadonlyMap<string, string>): string {
  const told = ids.slice(0, MOST_NAMES).map((id) => names.get(id) ?? '')
  const rest = ids.length - told.length
  return rest > 0 ? `${told.join(', ')}, +${rest}` : told.join(', ')
}
