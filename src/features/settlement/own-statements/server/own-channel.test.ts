import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { drivers } from '#features/drivers/server/tables.ts'
import { setNotifications } from '#features/settings/contract.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { makeDriver } from '#test/settlement/made-week.ts'
import { chooseOwnChannel, readOwnChannel } from '../contract-channel.ts'

const MAIL = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'flota@flota.test' }
const SMS = { SMS_GATEWAY: 'smsapi', SMS_TOKEN: 'token', SMS_URL: 'http://127.0.0.1:9' }

let server: TestServer
let jan: string

async function start(env: Readonly<Record<string, string>>): Promise<void> {
  server = await startTestServer({ env })
  jan = await makeDriver(server.database.queries, 'Jan Kot')
  await server.database.queries.update(drivers).set({ email: 'jan@flota.test' }).where(eq(drivers.id, jan))
}
afterEach(() => server.close())

const notify = async (input: { sendStatementSms?: boolean; sendStatementLetters?: boolean }) =>
  answered(await server.call(setNotifications, input, { as: await server.asUser({ admin: true }) }))
const read = async () =>
  answered(await server.call(readOwnChannel, {}, { as: await server.asScope('driver', jan) }))
const choose = async (channel: 'email' | 'sms' | 'none') =>
  server.call(chooseOwnChannel, { channel }, { as: await server.asScope('driver', jan) })

describe('how a driver is told of statements', () => {
  test('is chosen of the ways that lead there, with the address in part', async () => {
    await start({ ...MAIL, ...SMS })
    expect(await choose('sms')).toMatchObject({ status: 409, failure: { code: 'no_such_way' } })
    expect(await read()).toEqual({
      ...{ chosen: null, inForce: 'email', email: 'j•••@flota.test', sms: null, silent: false },
    })
    await notify({ sendStatementSms: true })
    answered(await choose('sms'))
    const chosen = await read()
    expect(chosen).toMatchObject({ chosen: 'sms', inForce: 'sms' })
    expect(chosen.sms).toMatch(/^••• \d{3}$/)
  })

  test('without any gateway is said to be not at all: what stays in the outbox tells nobody', async () => {
    await start({})
    await notify({ sendStatementSms: true })
    expect(await read()).toEqual({ chosen: null, inForce: null, email: null, sms: null, silent: true })
  })

  test('with one gateway is that way alone', async () => {
    await start(SMS)
    expect(await read()).toMatchObject({ email: null, sms: null, silent: true })
    await notify({ sendStatementSms: true })
    expect(await read()).toMatchObject({ email: null, inForce: 'sms', silent: false })
  })

  test('nor does a fleet tell that has switched its messages off', async () => {
    await start({ ...MAIL, ...SMS })
    await notify({ sendStatementLetters: false })
    expect(await read()).toMatchObject({ email: null, sms: null, silent: true })
  })
})
