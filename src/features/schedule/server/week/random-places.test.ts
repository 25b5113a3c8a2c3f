import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Place } from '#features/roster/domain/places.ts'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { generateWeek, getGeneratedWeek, updateWeek } from '../../contract.ts'

const WEEK = { year: 2026, week: 12 }
const STRANGER = '00000000-0000-4000-8000-000000000000'

let server: TestServer
let office: TestCaller
let cars: string[]
const drivers: string[] = []
beforeAll(async () => {
  server = await startTestServer()
  office = await server.asUser()
  cars = await addCars(server.database.queries, 3)
  for (let index = 0; index < 4; index += 1)
    drivers.push(await submit(server, WEEK, `Kierowca ${index}`, `60010020${index}`, { 0: 'day' }))
  answered(await server.call(generateWeek, WEEK, { as: office }))
})
afterAll(() => server.close())

/** D19 written a second time, by comparing every place with every other. */
function isForbidden(places: readonly Place[]): boolean {
  return places.some(
    (one, index) =>
      one.driverId === STRANGER ||
      one.carId === STRANGER ||
      places.some(
        (other, at) =>
          at > index &&
          other.slot === one.slot &&
          (other.driverId === one.driverId || (one.carId !== null && other.carId === one.carId)),
      ),
  )
}

function weekOf(places: readonly Place[]): string[] {
  return places.map(({ driverId, slot, carId, onCall }) => `${slot} ${driverId} ${carId} ${onCall}`).sort()
}

test('whatever places are sent, the server refuses exactly what the rules forbid, and keeps the rest as sent', async () => {
  const anyPlace = fc
    .record({
      driver: fc.integer({ min: 0, max: 4 }),
      slot: fc.integer({ min: 0, max: 13 }),
      car: fc.integer({ min: -2, max: 3 }),
    })
    .map(
      ({ driver, slot, car }): Place => ({
        driverId: drivers[driver] ?? (slot === 0 ? STRANGER : (drivers[0] ?? '')),
        slot,
        carId: car < 0 ? null : (cars[car] ?? (slot === 1 ? STRANGER : null)),
        onCall: car === -2,
      }),
    )
  await fc.assert(
    fc.asyncProperty(fc.array(anyPlace, { maxLength: 9 }), async (places) => {
      const before = answered(await server.call(getGeneratedWeek, WEEK, { as: office }))
      if (!before) throw new Error('The week is not generated.')
      const { id, version } = before
      const answer = await server.call(updateWeek, { id, version, places: [...places] }, { as: office })
      const after = answered(await server.call(getGeneratedWeek, WEEK, { as: office }))
      if (isForbidden(places)) {
        expect(answer).toMatchObject({ status: 422, failure: { code: 'breaks_rules' } })
        expect(after).toEqual(before)
        return
      }
      expect(answered(answer).version).toBe(version + 1)
      const slots = [0, 1, 2, 3, 4, 5, 6].flatMap((day) => [after?.days[day], after?.nights[day]])
      const kept = slots.flatMap((day, slot) => [
        ...(day?.cars ?? []).flatMap((car) =>
          car.drivers.map((driver) => ({ driverId: driver.id, slot, carId: car.id, onCall: false })),
        ),
        ...(day?.reserve ?? []).map((driver) => ({ driverId: driver.id, slot, carId: null, onCall: false })),
        ...(day?.onCall ?? []).map((driver) => ({ driverId: driver.id, slot, carId: null, onCall: true })),
      ])
      expect(weekOf(kept)).toEqual(weekOf(places))
    }),
    { numRuns: 60 },
  )
})
