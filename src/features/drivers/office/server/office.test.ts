import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listAudit } from '#features/audit/contract.ts'
import { getSubmissionDetails, submitAvailability } from '#features/availability/contract.ts'
import { takenSeats } from '#features/capacity/server/public.ts'
import { openOwnCalendar } from '#features/drivers/session/contract.ts'
import { renewDriverPin, showDriverPin } from '#features/drivers/session/contract-pins.ts'
import { assignDriverToCar, listAssignedDrivers } from '#features/fleet/assigned-drivers/contract.ts'
import { generateWeek, getGeneratedWeek } from '#features/schedule/contract.ts'
import { getCalendarSubscription } from '#features/work-calendar/contract.ts'
import { parseDate } from '#kernel/calendar-date.ts'
import { choice, form, WEEK } from '#test/availability/form.ts'
import { addCars } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { addDriver, editDriver, getDriver, listDrivers, removeDriver, toggleDriver } from '../contract.ts'
import { listDriverMessages } from '../contract-data.ts'

const NOBODY = '7b8a1a52-5a0e-4c3b-9d7e-000000000001'

let server: TestServer
let admin: TestCaller
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  admin = await server.asUser({ admin: true })
})

async function add(
  phone = '600100200',
  fullName = 'Jan Kowalski',
  email = 'jan@example.pl',
): Promise<string> {
  return answered(await server.call(addDriver, { fullName, phone, email }, { as: admin })).id
}
async function pinOf(id: string): Promise<string> {
  return answered(await server.call(showDriverPin, { id }, { as: admin })).pin
}
const logIn = (phone: string, pin: string) => server.call(openOwnCalendar, { phone, pin })

test('the list masks every PIN; an administrator sees one on request, and the log says so', async () => {
  const id = await add()
  const pin = await pinOf(id)
  expect(pin).toMatch(/^[1-9]{4}$/)
  const list = await server.call(listDrivers, {}, { as: admin })
  expect(JSON.stringify(list)).not.toContain(`"${pin}"`)
  expect(answered(list).data[0]?.attributes.pinCode).toBe('••••')
  const log = answered(await server.call(listAudit, { driver: id }, { as: admin })).data
  expect(log.map(({ attributes }) => attributes.action).sort()).toEqual([
    'POST /api/add-driver-to-list',
    'show-driver-pin',
  ])
  expect(JSON.stringify(log)).not.toContain(pin)
})

test('a renewed PIN is another one, ends open calendars, forgives failed tries and is told by letter', async () => {
  const id = await add()
  const before = await pinOf(id)
  const open = await server.asScope('driver', id)
  for (let tries = 0; tries < 12; tries += 1) await logIn('600100200', '0000')
  expect((await logIn('600100200', before)).status).toBe(429)

  expect(answered(await server.call(renewDriverPin, { id }, { as: admin }))).toEqual({
    ...{ told: ['email'], waits: ['email'] },
  })
  const pin = await pinOf(id)
  expect(pin).toMatch(/^[1-9]{4}$/)
  expect((await server.call(getCalendarSubscription, {}, { as: open })).status).toBe(401)
  expect((await server.call(openOwnCalendar, { phone: '600100200', pin }, { from: '203.0.113.9' })).ok).toBe(
    true,
  )
  const letters = answered(await server.call(listDriverMessages, { id, page: 1 }, { as: admin }))
  // The first PIN, the new one, and that a phone not known before has opened the calendar with it.
  expect(letters.total).toBe(3)
  for (const { attributes } of letters.data)
    expect(attributes).toMatchObject({ to: 'jan@example.pl', state: 'no-gateway' })
})

test('who has neither e-mail nor SMS is told the new PIN by nobody, and the office learns that', async () => {
  const id = await add('600100200', 'Jan Kowalski', '')
  expect(answered(await server.call(renewDriverPin, { id }, { as: admin }))).toEqual({ told: [], waits: [] })
})

test('a deactivated driver is shown so, has no calendar any more and cannot open one', async () => {
  const id = await add()
  const pin = await pinOf(id)
  const open = await server.asScope('driver', id)
  answered(await server.call(toggleDriver, { id, active: false }, { as: await server.asUser() }))
  expect((await server.call(getCalendarSubscription, {}, { as: open })).status).toBe(401)
  expect(await logIn('600100200', pin)).toMatchObject({ ok: false, status: 401 })
  expect(answered(await server.call(getDriver, { id }, { as: admin })).attributes.active).toBe(false)

  answered(await server.call(toggleDriver, { id, active: true }, { as: admin }))
  expect((await logIn('600100200', pin)).ok).toBe(true)
})

test('name, phone and e-mail can be changed; another phone ends the sessions, the same one does not', async () => {
  const id = await add()
  const pin = await pinOf(id)
  const open = await server.asScope('driver', id)
  const edit = (changes: object) =>
    server.call(
      editDriver,
      { id, fullName: 'Jan Kowalski', phone: '600100200', email: 'jan@example.pl', ...changes },
      { as: admin },
    )
  answered(await edit({ fullName: ' Jan  Nowak ', email: '' }))
  expect(answered(await server.call(getDriver, { id }, { as: admin })).attributes).toMatchObject({
    fullName: 'Jan Nowak',
    email: '',
  })
  expect((await server.call(getCalendarSubscription, {}, { as: open })).ok).toBe(true)
  answered(await edit({ phone: '600 100 201' }))
  expect((await server.call(getCalendarSubscription, {}, { as: open })).status).toBe(401)
  expect((await logIn('600100200', pin)).ok).toBe(false)
  expect((await logIn('600100201', pin)).ok).toBe(true)

  await add('600100300', 'Ewa Lis')
  expect(await edit({ phone: '600100300' })).toMatchObject({ status: 409, failure: { code: 'phone_taken' } })
  expect(await edit({ fullName: 'Jan' })).toMatchObject({
    status: 400,
    failure: { fields: { fullName: 'Wprowadź imię i nazwisko' } },
  })
})

test('who corrects the e-mail on a page that is older than a colleague’s new phone changes the e-mail alone', async () => {
  const id = await add()
  answered(await server.call(editDriver, { id, phone: '600100201' }, { as: admin }))
  const open = await server.asScope('driver', id)
  answered(await server.call(editDriver, { id, email: 'nowy@example.pl' }, { as: admin }))
  expect(answered(await server.call(getDriver, { id }, { as: admin })).attributes).toMatchObject({
    fullName: 'Jan Kowalski',
    phoneNumber: '+48600100201',
    email: 'nowy@example.pl',
  })
  expect((await server.call(getCalendarSubscription, {}, { as: open })).ok).toBe(true)
})

test('the audit log tells which of the addresses a driver is told at was changed, and by whom, but no address', async () => {
  const id = await add()
  const coordinator = await server.asUser()
  answered(await server.call(editDriver, { id, email: 'nowy@example.pl' }, { as: coordinator }))
  const { data } = answered(await server.call(listAudit, {}, { as: admin }))
  const [line] = data
  expect(line?.attributes.details).toEqual({ driver: id, emailChanged: true })
  expect(JSON.stringify(line)).not.toContain('nowy@')
})

test('after another phone the driver still has sent the one submission of the week (D6)', async () => {
  answered(await server.call(submitAvailability, form()))
  const id = answered(await server.call(listDrivers, {}, { as: admin })).data[0]?.id ?? ''
  const person = { id, fullName: 'Jan Kowalski', email: '' }
  answered(await server.call(editDriver, { ...person, phone: '600100201' }, { as: admin }))
  expect((await server.call(submitAvailability, form({ phone: '600100201' }))).status).toBe(409)
  // The old number is free for somebody else.
  answered(await server.call(submitAvailability, form({ fullName: 'Ewa Lis' })))
  expect(answered(await server.call(listDrivers, {}, { as: admin })).data).toHaveLength(2)
})

const monday = parseDate('2026-03-16') as NonNullable<ReturnType<typeof parseDate>>

test('a removed driver disappears from what is not generated: submission, its places, cars and sessions (D26)', async () => {
  const [car = ''] = await addCars(server.database.queries, 1)
  answered(await server.call(submitAvailability, form()))
  const id = answered(await server.call(listDrivers, {}, { as: admin })).data[0]?.id ?? ''
  answered(
    await server.call(
      assignDriverToCar,
      { carId: car, phoneNumber: '600100200', primaryCar: true },
      { as: admin },
    ),
  )
  const open = await server.asScope('driver', id)
  answered(await server.call(removeDriver, { id }, { as: admin }))

  expect(answered(await server.call(listDrivers, {}, { as: admin })).data).toEqual([])
  expect(answered(await server.call(getSubmissionDetails, WEEK, { as: admin })).schedules).toEqual([])
  expect((await takenSeats(server.database.queries, [monday])).get(monday)).toEqual({ day: 0, night: 0 })
  expect(answered(await server.call(listAssignedDrivers, {}, { as: admin })).data).toEqual([])
  expect((await server.call(getCalendarSubscription, {}, { as: open })).status).toBe(401)
  // Whoever was removed may come back as a new driver.
  answered(await server.call(submitAvailability, form({ selectedDays: [choice(16, 'Dzień')] })))
  expect((await takenSeats(server.database.queries, [monday])).get(monday)).toEqual({ day: 1, night: 0 })
})

test('generated weeks stay as they were when a driver is removed, who is marked as gone (D26, D47)', async () => {
  await addCars(server.database.queries, 1)
  answered(await server.call(submitAvailability, form()))
  answered(await server.call(generateWeek, WEEK, { as: admin }))
  const before = answered(await server.call(getGeneratedWeek, WEEK, { as: admin }))
  expect(JSON.stringify(before)).toContain('Jan Kowalski')
  const id = answered(await server.call(listDrivers, {}, { as: admin })).data[0]?.id ?? ''
  answered(await server.call(removeDriver, { id }, { as: admin }))
  expect(answered(await server.call(getGeneratedWeek, WEEK, { as: admin }))).toEqual({
    ...before,
    driversOff: [{ driverId: id, kind: 'deleted', from: 0, to: 13, reason: '' }],
  })
  expect(answered(await server.call(getSubmissionDetails, WEEK, { as: admin })).schedules).toHaveLength(1)
  expect((await server.call(submitAvailability, form())).status).toBe(409)
})

test('none of it for a driver who is not there, and removal and PINs not without the flag (D28)', async () => {
  const user = await server.asUser()
  for (const [endpoint, input] of [
    [getDriver, {}],
    [toggleDriver, { active: true }],
    [removeDriver, {}],
    [showDriverPin, {}],
    [renewDriverPin, {}],
    [editDriver, { fullName: 'Jan Kowalski', phone: '600100200', email: '' }],
  ] as const) {
    expect(await server.callRaw(endpoint, { id: NOBODY, ...input }, { as: admin })).toMatchObject({
      status: 404,
      failure: { msg: 'Nie ma takiego kierowcy.' },
    })
  }
  for (const endpoint of [removeDriver, showDriverPin, renewDriverPin])
    expect((await server.callRaw(endpoint, { id: NOBODY }, { as: user })).status).toBe(403)
})
