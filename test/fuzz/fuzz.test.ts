import { afterAll, beforeAll, expect, test } from 'vitest'
import { allEndpoints } from '#server-app/endpoints.ts'
import { startTestServer, type TestServer } from '#test/server/test-server.ts'
import { fuzz, fuzzCallers } from './bad-requests.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('bad input to every call is refused, and never a fault of ours (Q17)', async () => {
  // Without the slow checks of passwords, and without what ends the session.
  const quick = allEndpoints.filter(({ path }) => !/auth|users|first-start|pin|session$|close/i.test(path))
  const { faults, byStatus } = await fuzz(server.app, quick, await fuzzCallers(server), {
    requests: 1500,
    seed: 17,
  })
  expect(faults).toEqual([])
  expect([...byStatus.keys()]).toEqual(expect.arrayContaining([200, 400, 401]))
}, 60_000)
