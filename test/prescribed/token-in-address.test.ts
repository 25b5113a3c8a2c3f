import { afterAll, beforeAll, expect, test } from 'vitest'
import { isPrescribed } from '#features/prescribed/domain/public.ts'
import { allEndpoints } from '#server-app/endpoints.ts'
import { sampleInput } from '#test/server/sample-input.ts'
import { startTestServer, type TestServer } from '#test/server/test-server.ts'
import { specClient } from './spec-client.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const forUsers = allEndpoints.filter(
  ({ access, path }) => (access === 'user' || access === 'admin') && !path.includes(':'),
)

test('`?jwt=` says who calls on every call of the specification that asks, and on no other (D39, D48)', async () => {
  const client = specClient(server)
  const wrong: string[] = []
  for (const endpoint of forUsers) {
    client.carry((await server.asUser({ admin: true })).token)
    const place = `${endpoint.method} ${endpoint.path}`
    const { status } = await client.send(place, sampleInput(endpoint))
    if ((status !== 401) !== isPrescribed(endpoint)) wrong.push(`${place}: ${status}`)
    expect(status, place).toBeLessThan(500)
  }
  expect(wrong).toEqual([])
})

test('a token in the address opens no more than the session it names: garbage, a coordinator, one that has ended', async () => {
  const client = specClient(server)
  client.carry('A'.repeat(43))
  expect((await client.refused('GET /api/asettings')).status).toBe(401)
  const coordinator = await server.asUser()
  client.carry(coordinator.token)
  await client.done('GET /api/asettings')
  expect((await client.refused('PUT /api/change-pin', { pin: '4711' })).status).toBe(403)
  const ended = await server.app.inject({
    method: 'POST',
    url: '/auth/logout',
    headers: { authorization: `Bearer ${coordinator.token}` },
  })
  expect(ended.statusCode).toBe(200)
  expect((await client.refused('GET /api/asettings')).status).toBe(401)
})

test('a token in the address is written nowhere: not for calls that succeed, fail, break or are unknown (D48)', async () => {
  const { token } = await server.asUser({ admin: true })
  for (const url of [
    '/api/asettings',
    '/api/get-base',
    '/nothing',
    '/api/get-generated-week',
    '/%ff',
    '/auth/me',
  ])
    await server.app.inject(`${url}?jwt=${token}`)
  await server.app.inject({ method: 'POST', url: `/api/add-bonus?jwt=${token}`, payload: '{' })
  const bonus = { date: '2026-03-17', shift: 'Dzień', value: 100 }
  expect(
    (await server.app.inject({ method: 'POST', url: `/api/add-bonus?jwt=${token}`, payload: bonus }))
      .statusCode,
  ).toBe(200)
  const { rows } = await server.database.queries.execute('SELECT row_to_json(a)::text AS t FROM audit_log a')
  expect(rows.length).toBeGreaterThan(0)
  expect(server.log.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(server.log.join()).not.toContain(token)
})
