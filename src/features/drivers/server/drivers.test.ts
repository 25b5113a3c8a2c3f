import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Phone } from '#kernel/phone.ts'
import { startTestServer, type TestServer } from '#test/server/test-server.ts'
import { allDrivers, driversByIds, ensureDriver, findDriverByPhone } from './public.ts'

const PHONE = '+48600100200' as Phone

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => server.reset())

const person = { phone: PHONE, fullName: 'Jan Kowalski', email: 'jan@example.pl' }
const ensure = (changes: Partial<typeof person> = {}) =>
  server.database.transaction((tx) => ensureDriver(tx, server.platform, { ...person, ...changes }))

test('a driver is made once, and the PIN is told once, however many ask at the same moment', async () => {
  const made = await Promise.all(Array.from({ length: 10 }, () => ensure()))
  expect(new Set(made.map(({ id }) => id)).size).toBe(1)
  expect(made.filter(({ pin }) => pin !== undefined)).toHaveLength(1)
})

test('a known driver keeps name and e-mail, whatever a form says', async () => {
  const { id } = await ensure()
  expect(await ensure({ fullName: 'Ktoś Inny', email: 'inny@example.pl' })).toEqual({ id })
  expect(await findDriverByPhone(server.database.queries, PHONE)).toEqual({
    id,
    ...person,
    active: true,
    language: null,
  })
  expect([...(await driversByIds(server.database.queries, [id])).keys()]).toEqual([id])
  expect(await allDrivers(server.database.queries)).toHaveLength(1)
})
