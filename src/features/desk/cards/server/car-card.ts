import { namesakeMarks } from '#features/drivers/domain/public.ts'
import { driversByIds } from '#features/drivers/server/public.ts'
import { driversTiedTo } from '#features/fleet/assigned-drivers/server/public.ts'
import { servicesOfCarFrom } from '#features/fleet/services/server/public.ts'
import { rentalSpan } from '#features/fleet/unavailability/domain/public.ts'
import { groundingsOf, rentalsOfCarFrom, spanOfRow } from '#features/fleet/unavailability/server/public.ts'
import { vehicleOfFleet } from '#features/fleet/vehicles/server/public.ts'
import { driversOfCar, placesOfCar } from '#features/roster/server/public.ts'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { polishSortKey } from '#kernel/polish-text.ts'
import type { Week } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { readCarCard } from '../contract.ts'
import { duePapersOf } from './due-papers.ts'
import { idsOf, weekHeads } from './week-heads.ts'

type CarCard = OutputOf<typeof readCarCard>

const DAYS_OF_USUAL = 56
const MOST_USUAL = 6

/** All that the card says of a car; undefined where it has left the fleet. */
export async function carCard(
  queries: Queries,
  id: string,
  { weeks, today }: { readonly weeks: readonly Week[]; readonly today: CalendarDate },
): Promise<CarCard | undefined> {
  const car = await vehicleOfFleet(queries, id)
  if (!car) return undefined
  const { reg, make, model } = car
  return {
    ...{ id, reg, make, model, today },
    weeks: await weeksOf(queries, id, weeks),
    off: await offOf(queries, id, today),
    services: (await servicesOfCarFrom(queries, id, today)).map(
      ({ id: visit, date, time, description, confirmed }) => ({
        ...{ id: visit, date, time, description, confirmed },
      }),
    ),
    papers: await duePapersOf(queries, 'vehicle', id, today),
    usual: await usualOf(queries, id, today),
  }
}

async function weeksOf(queries: Queries, id: string, weeks: readonly Week[]): Promise<CarCard['weeks']> {
  const heads = await weekHeads(queries, weeks)
  const places = await placesOfCar(queries, id, idsOf(heads))
  const nameOf = naming(places.map(({ driverId, ...told }) => [driverId, told] as const))
  return heads.map(({ id: weekId, ...head }) => ({
    ...head,
    shifts: places
      .filter((place) => place.weekId === weekId)
      .map(({ slot, driverId }) => ({ slot, driverId, name: nameOf(driverId) })),
  }))
}

/** What runs or comes. */
async function offOf(queries: Queries, carId: string, today: CalendarDate): Promise<CarCard['off']> {
  const groundings = (await groundingsOf(queries, carId)).filter(({ dayEnd }) => dayEnd >= today)
  const rentals = await rentalsOfCarFrom(queries, carId, today)
  const off: CarCard['off'] = [
    ...groundings.map((row) => ({
      ...{ id: row.id, kind: 'grounding' as const, ...spanOfRow(row), openEnd: false, note: row.reason },
    })),
    ...rentals.map((row) => ({
      ...{ id: row.id, kind: 'rental' as const, ...rentalSpan(row, today), openEnd: row.endDate === null },
      note: `${row.firstName} ${row.lastName}`.trim(),
    })),
  ]
  return off.sort((a, b) => (a.from.date < b.from.date ? -1 : 1))
}

/** Who drove it most of late by published weeks, and who is tied to it, the main driver first. */
async function usualOf(queries: Queries, carId: string, today: CalendarDate): Promise<CarCard['usual']> {
  const driven = await driversOfCar(queries, carId, addDays(today, -DAYS_OF_USUAL), addDays(today, -1))
  const tied = new Map((await driversTiedTo(queries, carId)).map((tie) => [tie.driverId, tie.primaryCar]))
  const shifts = new Map<string, number>([...tied.keys()].map((driverId) => [driverId, 0]))
  for (const { driverId } of driven) shifts.set(driverId, (shifts.get(driverId) ?? 0) + 1)
  // Of who has left the fleet nobody drives it as a rule.
  const known = await driversByIds(queries, [...shifts.keys()])
  const nameOf = naming([...known])
  const tieOf = (driverId: string) => {
    const primary = tied.get(driverId)
    return primary === undefined ? null : primary ? ('main' as const) : ('further' as const)
  }
  const rank = ({ tie, shifts: count }: CarCard['usual'][number]) => (tie === 'main' ? 1000 : 0) + count
  return [...known.keys()]
    .map((driverId) => ({
      ...{ driverId, name: nameOf(driverId), shifts: shifts.get(driverId) ?? 0, tie: tieOf(driverId) },
    }))
    .sort((a, b) => rank(b) - rank(a) || (polishSortKey(a.name) < polishSortKey(b.name) ? -1 : 1))
    .slice(0, MOST_USUAL)
}

/** Names that tell namesakes among these apart: `Jan Nowak …201`. */
function naming(
  people: readonly (readonly [string, { readonly fullName: string; readonly phone: string }])[],
): (id: string) => string {
  const named = new Map(people)
  const marks = namesakeMarks(named)
  return (id) => [named.get(id)?.fullName ?? '', marks.get(id) ?? ''].join(' ').trim()
}
