import { afterAll, beforeAll, expect, test } from 'vitest'
import { setDefaultLimit } from '#features/settings/contract.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { listAudit } from '../contract.ts'
import { auditJobs } from './jobs.ts'

let server: TestServer
let admin: TestCaller
let coordinator: TestCaller
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.asUser({ admin: true })
  coordinator = await server.asUser()
})
afterAll(() => server.close())

type Question = Parameters<typeof server.call<typeof listAudit>>[1]
const ask = async (question: Question = {}) =>
  answered(await server.call(listAudit, question, { as: await server.asUser({ admin: true }) })).data

test('who did what is noted with the change itself, a refusal of a right too, nobody’s knocking not', async () => {
  answered(await server.call(setDefaultLimit, { defaultLimit: 4 }, { as: coordinator }))
  expect((await server.call(listAudit, {}, { as: coordinator })).status).toBe(403)
  expect((await server.call(listAudit, {})).status).toBe(401)
  expect(await server.callRaw(setDefaultLimit, { defaultLimit: 99 }, { as: coordinator })).toMatchObject({
    status: 400,
  })
  const entries = (await ask({ actor: `user:${coordinator.id}` })).map(({ attributes }) => attributes)
  expect(entries.map(({ action, outcome }) => `${action} ${outcome}`).sort()).toEqual([
    'PUT /api/defaultLimit done',
    'read-audit refused',
  ])
  expect((await ask({ actor: 'nobody' })).length).toBe(0)
})

test('reading the log is noted in the log', async () => {
  answered(await server.call(listAudit, {}, { as: admin }))
  expect((await ask({ actor: `user:${admin.id}` })).map(({ attributes }) => attributes.action)).toEqual([
    'read-audit',
  ])
})

test('entries come newest first, page by page, and by dates of the fleet', async () => {
  const actor = `user:${coordinator.id}`
  server.clock.set('2026-03-29T21:59:00Z')
  coordinator = await server.asUser()
  const mine = `user:${coordinator.id}`
  answered(await server.call(setDefaultLimit, { defaultLimit: 5 }, { as: coordinator }))
  server.clock.set('2026-03-29T22:00:00Z')
  answered(await server.call(setDefaultLimit, { defaultLimit: 6 }, { as: coordinator }))
  expect(await ask({ actor: mine, from: '2026-03-30' })).toHaveLength(1)
  expect(await ask({ actor: mine, to: '2026-03-29' })).toHaveLength(1)
  expect(await ask({ actor, to: '2026-03-10' })).toHaveLength(0)
  const [newest] = await ask({ actor: mine, limit: 1 })
  const [older] = await ask({ actor: mine, limit: 1, before: newest?.id ?? '' })
  expect([newest, older].map((entry) => entry?.attributes.at)).toEqual([
    '2026-03-29T22:00:00.000Z',
    '2026-03-29T21:59:00.000Z',
  ])
})

test('old entries are forgotten by a job', async () => {
  server.clock.set('2027-12-01T00:00:00Z')
  for (const job of auditJobs(server.platform)) await job.run()
  expect(await ask()).toEqual([])
})
