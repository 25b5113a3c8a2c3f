import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addSubmissionShift, submitAvailability } from '#features/availability/contract.ts'
import { generateWeek } from '#features/schedule/contract.ts'
import { choice, form } from '#test/availability/form.ts'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'

/**
 * What the office has planned is known to the schedule alone; availability is told of it by the wiring (D7).
 */
const WEEK_12 = { year: 2026, week: 12 }
const WEEK_13 = { year: 2026, week: 13 }
const [MONDAY_DAY, SUNDAY_NIGHT] = [0, 13]
const [IN_WEEK_11, IN_WEEK_12] = ['2026-03-11T11:00:00Z', '2026-03-18T11:00:00Z']

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set(IN_WEEK_11)
  await server.reset()
})

async function plan(week: typeof WEEK_12, driverId: string, slot: number): Promise<void> {
  const office = await server.asUser()
  const [carId = ''] = await addCars(server.database.queries, 1)
  answered(await server.call(generateWeek, { ...week, places: [{ driverId, slot, carId }] }, { as: office }))
}

const mondayAfter = form({ weekNum: 13, selectedDays: [choice(23, 'Dzień')] })
const sundayBefore = form({ selectedDays: [choice(22, 'Noc')] })

test('a Monday day is refused to whom the office has put on the Sunday night before', async () => {
  const id = await submit(server, WEEK_12, 'Jan Kowalski', '600100200', { 1: 'day' })
  await plan(WEEK_12, id, SUNDAY_NIGHT)
  server.clock.set(IN_WEEK_12)
  expect(await server.call(submitAvailability, mondayAfter)).toMatchObject({
    status: 422,
    failure: { code: 'day_after_night', details: { nights: ['22.3.2026'] } },
  })
  answered(await server.call(submitAvailability, { ...mondayAfter, selectedDays: [choice(23, 'Noc')] }))
})

test('a Sunday night is refused to whom the office has put on the Monday day after', async () => {
  const id = await submit(server, WEEK_12, 'Jan Kowalski', '600100200', { 1: 'day' })
  server.clock.set('2026-03-04T11:00:00Z')
  await plan(WEEK_12, id, MONDAY_DAY)
  const sunday = form({ weekNum: 11, selectedDays: [choice(15, 'Noc rezerwa')] })
  expect(await server.call(submitAvailability, sunday)).toMatchObject({
    failure: { code: 'day_after_night', details: { nights: ['15.3.2026'] } },
  })
})

test('a Monday day is taken where the office has put somebody else on the Sunday night', async () => {
  const other = await submit(server, WEEK_12, 'Ewa Żak', '600100201', { 1: 'day' })
  await plan(WEEK_12, other, SUNDAY_NIGHT)
  server.clock.set(IN_WEEK_12)
  answered(await server.call(submitAvailability, mondayAfter))
})

test('the office that adds a Sunday night before a planned Monday day is warned, not refused', async () => {
  server.clock.set(IN_WEEK_12)
  const id = await submit(server, WEEK_13, 'Jan Kowalski', '600100200', { 1: 'night' })
  await plan(WEEK_13, id, MONDAY_DAY)
  server.clock.set(IN_WEEK_11)
  const { id: number } = answered(
    await server.call(submitAvailability, { ...sundayBefore, selectedDays: [choice(17, 'Dzień')] }),
  )
  const added = await server.call(
    addSubmissionShift,
    { id: number, date: '2026-03-22', shiftOption: 'Noc' },
    { as: await server.asUser() },
  )
  expect(answered(added).warnings).toEqual([
    { code: 'night-then-day', night: '2026-03-22', day: '2026-03-23' },
  ])
})
