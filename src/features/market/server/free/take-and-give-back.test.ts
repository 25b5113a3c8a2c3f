import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ensureDriver } from '#features/drivers/server/public.ts'
import { listMessages } from '#features/messaging/contract.ts'
import { setMessaging } from '#features/messaging/contract-texts.ts'
import { messages } from '#features/messaging/server/tables.ts'
import { setDefaultLimit, setMarket } from '#features/settings/contract.ts'
import { pickFreeShifts } from '#features/work-calendar/contract.ts'
import { workCalendarTexts } from '#features/work-calendar/texts.ts'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import type { Phone } from '#kernel/phone.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { takeFreeShift } from '../../contract.ts'
import { giveBackTaken } from '../../contract-offers.ts'

const MONDAY = '2026-03-16' as CalendarDate
const DAY_MS = 86_400_000

let server: TestServer
let office: TestCaller
let jan: TestCaller
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  await server.reset()
  server.clock.set('2026-03-11T11:00:00Z')
  office = await server.asUser({ admin: true })
  answered(await server.call(setDefaultLimit, { defaultLimit: 2 }, { as: office }))
  answered(await server.call(setMarket, { on: true }, { as: office }))
  answered(await server.call(setMessaging, { freeShiftSms: true }, { as: office }))
  jan = await driver('Jan Lis', '+48600100201', '')
})
afterAll(() => server.close())

async function driver(fullName: string, phone: string, email: string): Promise<TestCaller> {
  const { id } = await server.database.transaction((tx) =>
    ensureDriver(tx, server.platform, { fullName, phone: phone as Phone, email, language: null }),
  )
  await server.database.queries.delete(messages)
  return server.asScope('driver', id)
}
const take = (as: TestCaller, date: string = MONDAY) =>
  server.call(takeFreeShift, { date, shift: 'day' }, { as })
const giveBack = (as: TestCaller, date: string = MONDAY) =>
  server.call(giveBackTaken, { date, shift: 'day' }, { as })
const takeAndGiveBack = async (as: TestCaller, times: number) => {
  for (let count = 0; count < times; count += 1) {
    answered(await take(as))
    answered(await giveBack(as))
  }
}
const pick = (as: TestCaller, by: TestCaller, dates: readonly string[]) =>
  server.call(
    pickFreeShifts,
    {
      ...{ fullName: 'Jan Lis', phone: as === jan ? '600100201' : '600100202', email: 'jan@example.pl' },
      addedDays: dates.map((date) => ({ date, shift: 'Dzień' as const })),
    },
    { as: by },
  )
const inOutbox = async (kind: 'sms' | 'email') => {
  const as = await server.asUser({ admin: true })
  const { data } = answered(await server.call(listMessages, { kind }, { as }))
  return data.map(({ attributes: { state } }) => state).sort()
}
/** As if a gateway had taken whatever waits. */
const sendAll = () =>
  server.database.queries.update(messages).set({ state: 'sent', sentAt: '2026-03-11T11:00:00Z' })

describe('taking and giving back is no way to spend the fleet’s SMS', () => {
  test('the twenty-first free shift within a day is refused with what to do; a day later is another one', async () => {
    await takeAndGiveBack(jan, 20)
    expect(await take(jan)).toMatchObject({
      status: 429,
      failure: { code: 'too_many_taken', msg: workCalendarTexts.tooManyTaken },
    })
    expect(await inOutbox('sms')).toHaveLength(20)
    server.clock.advance(DAY_MS)
    answered(await take(await server.asScope('driver', jan.id)))
  })

  test('others take on, and so does the office for that driver', async () => {
    await takeAndGiveBack(jan, 20)
    answered(await take(await driver('Ewa Żak', '+48600100202', 'ewa@example.pl')))
    answered(await pick(jan, office, [MONDAY]))
  })

  test('‘Dodaj zmianę’ counts each of its shifts alike, and books none of those that are too many', async () => {
    await takeAndGiveBack(jan, 18)
    expect(await pick(jan, jan, [MONDAY, addDays(MONDAY, 1), addDays(MONDAY, 2)])).toMatchObject({
      status: 429,
      failure: { code: 'too_many_taken' },
    })
    answered(await pick(jan, jan, [MONDAY, addDays(MONDAY, 1)]))
    expect(await take(jan, addDays(MONDAY, 2))).toMatchObject({ failure: { code: 'too_many_taken' } })
  })

  test('what is refused is not counted', async () => {
    answered(await take(jan))
    for (let count = 0; count < 25; count += 1)
      expect(await take(jan)).toMatchObject({ failure: { code: 'already_driving' } })
    answered(await take(jan, addDays(MONDAY, 1)))
  })

  test('a driver who takes every day that is left of the two weeks meets no bound', async () => {
    for (let day = -4; day < 7; day += 1) answered(await take(jan, addDays(MONDAY, day)))
  })

  test('of two that are sent at once none is counted too few', async () => {
    await takeAndGiveBack(jan, 19)
    const both = await Promise.all([take(jan), take(jan, addDays(MONDAY, 1))])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  })
})

describe('a shift that was given back is told no more', () => {
  test('its SMS and its letter that wait are withdrawn; taken again, one of each waits', async () => {
    const ewa = await driver('Ewa Żak', '+48600100202', 'ewa@example.pl')
    await takeAndGiveBack(ewa, 1)
    expect([await inOutbox('sms'), await inOutbox('email')]).toEqual([['withdrawn'], ['withdrawn']])
    answered(await take(ewa))
    const one = ['no-gateway', 'withdrawn']
    expect([await inOutbox('sms'), await inOutbox('email')]).toEqual([one, one])
  })

  test('what waits of another shift, and of another driver, stays', async () => {
    const ewa = await driver('Ewa Żak', '+48600100202', '')
    answered(await take(ewa))
    answered(await take(jan))
    answered(await take(jan, addDays(MONDAY, 1)))
    answered(await giveBack(jan))
    expect(await inOutbox('sms')).toEqual(['no-gateway', 'no-gateway', 'withdrawn'])
  })

  test('what has gone out is true again where it is taken again within the hour: it is not told twice', async () => {
    const ewa = await driver('Ewa Żak', '+48600100202', 'ewa@example.pl')
    answered(await take(ewa))
    await sendAll()
    answered(await giveBack(ewa))
    answered(await take(ewa))
    expect([await inOutbox('sms'), await inOutbox('email')]).toEqual([['sent'], ['sent']])
    answered(await giveBack(ewa))
    server.clock.advance(3_600_001)
    answered(await take(ewa))
    expect([await inOutbox('sms'), await inOutbox('email')]).toEqual([
      ['no-gateway', 'sent'],
      ['no-gateway', 'sent'],
    ])
  })

  test('of several picked at once the SMS of the one that was given back is withdrawn, the letter stays', async () => {
    const ewa = await driver('Ewa Żak', '+48600100202', 'ewa@example.pl')
    answered(await pick(ewa, ewa, [MONDAY, addDays(MONDAY, 1)]))
    answered(await giveBack(ewa))
    expect([await inOutbox('sms'), await inOutbox('email')]).toEqual([
      ['no-gateway', 'withdrawn'],
      ['no-gateway'],
    ])
  })
})
