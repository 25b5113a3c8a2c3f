/**
 * Those who wait in a generated week, in the thread that answers everybody: seating 100 late choices in one
 * step (D42), and telling why each one on the reserve waits (D16): `npm run bench -- who-waits [CARS …]`.
 */
import { type SeatingLate, seatLate } from '#features/planning/domain/late/seat-late.ts'
import type { SettledPlace } from '#features/roster/domain/places.ts'
import { reasonHolds, type WaitingFacts, waitsNow } from '#features/roster/domain/waiting-now.ts'

const SLOTS = Array.from({ length: 14 }, (_, slot) => slot)
const LATE = 100

const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [500, 2_000]
for (const size of sizes) measure(size)

/** Nine of ten cars are driven, and a fifth as many drivers wait in each slot. */
function measure(size: number): void {
  const cars = Array.from({ length: size }, (_, order) => ({
    ...{ id: `car ${order}`, reg: `W${order}`, make: '', model: '', priority: 1, order },
  }))
  const taken = Math.floor(size * 0.9)
  const reason = { code: 'no-car', cars: taken, candidates: size, decided: { by: 'class' } } as const
  const place = (slot: number, driverId: string) => ({ slot, driverId, onCall: false, rank: 0 })
  const places = SLOTS.flatMap((slot): SettledPlace[] => [
    ...cars.slice(0, taken).map(({ id }, index) => ({
      ...{
        ...place(slot, `driver ${slot % 2} ${index}`),
        carId: id,
        origin: 'regular' as const,
        reason: null,
      },
    })),
    ...Array.from({ length: size / 5 }, (_, index) => ({
      ...{ ...place(slot, `reserve ${slot} ${index}`), rank: index + 1, carId: null },
      ...{ origin: 'reserve' as const, reason },
    })),
  ])
  const week = {
    ...{ cars, places, unavailable: [], driversOff: [], pins: [], begun: 0, fromReserve: true },
    ...{ limits: SLOTS.map(() => size), ownCars: new Map<string, string>() },
    ...{ nightBefore: new Set<string>(), dayAfter: new Set<string>() },
  } satisfies Omit<SeatingLate, 'cars'> & WaitingFacts
  const ids = cars.map(({ id }) => id)
  const late = Array.from({ length: LATE }, (_, index) => ({
    ...{ choiceId: `${index}`, driverId: `late ${index}`, slot: index % 14, onCall: false },
    ...{ origin: 'regular' as const, wanted: true, saved: false },
  }))
  const seating = timed(() => seatLate(places, late, { ...week, cars: ids }))
  const telling = timed(() => {
    for (const each of places)
      if (each.reason && !reasonHolds(each.reason, each, week)) waitsNow(each, week, '')
  })
  process.stdout.write(
    `${size} cars, ${places.length} places: ${LATE} late seated in ${seating} ms, reasons in ${telling} ms\n`,
  )
}

function timed(work: () => unknown): string {
  const began = performance.now()
  work()
  return (performance.now() - began).toFixed(0)
}
