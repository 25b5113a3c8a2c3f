import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addGrounding } from '#features/fleet/groundings/contract.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { generateWeek } from '../../contract.ts'
import { getPlanningAttention } from '../../contract-attention.ts'

const WEEK = { year: 2026, week: 12 } as const
const MONDAY = '2026-03-16' as CalendarDate

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ at: '2026-03-11T11:00:00Z' })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  server.clock.set('2026-03-11T11:00:00Z')
})

async function attention() {
  return answered(await server.call(getPlanningAttention, {}, { as: await server.asUser() }))
}

async function ground(carId: string, from: string, to: string): Promise<void> {
  answered(
    await server.call(
      addGrounding,
      {
        carId,
        dayStart: from as CalendarDate,
        shiftStart: 'Dzień',
        dayEnd: to as CalendarDate,
        shiftEnd: 'Noc',
        groundedReason: 'Stłuczka',
      } as never,
      { as: await server.asUser({ admin: true }) },
    ),
  )
}

test('a week that is not generated is told as such, and wants nobody', async () => {
  await addCars(server.database.queries, 2)
  expect(await attention()).toEqual({
    weeks: [
      { year: 2026, week: 11, generated: false },
      { ...WEEK, generated: false },
    ],
    short: [],
    carsOff: [],
    late: [],
  })
})

test('slots that want drivers are told until they begin', async () => {
  await addCars(server.database.queries, 2)
  await submit(server, WEEK, 'Jan Kowalski', '600100200', { 0: 'day' })
  answered(await server.call(generateWeek, WEEK, { as: await server.asUser({ admin: true }) }))
  const { short } = await attention()
  expect(short).toHaveLength(14)
  expect(short.slice(0, 2)).toEqual([
    { date: MONDAY, shift: 'day', missing: 1 },
    { date: MONDAY, shift: 'night', missing: 2 },
  ])
  server.clock.set('2026-03-16T08:00:00Z')
  expect((await attention()).short[0]).toEqual({ date: MONDAY, shift: 'night', missing: 2 })
})

test('a car that is off wants no driver, and is told while it is off', async () => {
  const [first] = await addCars(server.database.queries, 2)
  await submit(server, WEEK, 'Jan Kowalski', '600100200', { 0: 'day' })
  answered(await server.call(generateWeek, WEEK, { as: await server.asUser({ admin: true }) }))
  await ground(first ?? '', '2026-03-16', '2026-03-16')
  const before = await attention()
  expect(before.carsOff).toEqual([])
  expect(before.short[0]).toEqual({ date: MONDAY, shift: 'night', missing: 1 })
  server.clock.set('2026-03-17T04:30:00Z')
  expect((await attention()).carsOff).toEqual([
    { carId: first, reg: 'W01', kind: 'grounding', reason: 'Stłuczka' },
  ])
  server.clock.set('2026-03-17T05:30:00Z')
  expect((await attention()).carsOff).toEqual([])
})
