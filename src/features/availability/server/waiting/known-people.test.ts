import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { drivers } from '#features/drivers/server/tables.ts'
import { messages } from '#features/messaging/server/tables.ts'
import { setUnknownPeople } from '#features/settings/contract.ts'
import { choice, type form, formOf, WEEK } from '#test/availability/form.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { getSubmissionDetails, submitAvailability } from '../../contract.ts'
import { getOwnAvailability } from '../../contract-own.ts'
import { confirmWaitingForms, listWaitingForms } from '../../contract-waiting.ts'

const STRANGER = '203.0.113.9'
const LEAVE: Parameters<typeof form>[0] = { selectedDays: [], empty: true, reason: 'Urlop' }
const MINUTE = 60_000

let server: TestServer
let office: TestCaller
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set('2026-03-04T11:00:00Z')
  await server.reset()
  office = await server.asUser({ admin: true })
  // The fleet knows sixty drivers, by what they sent a week before.
  for (let driver = 1; driver <= 60; driver += 1)
    answered(
      await submit(driver, { weekNum: 11, selectedDays: [choice(9, 'Dzień')] }, { from: `10.0.0.${driver}` }),
    )
  server.clock.set('2026-03-11T11:00:00Z')
  office = await server.asUser({ admin: true })
})

const submit = (
  driver: number,
  changes: Parameters<typeof form>[0] = {},
  options: { from?: string; as?: TestCaller } = {},
) => server.call(submitAvailability, formOf(driver, changes), { from: STRANGER, ...options })
const sent = async () => answered(await server.call(getSubmissionDetails, WEEK, { as: office })).amount
const waiting = async () => answered(await server.call(listWaitingForms, {}, { as: office }))
const idOf = async (driver: number) => {
  const rows = await server.database.queries.select().from(drivers)
  return rows.find(({ fullName }) => fullName === `Kierowca ${driver}`)?.id ?? ''
}

test('one address sends ‘Urlop’ for the whole fleet in three seconds: twelve arrive, the rest waits for the office, unwritten of (D44)', async () => {
  const before = await server.database.queries.$count(messages)
  const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => submit(index + 1, LEAVE)))
  expect(answers.map(answered).filter((answer) => answer.waiting !== true)).toHaveLength(12)
  expect(await sent()).toBe(12)
  expect((await server.database.queries.$count(messages)) - before).toBe(12)
  const { all, data } = await waiting()
  expect([all, new Set(data.map(({ known }) => known))]).toEqual([48, new Set(['unsent'])])
})

test('a patient one gets forty an hour and 120 a day; drivers who come one after another are not held back', async () => {
  const taken = new Map<number, number>()
  for (let driver = 1; driver <= 60; driver += 1) {
    if (driver % 10 === 0) server.clock.advance(6 * MINUTE)
    if (answered(await submit(driver)).waiting !== true) taken.set(driver, driver)
  }
  expect(taken.size).toBe(40)
  expect([...taken.keys()].at(-1)).toBe(40)
  expect(answered(await submit(60 - 1, {}, { from: '198.51.100.7' }))).not.toHaveProperty('waiting')
})

test('a driver’s own session, and the office’s, are never counted', async () => {
  for (let driver = 1; driver <= 13; driver += 1) answered(await submit(driver))
  const own = await server.asScope('driver', await idOf(20))
  expect(answered(await submit(20, {}, { as: own }))).not.toHaveProperty('waiting')
  expect(answered(await submit(21, {}, { as: office }))).not.toHaveProperty('waiting')
  // Another driver's session proves nothing.
  expect(answered(await submit(22, {}, { as: own }))).toMatchObject({ waiting: true })
})

test('what waits in a driver’s name makes way for what the driver sends, and the office is told that it needs no confirming', async () => {
  for (let driver = 1; driver <= 13; driver += 1) answered(await submit(driver, LEAVE))
  const own = await server.asScope('driver', await idOf(13))
  expect(answered(await server.call(getOwnAvailability, WEEK, { as: own })).sent).toBeNull()
  expect(answered(await submit(13, {}, { as: own, from: '198.51.100.7' })).selectedDays).toHaveLength(2)
  const { data, until } = await waiting()
  expect(data.map(({ fullName, known }) => [fullName, known])).toEqual([['Kierowca 13', 'sent']])
  const done = answered(await server.call(confirmWaitingForms, { until, seen: 1 }, { as: office }))
  expect(done).toMatchObject({ confirmed: 0, superseded: 1 })
})

test('one that waited for a true driver is taken when the office confirms it; one sent before is refused as ever', async () => {
  for (let driver = 1; driver <= 13; driver += 1) answered(await submit(driver))
  const { until } = await waiting()
  expect(await submit(1)).toMatchObject({ status: 409, failure: { code: 'already_submitted' } })
  expect((await waiting()).all).toBe(1)
  const done = answered(await server.call(confirmWaitingForms, { until, seen: 1 }, { as: office }))
  expect(done).toMatchObject({ confirmed: 1, superseded: 0 })
  expect(await sent()).toBe(13)
})

test('a fleet that lets nobody wait has no such limit', async () => {
  answered(await server.call(setUnknownPeople, { confirmUnknown: 'never' }, { as: office }))
  for (let driver = 1; driver <= 20; driver += 1) answered(await submit(driver, LEAVE))
  expect([await sent(), (await waiting()).all]).toEqual([20, 0])
})
