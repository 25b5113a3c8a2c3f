import type { WeekRow } from '#features/roster/server/public.ts'
import { placesOfDriver, removalsOfDriver, weeksOfDriver } from '#features/roster/server/public.ts'
import { choicesOfDriver } from '#features/submissions/server/public.ts'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { baseShift, type Shift, type ShiftOption } from '#kernel/shift.ts'
import { hasBegun, type Slot, slotAt } from '#kernel/slot.ts'
import { addWeeks, mondayOf, type Week, weekOf } from '#kernel/week.ts'
import { type Clock, fleetTime } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'

/** Weeks shown at once. */
const WEEKS = 8

export interface DriverShift {
  readonly date: CalendarDate
  readonly option: ShiftOption
  /** Null of a wish to be on call, which is for the whole date. */
  readonly shift: Shift | null
  readonly kind: 'car' | 'reserve' | 'on-call' | 'chosen'
  readonly reg: string
  readonly carId: string | null
  readonly coming: boolean
}

export interface DriverWeek {
  readonly week: Week
  readonly generated: boolean
  readonly shifts: readonly DriverShift[]
  readonly removed: readonly {
    readonly slot: Slot
    readonly reg: string
    readonly at: string
    readonly by: string
  }[]
}

/**
 * A driver's weeks, newest first, and the week before which there are more.
 * @param before weeks older than this one; else the newest
 */
export async function driverShifts(
  queries: Queries,
  clock: Clock,
  driverId: string,
  before: Week | undefined,
): Promise<{ readonly weeks: readonly DriverWeek[]; readonly older: Week | null }> {
  const { date: today, hour } = fleetTime(clock)
  const last = before && addDays(mondayOf(before), -1)
  const firstWeek = addWeeks(before ?? weekOf(today), before ? -WEEKS : 1 - WEEKS)
  const first = mondayOf(firstWeek)
  const all = await weeksOfDriver(queries, driverId)
  const generated = all.filter((week) => mondayOf(week) >= first && (!last || mondayOf(week) <= last))
  const choices = await choicesOfDriver(queries, driverId, undefined, last)
  const chosen = Map.groupBy(
    choices.filter(({ date }) => date >= first),
    ({ date }) => mondayOf(weekOf(date)),
  )
  const weeks = await generatedWeeks(queries, driverId, generated)
  for (const [monday, days] of chosen) {
    const week = weekOf(monday)
    if (all.some((known) => mondayOf(known) === monday)) continue
    const shifts = days.map((day) => ({
      ...day,
      shift: baseShift(day.option) ?? null,
      kind: 'chosen' as const,
      reg: '',
      carId: null,
    }))
    weeks.push({ week, generated: false, shifts, removed: [] })
  }
  const isOlder = (date: CalendarDate): boolean => date < first
  const older = all.some((week) => isOlder(mondayOf(week))) || choices.some(({ date }) => isOlder(date))
  return {
    weeks: weeks
      .filter(({ shifts, removed }) => shifts.length + removed.length > 0)
      .sort((a, b) => (mondayOf(a.week) < mondayOf(b.week) ? 1 : -1))
      .map((week) => ({
        ...week,
        shifts: week.shifts.map((shift) => ({
          ...shift,
          coming: !hasBegun({ date: shift.date, shift: shift.shift ?? 'day' }, today, hour),
        })),
      })),
    older: older ? firstWeek : null,
  }
}

type Unjudged = Omit<DriverWeek, 'shifts'> & { readonly shifts: readonly Omit<DriverShift, 'coming'>[] }

async function generatedWeeks(
  queries: Queries,
  driverId: string,
  rows: readonly WeekRow[],
): Promise<Unjudged[]> {
  const ids = rows.map(({ id }) => id)
  const places = await placesOfDriver(queries, driverId, ids)
  const removals = await removalsOfDriver(queries, driverId, ids)
  return rows.map((week) => ({
    week: { year: week.year, week: week.week },
    generated: true,
    shifts: places
      .filter(({ weekId }) => weekId === week.id)
      .map(({ slot, carId, onCall, reg }) => {
        const { date, shift } = slotAt(week, slot)
        const option = onCall ? 'on-call' : carId === null ? (`${shift}-reserve` as const) : shift
        return {
          carId,
          date,
          option,
          shift,
          kind: carId !== null ? 'car' : onCall ? 'on-call' : 'reserve',
          reg: reg ?? '',
        }
      }),
    removed: removals.flatMap(({ weekId, slot, reg, at, by }) =>
      weekId === week.id && slot !== null ? [{ slot: slotAt(week, slot), reg: reg ?? '', at, by }] : [],
    ),
  }))
}
