import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { drivers } from '#features/drivers/server/tables.ts'
import { submissions } from '#features/submissions/server/tables.ts'
import { submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { listNotSubmitted } from '../../contract-not-submitted.ts'

const WEEK = { year: 2026, week: 12 } as const

let server: TestServer
let ewa: string
beforeAll(async () => {
  server = await startTestServer({ at: '2026-03-04T11:00:00Z' })
})
afterAll(() => server.close())

/** All three sent something a week ago. */
beforeEach(async () => {
  await server.reset()
  server.clock.set('2026-03-04T11:00:00Z')
  const before = { year: 2026, week: 11 }
  await submit(server, before, 'Ola Żak', '600100202', { 0: 'day' })
  ewa = await submit(server, before, 'Ewa Łuczak', '600100201', { 0: 'day' })
  await submit(server, before, 'Jan Kowalski', '600100200', {})
  server.clock.set('2026-03-11T11:00:00Z')
})

async function missing() {
  const answer = answered(await server.call(listNotSubmitted, WEEK, { as: await server.asUser() }))
  return { active: answer.active, names: answer.data.map(({ fullName }) => fullName) }
}

test('active drivers without availability for that week are told by name', async () => {
  expect(await missing()).toEqual({ active: 3, names: ['Ewa Łuczak', 'Jan Kowalski', 'Ola Żak'] })
  await submit(server, WEEK, 'Ola Żak', '600100202', { 0: 'day' })
  expect(await missing()).toEqual({ active: 3, names: ['Ewa Łuczak', 'Jan Kowalski'] })
})

test('an empty submission is one: who sent it is not missing', async () => {
  await submit(server, WEEK, 'Jan Kowalski', '600100200', {})
  expect((await missing()).names).toEqual(['Ewa Łuczak', 'Ola Żak'])
})

test('who was switched off is not expected to send anything', async () => {
  await server.database.queries.update(drivers).set({ active: false }).where(eq(drivers.id, ewa))
  expect(await missing()).toEqual({ active: 2, names: ['Jan Kowalski', 'Ola Żak'] })
})

test('a free shift picked before the form is no submission yet (D15)', async () => {
  await submit(server, WEEK, 'Ola Żak', '600100202', { 0: 'day' })
  await server.database.queries
    .update(submissions)
    .set({ byForm: false })
    .where(eq(submissions.week, WEEK.week))
  expect((await missing()).names).toContain('Ola Żak')
})

test('only the office is told', async () => {
  expect((await server.call(listNotSubmitted, WEEK)).status).toBe(401)
})
