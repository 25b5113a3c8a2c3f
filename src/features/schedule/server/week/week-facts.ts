import { primaryCars } from '#features/fleet/assigned-drivers/server/public.ts'
import type { AvailableDriver, WeekFacts } from '#features/planning/domain/public.ts'
import { fleetOff } from '#features/roster/domain/public.ts'
import { driversIn, findWeek, pinsOfWeek } from '#features/roster/server/public.ts'
import { readSettings } from '#features/settings/server/public.ts'
import { submissionsOfWeek } from '#features/submissions/server/public.ts'
import { addDays, daysBetween } from '#kernel/calendar-date.ts'
import { SLOTS_IN_WEEK } from '#kernel/slot.ts'
import { addWeeks, mondayOf, type Week } from '#kernel/week.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { liveFrame } from './live-frame.ts'

const SUNDAY_NIGHT = SLOTS_IN_WEEK - 1

/** Everything that the base calendar of a week is made of, as it is now (D16, D20). */
export async function weekFacts(queries: Queries, clock: Clock, week: Week): Promise<WeekFacts> {
  return (await factsOfNow(queries, clock, week)).facts
}

/** The same, with how many slots of the week have begun, of which the base calendar knows nothing. */
export async function factsOfNow(
  queries: Queries,
  clock: Clock,
  week: Week,
): Promise<{ readonly facts: WeekFacts; readonly begun: number }> {
  const { planning } = await readSettings(queries, clock)
  const { limits, fleet, unavailable, driversOff, services, begun } = await liveFrame(queries, clock, week)
  const facts: WeekFacts = {
    limits,
    cars: fleet,
    drivers: await availableDrivers(queries, week),
    unavailable: fleetOff(unavailable),
    driversOff,
    pins: await pinsOfWeek(queries, week),
    services,
    options: {
      floor: planning.floor,
      policy: planning.policy,
      fromReserve: planning.fillFromReserve,
      onCall: planning.seatOnCall,
    },
  }
  return { facts, begun }
}

/** Who sent availability for the week, in the order of acceptance. */
export async function availableDrivers(queries: Queries, week: Week): Promise<AvailableDriver[]> {
  const cars = await primaryCars(queries)
  const nightBefore = await sundayNightDrivers(queries, addWeeks(week, -1))
  const monday = mondayOf(week)
  return (await submissionsOfWeek(queries, week)).map(({ driverId, fullName, phone, email, days }) => ({
    id: driverId,
    fullName,
    phone,
    email,
    choices: days.map(({ id, date, option, source }) => ({
      ...(id === undefined ? {} : { id }),
      day: daysBetween(monday, date),
      option,
      source,
    })),
    primaryCar: cars.get(driverId) ?? null,
    workedPreviousSundayNight: nightBefore.has(driverId),
  }))
}

/**
 * Who drives in the night from Sunday: by the saved week, or, where there is none, by the choices for it,
 * reserve included (D7).
 */
export async function sundayNightDrivers(queries: Queries, week: Week): Promise<ReadonlySet<string>> {
  const saved = await findWeek(queries, week)
  if (saved) return new Set(await driversIn(queries, saved.id, SUNDAY_NIGHT))
  const sunday = addDays(mondayOf(week), 6)
  const chose = (await submissionsOfWeek(queries, week)).filter(({ days }) =>
    days.some(({ date, option }) => date === sunday && (option === 'night' || option === 'night-reserve')),
  )
  return new Set(chose.map(({ driverId }) => driverId))
}
