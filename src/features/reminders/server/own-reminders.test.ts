import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drivers } from '#features/drivers/server/tables.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { makeDriver } from '#test/settlement/made-week.ts'
import { chooseOwnReminders, getOwnReminders } from '../contract.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('where no letters leave, a driver who chose them reads that nothing comes', async () => {
  const { queries } = server.database
  const jan = await makeDriver(queries, 'Jan Kot')
  await queries.update(drivers).set({ email: 'jan@flota.test' }).where(eq(drivers.id, jan))
  const as = await server.asScope('driver', jan)
  answered(await server.call(chooseOwnReminders, { otherwise: 'email' }, { as }))
  expect(answered(await server.call(getOwnReminders, {}, { as }))).toMatchObject({
    ...{ otherwise: 'none', ways: { email: false, sms: false } },
  })
})
