import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ensureDriver } from '#features/drivers/server/public.ts'
import { drivers } from '#features/drivers/server/tables.ts'
import type { Phone } from '#kernel/phone.ts'
import { startTestServer, type TestServer } from '#test/server/test-server.ts'
import { driverPinHash } from './driver-pins.ts'
import { driverPinJobs } from './jobs.ts'

const PHONE = '+48600100200' as Phone
const person = { phone: PHONE, fullName: 'Jan Kowalski', email: 'jan@example.pl' }

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => server.reset())

test('PINs have digits 1-9, lie sealed at once and hashed soon, and match either way', async () => {
  const { platform, database } = server
  const { id, pin = '' } = await database.transaction((tx) => ensureDriver(tx, platform, person))
  expect(pin).toMatch(/^[1-9]{4}$/)
  const early = await driverPinHash(database.queries, platform, PHONE)
  expect(await platform.secrets.pinMatches(early?.hash ?? '', pin)).toBe(true)

  for (const job of driverPinJobs(platform)) await job.run()
  const [row] = await database.queries.select().from(drivers).where(eq(drivers.id, id))
  expect(row?.pinHash).toMatch(/^\$argon2id\$/)
  expect(JSON.stringify({ ...row, id: '', phone: '' })).not.toContain(`"${pin}"`)
  const later = await driverPinHash(database.queries, platform, PHONE)
  expect(later).toMatchObject({ id, hash: row?.pinHash, revision: 1, active: true })
  expect(await platform.secrets.pinMatches(later?.hash ?? '', '0000')).toBe(false)
  expect(await driverPinHash(database.queries, platform, '+48999999999' as Phone)).toBeUndefined()
})
