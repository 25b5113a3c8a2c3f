import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slotCounts } from '#features/board/work/domain/slot-counts.ts'
import { placesOf, planOf } from '#features/roster/domain/plan/week-plan.ts'
import type { OffKind, UnavailableCar } from '#features/roster/domain/unavailable.ts'
import type { LiveFrame } from './live-frame.ts'
import { seatsOfSlots } from './pick-shift.ts'

const CARS = ['c0', 'c1', 'c2', 'c3', 'c4'].map((id, order) => ({
  ...{ id, reg: id, make: '', model: '', priority: 5, order },
}))
const slot = fc.integer({ min: 0, max: 13 })
const carId = fc.constantFrom(...CARS.map(({ id }) => id))

const anyPlaces = fc
  .array(
    fc.record({
      driverId: fc.constantFrom('d0', 'd1', 'd2', 'd3', 'd4', 'd5'),
      slot,
      carId: fc.option(carId),
      onCall: fc.boolean(),
    }),
    { maxLength: 60 },
  )
  .map((places) => placesOf(planOf(places)))

const anyOff = fc.array(
  fc
    .record({ carId, from: slot, to: slot, kind: fc.constantFrom<OffKind>('grounding', 'rental', 'papers') })
    .map((off): UnavailableCar => ({ ...off, reason: '', notOnStation: false, renter: '' })),
  { maxLength: 4 },
)

test('board, dashboard and free shifts tell the same number of free cars, and of seats to fill', () => {
  fc.assert(
    fc.property(
      anyPlaces,
      anyOff,
      fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 14, maxLength: 14 }),
      (places, unavailable, limits) => {
        const frame = { unavailable, limits, fleet: [], isOver: true, begun: 0 } as unknown as LiveFrame
        const settled = places.map((place) => ({
          ...place,
          ...{ rank: 0, origin: 'regular' as const, reason: null },
        }))
        const board = planOf(places)
        const blocked = limits.map(
          (_, at) =>
            new Set(unavailable.filter(({ from, to }) => from <= at && at <= to).map((off) => off.carId)),
        )
        const week = { cars: CARS.map(({ id }) => id), blocked, barred: [], limits }
        const told = seatsOfSlots(CARS, settled, frame)
        for (let at = 0; at < 14; at++) {
          const { assigned, available, limit, free, left } = slotCounts(week, board, at)
          expect({ seated: assigned, left }).toEqual(told[at])
          expect(left).toBe(Math.max(0, Math.min(free, limit - assigned)))
          expect(available - free).toBe(
            [...(board[at]?.cars.keys() ?? [])].filter((id) => !blocked[at]?.has(id)).length,
          )
        }
      },
    ),
  )
})
