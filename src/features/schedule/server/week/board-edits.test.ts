import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addGrounding } from '#features/fleet/groundings/contract.ts'
import type { Place } from '#features/roster/domain/places.ts'
import { placesOf, planOf, type WeekPlan } from '#features/roster/domain/plan/week-plan.ts'
import { addDays } from '#kernel/calendar-date.ts'
import { mondayOf } from '#kernel/week.ts'
import { anyEdit, carryOut } from '#test/schedule/edits.ts'
import { placesOnBoard } from '#test/schedule/readable-week.ts'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { generateWeek, getGeneratedWeek, updateWeek } from '../../contract.ts'

const WEEK = { year: 2026, week: 12 }
const SLOTS = 6

let server: TestServer
let office: TestCaller
let cars: string[]
const drivers: string[] = []
beforeAll(async () => {
  server = await startTestServer()
  office = await server.asUser({ admin: true })
  cars = await addCars(server.database.queries, 3)
  for (let index = 0; index < 5; index += 1)
    drivers.push(
      await submit(server, WEEK, `Kierowca ${index}`, `60010020${index}`, {
        0: 'day',
        1: 'on-call',
        2: 'night',
      }),
    )
  answered(await server.call(generateWeek, WEEK, { as: office }))
  const tuesday = addDays(mondayOf(WEEK), 1)
  const tuesdayNight = { dayStart: tuesday, shiftStart: 'Noc', dayEnd: tuesday, shiftEnd: 'Noc' } as const
  answered(await server.call(addGrounding, { carId: cars[0] ?? '', ...tuesdayNight }, { as: office }))
})
afterAll(() => server.close())

async function readWeek() {
  const week = answered(await server.call(getGeneratedWeek, WEEK, { as: office }))
  if (!week) throw new Error('The week is not generated.')
  return week
}

/** What the screen knows of the cars, from the same answer. */
function factsOf({ days, nights, begun }: Awaited<ReturnType<typeof readWeek>>) {
  const blocked = Array.from({ length: 14 }, (_, slot) => {
    const listed = (slot % 2 === 0 ? days : nights)[slot >> 1]?.cars ?? []
    return new Set(listed.filter(({ grounded, isRented }) => grounded || isRented).map(({ id }) => id))
  })
  return { cars, blocked, barred: [], begun }
}

function setOf(places: readonly Place[]): string[] {
  return places.map(({ driverId, slot, carId, onCall }) => `${slot} ${driverId} ${carId} ${onCall}`).sort()
}

test('whatever the office does on the board, the server saves it, and the week read again is the board', async () => {
  const anyEdits = fc.array(anyEdit(cars, drivers, SLOTS), { minLength: 1, maxLength: 8 })
  let saved = 0
  await fc.assert(
    fc.asyncProperty(anyEdits, async (edits) => {
      const before = await readWeek()
      const facts = factsOf(before)
      const start: WeekPlan = planOf(placesOnBoard(before))
      const places = placesOf(edits.reduce((board, edit) => carryOut(facts, board, edit), start))
      const { id, version } = before
      const answer = answered(await server.call(updateWeek, { id, version, places }, { as: office }))
      expect(answer.version).toBe(version + 1)
      expect(setOf(placesOnBoard(await readWeek()))).toEqual(setOf(places))
      saved += 1
    }),
    { numRuns: 80 },
  )
  expect(saved).toBeGreaterThanOrEqual(80)
})
