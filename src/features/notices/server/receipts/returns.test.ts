import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  MONDAY_DAY,
  type MovingOffice,
  openOffice,
  TUESDAY_DAY,
  TUESDAY_NIGHT,
} from '#test/schedule/moving-office.ts'
import { startTestServer, type TestServer } from '#test/server/test-server.ts'
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
  office = await openOffice(server)
})

/** Saves, tells everybody, and lets it go out. */
async function toldOf(saved: Promise<void>) {
  await saved
  await office.tellAll()
  await office.work()
}
const sent = () => gateway.sent.map(({ text }) => text)
const WEDNESDAY_DAY = 4

test('told of a move and then moved back, the driver hears of that too', async () => {
  await toldOf(office.move(office.jan, TUESDAY_NIGHT))
  const id = await office.changeId(office.jan)
  await office.move(office.jan, MONDAY_DAY)
  expect((await office.week()).history).toEqual([])
  expect(await office.states()).toMatchObject([
    {
      id,
      sms: null,
      earlier: true,
      returned: {
        fullName: 'Jan Lis',
        oldWeekDay: 'Wtorek',
        oldShift: 'Noc',
        oldReg: 'W01',
        weekDay: 'Poniedziałek',
        shift: 'Dzień',
        newReg: 'W01',
        by: 'Anna Próbna',
      },
    },
  ])
  expect(await office.tellAll()).toMatchObject({ sent: 1 })
  await office.work()
  expect(sent()).toEqual([
    expect.stringContaining('jedziesz 17.3.2026 (noc)'),
    'Jan, poprzednia zmiana jest nieaktualna: wracasz na 16.3.2026 (dzien), auto: W01.',
  ])
  expect(await office.tellAll()).toMatchObject({ sent: 0, already: 1 })
})

test('an SMS that still waited when the driver was moved back is never sent, and nobody is bothered', async () => {
  await office.move(office.jan, TUESDAY_NIGHT)
  await office.tellAll()
  await office.move(office.jan, MONDAY_DAY)
  await office.work()
  expect(sent()).toEqual([])
  expect(await office.states()).toEqual([])
  expect(await office.outbox('sms')).toMatchObject([{ state: 'withdrawn' }])
})

test('moved again from the same place it is the same change, and back once more it is told once more', async () => {
  await toldOf(office.move(office.jan, TUESDAY_NIGHT))
  const id = await office.changeId(office.jan)
  await toldOf(office.move(office.jan, MONDAY_DAY))
  await toldOf(office.move(office.jan, WEDNESDAY_DAY))
  expect(await office.changeId(office.jan)).toBe(id)
  await toldOf(office.move(office.jan, MONDAY_DAY))
  expect(sent().map((text) => text.match(/jedziesz \S+|wracasz na \S+/)?.[0])).toEqual([
    'jedziesz 17.3.2026',
    'wracasz na 16.3.2026',
    'jedziesz 18.3.2026',
    'wracasz na 16.3.2026',
  ])
})

test('moved on and back again before the second move was told, the driver knows already', async () => {
  await toldOf(office.move(office.jan, TUESDAY_NIGHT))
  await toldOf(office.move(office.jan, MONDAY_DAY))
  await office.move(office.jan, WEDNESDAY_DAY)
  await office.move(office.jan, MONDAY_DAY)
  expect(await office.states()).toMatchObject([{ sms: { state: 'sent' }, returned: { shift: 'Dzień' } }])
  expect(await office.tellAll()).toMatchObject({ sent: 0, already: 1 })
})

test('a shift more that was told and taken away again is told as free', async () => {
  const monday = { slot: MONDAY_DAY, carId: office.cars[0] ?? null }
  await toldOf(office.put(office.jan, [monday, { slot: TUESDAY_NIGHT, carId: office.cars[0] ?? null }]))
  await toldOf(office.put(office.jan, [monday]))
  expect(sent()).toEqual([
    'Jan, nowa zmiana w grafiku: 17.3.2026 (noc), auto: W01.',
    'Jan, zmiana w grafiku: 17.3.2026 (noc) masz wolne.',
  ])
})

test('a removal that was told and taken back is told as a return', async () => {
  await toldOf(office.put(office.jan, []))
  await toldOf(office.move(office.jan, MONDAY_DAY))
  expect(sent()).toEqual([
    'Jan, zmiana w grafiku: 16.3.2026 (dzien) masz wolne.',
    'Jan, poprzednia zmiana jest nieaktualna: wracasz na 16.3.2026 (dzien), auto: W01.',
  ])
})

test('a shift that another change still tells of is not told as free', async () => {
  const [monday, night] = [MONDAY_DAY, TUESDAY_NIGHT].map((slot) => ({ slot, carId: office.cars[0] ?? null }))
  if (!monday || !night) throw new Error('There are two places.')
  await toldOf(office.put(office.jan, [monday, night]))
  await office.put(office.jan, [night])
  expect((await office.states()).filter(({ returned }) => returned)).toEqual([])
  await office.put(office.jan, [monday])
  await office.put(office.jan, [monday, night])
  expect((await office.states()).filter(({ returned }) => returned)).toEqual([])
})

test('a change that came to nothing before it was told can’t be told by its old name', async () => {
  await office.move(office.ewa, TUESDAY_DAY, 1)
  const id = await office.changeId(office.ewa)
  await office.move(office.ewa, TUESDAY_DAY)
  expect(await office.tell(id)).toMatchObject({ status: 404, failure: { code: 'no_such_change' } })
  expect(await office.mail(id)).toMatchObject({ status: 404 })
})
