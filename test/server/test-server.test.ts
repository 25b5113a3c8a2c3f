import { afterAll, beforeAll, expect, test } from 'vitest'
import { getAdminSettings, getPublicSettings, setDefaultLimit } from '#features/settings/contract.ts'
import { answered, startTestServer, type TestServer } from './test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('a test server answers calls at its own time, for whoever is named', async () => {
  expect(answered(await server.call(getPublicSettings, {}))).toMatchObject({
    year: 2026,
    week: 11,
    availabilityWeek: { year: 2026, week: 12 },
  })
  expect(await server.call(getAdminSettings, {})).toMatchObject({
    status: 401,
    failure: { code: 'login_required' },
  })

  const user = await server.asUser()
  answered(await server.call(setDefaultLimit, { defaultLimit: 7 }, { as: user }))
  expect(answered(await server.call(getAdminSettings, {}, { as: user }))).toMatchObject({
    defaultLimit: 7,
    capacityEstimate: 98,
  })
})
