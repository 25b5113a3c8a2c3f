import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cancelMessage, retryMessage } from '#features/messaging/contract.ts'
import { MONDAY_DAY, type MovingOffice, openOffice, TUESDAY_NIGHT } from '#test/schedule/moving-office.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { type SmsGatewayServer, startSmsGateway } from '#test/sms/sms-gateway.ts'

let gateway: SmsGatewayServer
let server: TestServer
let office: MovingOffice

beforeAll(async () => {
  gateway = await startSmsGateway()
  server = await startTestServer({
    env: { SMS_GATEWAY: 'smsapi', SMS_TOKEN: 'token', SMS_URL: gateway.url },
  })
})
afterAll(() => Promise.all([server.close(), gateway.close()]))
beforeEach(async () => {
  gateway.forget()
  gateway.onSent(() => undefined)
  office = await openOffice(server)
})

const message = async () => (await office.outbox('sms'))[0]?.id ?? ''
const retry = (id: string) => server.call(retryMessage, { id }, { as: office.admin() })
const report = async (status: number) => {
  const { pathname, search } = new URL(gateway.sent[0]?.notifyUrl ?? '')
  await server.app.inject({ url: `${pathname}${search}&status=${status}` })
}
const REFUSED = { status: 409, failure: { code: 'not_repeatable' } }

test('an SMS that failed and tells of a place that is no more can’t be sent again from the outbox', async () => {
  gateway.next({ error: 13 })
  await office.move(office.jan, TUESDAY_NIGHT)
  await office.tellAll()
  await office.work()
  await office.move(office.jan, TUESDAY_NIGHT, 1)
  expect(await office.outbox('sms')).toMatchObject([{ state: 'withdrawn' }])
  expect(await retry(await message())).toMatchObject(REFUSED)
  await office.work()
  expect(gateway.sent).toEqual([])
})

test('nor one that the office had stopped, or that had expired', async () => {
  await office.move(office.jan, TUESDAY_NIGHT)
  await office.tellAll()
  answered(await server.call(cancelMessage, { id: await message() }, { as: office.admin() }))
  await office.move(office.jan, MONDAY_DAY)
  expect(await retry(await message())).toMatchObject(REFUSED)
  await office.work()
  expect(gateway.sent).toEqual([])
  expect(await office.states()).toEqual([])
})

test('nor one that the operator did not deliver; that it went out is still known, so the driver hears of the return', async () => {
  await office.move(office.jan, TUESDAY_NIGHT)
  await office.tellAll()
  await office.work()
  await report(405)
  await office.move(office.jan, TUESDAY_NIGHT, 1)
  expect(await retry(await message())).toMatchObject(REFUSED)
  await office.move(office.jan, MONDAY_DAY)
  expect(await office.states()).toMatchObject([{ returned: { shift: 'Dzień' } }])
  expect(gateway.sent).toHaveLength(1)
})

test('nor one whose report comes only after the driver was moved on', async () => {
  await office.move(office.jan, TUESDAY_NIGHT)
  await office.tellAll()
  await office.work()
  await office.move(office.jan, TUESDAY_NIGHT, 1)
  expect(await office.states()).toMatchObject([{ sms: null, earlier: true }])
  await report(405)
  expect(await office.outbox('sms')).toMatchObject([{ state: 'withdrawn' }])
  expect(await retry(await message())).toMatchObject(REFUSED)
  expect(await office.tellAll()).toMatchObject({ sent: 1 })
})

test('moved on while its SMS is under way, and the gateway takes it: the list says that it told of the earlier place', async () => {
  gateway.next('late')
  await office.move(office.jan, TUESDAY_NIGHT)
  await office.tellAll()
  let moved: Promise<void> | undefined
  gateway.onSent(() => {
    moved ??= office.move(office.jan, TUESDAY_NIGHT, 1)
  })
  await office.work()
  await moved
  expect(await office.states()).toMatchObject([{ sms: null, earlier: true }])
  await office.tellAll()
  await office.work()
  expect(gateway.sent.map(({ text }) => text.slice(-4))).toEqual(['W01.', 'W02.'])
})

test('told anew by SMS, the letter that tells of the place as it is now goes out all the same', async () => {
  await office.move(office.jan, TUESDAY_NIGHT)
  await office.tellAll()
  await office.work()
  await office.move(office.jan, TUESDAY_NIGHT, 1)
  answered(await office.mail(await office.changeId(office.jan)))
  await office.tellAll()
  expect(await office.outbox('email')).toMatchObject([{ state: 'no-gateway' }])
  await office.work()
  expect(gateway.sent).toHaveLength(2)
})
