import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditLog } from '#features/audit/server/tables.ts'
import { generateWeek } from '#features/schedule/contract.ts'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { getUsersInEdit, setEditor } from '../contract.ts'
import { editorJobs } from './editors-routes.ts'
import { scheduleEditors } from './tables.ts'

const WEEK = { year: 2026, week: 12 }
const OTHER_WEEK = { year: 2026, week: 13 }

let server: TestServer
let anna: TestCaller
let coordinator: TestCaller
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  server.clock.set('2026-03-11T11:00:00Z')
  anna = await server.asUser({ admin: true })
  coordinator = await server.asUser()
})

const set = async (mode: 'in' | 'out', as: TestCaller, sessionId = 'tab-1', week = WEEK) =>
  answered(await server.call(setEditor, { mode, ...week, sessionId }, { as }))
const ask = async (as: TestCaller, sessionId = 'tab-1', week = WEEK) =>
  answered(await server.call(getUsersInEdit, { ...week, sessionId }, { as }))
const editing = async (week = WEEK) => (await ask(anna, 'tab-1', week)).data.map(({ id }) => id)
const seconds = (after: number) => server.clock.set(`2026-03-11T11:00:${String(after).padStart(2, '0')}Z`)

test('the admin logs in as editor, the coordinator too, and each is told of the other, in the order in which they came', async () => {
  await set('in', anna)
  seconds(3)
  await set('in', coordinator)
  const { data } = await ask(coordinator)
  expect(data).toMatchObject([
    { id: anna.id, name: 'Anna Próbna', isCaller: false },
    { id: coordinator.id, isCaller: true },
  ])
  expect(data.map(({ since }) => Date.parse(since))).toEqual([
    Date.parse('2026-03-11T11:00:00Z'),
    Date.parse('2026-03-11T11:00:03Z'),
  ])
})

test('out when leaving: the list is without them at once', async () => {
  await set('in', anna)
  await set('in', coordinator)
  await set('out', coordinator)
  expect(await editing()).toEqual([anna.id])
})

test('one whose browser died vanishes within a minute, and who is heard of every 15 s stays (D23)', async () => {
  await set('in', anna)
  await set('in', coordinator)
  for (const after of [15, 30, 45]) {
    seconds(after)
    await set('in', anna)
  }
  expect(await editing()).toEqual([anna.id])
  expect((await ask(anna)).data.map(({ since }) => Date.parse(since))).toEqual([
    Date.parse('2026-03-11T11:00:00Z'),
  ])
})

test('who comes back after having been gone is there since then', async () => {
  await set('in', anna)
  seconds(50)
  await set('in', anna)
  expect((await ask(anna)).data.map(({ since }) => Date.parse(since))).toEqual([
    Date.parse('2026-03-11T11:00:50Z'),
  ])
})

test('two tabs of one are one editor, who is told of the other tab; the last one that leaves is the leaving', async () => {
  await set('in', anna, 'tab-1')
  await set('in', anna, 'tab-2')
  expect(await ask(anna, 'tab-1')).toMatchObject({ data: [{ id: anna.id }], otherTabs: 1 })
  expect(await ask(coordinator)).toMatchObject({ data: [{ id: anna.id }], otherTabs: 0 })
  await set('out', anna, 'tab-2')
  expect(await ask(anna, 'tab-1')).toMatchObject({ data: [{ id: anna.id }], otherTabs: 0 })
  await set('out', anna, 'tab-1')
  expect(await editing()).toEqual([])
})

test('a tab edits one week; leaving the former one may arrive after coming to the next', async () => {
  await set('in', anna)
  await set('in', anna, 'tab-1', OTHER_WEEK)
  await set('out', anna)
  expect([await editing(), await editing(OTHER_WEEK)]).toEqual([[], [anna.id]])
})

test('nobody is logged out by somebody else who names the same tab', async () => {
  await set('in', anna)
  await set('out', coordinator)
  expect(await editing()).toEqual([anna.id])
})

test('heartbeats that arrive at once on several connections leave one row, and none fails', async () => {
  await Promise.all(Array.from({ length: 8 }, () => set('in', anna)))
  expect(await server.database.queries.select().from(scheduleEditors)).toHaveLength(1)
})

test('rows of those gone are swept, those of the others stay', async () => {
  await set('in', anna)
  seconds(40)
  await set('in', coordinator)
  seconds(50)
  for (const job of editorJobs(server.platform)) await job.run()
  const rows = await server.database.queries.select().from(scheduleEditors)
  expect(rows.map(({ userId }) => userId)).toEqual([coordinator.id])
})

test('the same answer tells the newest version and who saved it when; null where the week is not generated', async () => {
  expect((await ask(coordinator)).saved).toBeNull()
  await addCars(server.database.queries, 1)
  await submit(server, WEEK, 'Jan Lis', '600100200', { 0: 'day' })
  answered(await server.call(generateWeek, WEEK, { as: anna }))
  const { saved } = await ask(coordinator)
  expect(saved).toMatchObject({ version: 1, savedBy: 'Anna Próbna' })
  expect(Date.parse(saved?.savedAt ?? '')).toBe(Date.parse('2026-03-11T11:00:00Z'))
})

test('out is taken from a page that is being closed: a JSON request of our own origin, with no script left to read the answer', async () => {
  await set('in', anna)
  const leave = (site: string) =>
    server.call(
      setEditor,
      { mode: 'out', ...WEEK, sessionId: 'tab-1' },
      { as: anna, headers: { 'sec-fetch-site': site, 'sec-fetch-mode': 'cors' } },
    )
  expect(await leave('cross-site')).toMatchObject({ ok: false, failure: { code: 'foreign_origin' } })
  expect(await editing()).toEqual([anna.id])
  expect(await leave('same-origin')).toMatchObject({ ok: true })
  expect(await editing()).toEqual([])
})

test('presence writes no audit rows', async () => {
  await set('in', anna)
  await set('out', anna)
  expect(await server.database.queries.select().from(auditLog)).toEqual([])
})

test.each([
  ['a mode that is none', { mode: 'maybe', ...WEEK }],
  ['a week that is none', { mode: 'in', year: 2026, week: 54 }],
  ['half a week', { mode: 'in', year: 2026 }],
  ['a name of a tab without end', { mode: 'in', ...WEEK, sessionId: 'x'.repeat(65) }],
])('%s is refused', async (_, input) => {
  expect(await server.callRaw(setEditor, input, { as: anna })).toMatchObject({ status: 400 })
})
