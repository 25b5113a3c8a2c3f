import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listAudit } from '#features/audit/contract.ts'
import { createFirstAdministrator, logIn } from '#features/auth/contract.ts'
import { disownPick } from '#features/work-calendar/contract-disown.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => server.reset())

const refused = async () => {
  const as = await server.asUser({ admin: true })
  const { data } = answered(await server.call(listAudit, { limit: 500 }, { as }))
  return data.map(({ attributes }) => attributes).filter(({ outcome }) => outcome === 'refused')
}

test('nobody fills the audit log with calls that try no secret', async () => {
  await server.asUser({ admin: true })
  const first = { code: 'AAAA-BBBB-CCCC', login: 'obcy', name: 'Obcy', password: 'trzy kawy i rogal' }
  for (let time = 0; time < 3; time += 1) {
    expect((await server.call(disownPick, { key: `x${time}` })).status).toBe(404)
    expect((await server.call(createFirstAdministrator, first)).status).toBe(409)
  }
  expect(await refused()).toEqual([])
})

test('what somebody is refused who is logged in is logged, and every wrong try of a secret', async () => {
  const as = await server.asUser()
  await server.call(disownPick, { key: 'x' }, { as })
  await server.call(logIn, { login: 'szefowa', password: 'zgaduje' })
  expect((await refused()).map(({ action }) => action).sort()).toEqual(['disown-pick', 'log-in'])
})
