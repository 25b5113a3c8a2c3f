import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openSession, SESSION_COOKIES } from '#features/auth/server/public.ts'
import { addDriver, editDriver, removeDriver, toggleDriver } from '#features/drivers/office/contract.ts'
import { eraseDriver, mergeDrivers } from '#features/drivers/office/contract-data.ts'
import {
  getCalendarSubscription,
  readSubscribedCalendar,
  renewCalendarSubscription,
} from '#features/work-calendar/contract.ts'
import type { Phone } from '#kernel/phone.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { openOwnCalendar } from '../contract.ts'
import { renewDriverPin, showDriverPin } from '../contract-pins.ts'
import { driverPinHash } from './driver-pins.ts'

const PHONE = '600100200'
const PERSON = { fullName: 'Jan Kowalski', phone: PHONE, email: 'jan@example.pl' }

let server: TestServer
let admin: TestCaller
let id: string
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  admin = await server.asUser({ admin: true })
  id = answered(await server.call(addDriver, PERSON, { as: admin })).id
})

/** What ends a driver's sessions, by what the office does. */
const ENDS: Readonly<Record<string, () => Promise<unknown>>> = {
  'a renewed PIN': () => server.call(renewDriverPin, { id }, { as: admin }),
  'a deactivation': () => server.call(toggleDriver, { id, active: false }, { as: admin }),
  'a deactivation that is taken back': async () => {
    await server.call(toggleDriver, { id, active: false }, { as: admin })
    return server.call(toggleDriver, { id, active: true }, { as: admin })
  },
  'another phone': () => server.call(editDriver, { id, ...PERSON, phone: '600100299' }, { as: admin }),
  'being folded into another record': async () => {
    const other = { fullName: 'Jan Kowalski', phone: '600100201' }
    const staysId = answered(await server.call(addDriver, other, { as: admin })).id
    return server.call(mergeDrivers, { staysId, foldedId: id }, { as: admin })
  },
  'an erasure': () => server.call(eraseDriver, { id }, { as: admin }),
  'being removed': () => server.call(removeDriver, { id }, { as: admin }),
}
const ways = Object.keys(ENDS)
const end = async (way: string) => expect(await ENDS[way]?.()).toMatchObject({ ok: true })

async function statusWith(token: string): Promise<number> {
  const as = { id, token, cookie: `${SESSION_COOKIES.driver}=${token}` }
  return (await server.call(getCalendarSubscription, {}, { as })).status
}

test.each(ways)('a calendar that is open does not outlive %s (Q14)', async (way) => {
  const { pin } = answered(await server.call(showDriverPin, { id }, { as: admin }))
  const opened = await server.call(openOwnCalendar, { phone: PHONE, pin })
  const token = opened.cookies.find(({ name }) => name === SESSION_COOKIES.driver)?.value ?? ''
  expect(await statusWith(token)).toBe(200)
  await end(way)
  expect(await statusWith(token)).toBe(401)
})

test.each(ways)('nor does one whose PIN was being checked at the moment of %s (Q14)', async (way) => {
  const { queries } = server.database
  const checked = await driverPinHash(queries, server.platform, `+48${PHONE}` as Phone)
  await end(way)
  const { token } = await openSession(queries, server.platform, {
    scope: 'driver',
    subject: checked?.id ?? '',
    revision: checked?.revision ?? 0,
  })
  expect(await statusWith(token)).toBe(401)
})

test('the calendar of the record that stays is left open by a merge', async () => {
  const other = { fullName: 'Jan Kowalski', phone: '600100201' }
  const foldedId = answered(await server.call(addDriver, other, { as: admin })).id
  const { token } = await server.asScope('driver', id)
  answered(await server.call(mergeDrivers, { staysId: id, foldedId }, { as: admin }))
  expect(await statusWith(token)).toBe(200)
})

test('an address that a phone reads the calendar from ends with the PIN that it was made under', async () => {
  const as = await server.asScope('driver', id)
  const { url } = answered(await server.call(renewCalendarSubscription, {}, { as }))
  const key = url.split('/').at(-1) ?? ''
  expect((await server.call(readSubscribedCalendar, { key })).status).toBe(200)
  answered(await server.call(renewDriverPin, { id }, { as: admin }))
  expect(await server.call(readSubscribedCalendar, { key })).toMatchObject({ failure: { code: 'wrong_key' } })
})
