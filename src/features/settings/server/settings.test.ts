import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listAudit } from '#features/audit/contract.ts'
import { openSession } from '#features/auth/server/public.ts'
import { mountPorts } from '#server-app/wiring.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import {
  changePin,
  followWeek,
  getAdminSettings,
  getPublicSettings,
  setAdminPeriod,
  setBonusTiers,
  setDefaultLimit,
  setNotifications,
  setOffice,
  setPlanning,
  setPopupText,
  setTraining,
  setWeek,
  setYear,
} from '../contract.ts'
import { readFleetPin } from './public.ts'

let server: TestServer
let admin: TestCaller
let coordinator: TestCaller
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  server.clock.set('2026-03-11T11:00:00Z')
  admin = await server.asUser({ admin: true })
  coordinator = await server.asUser()
})

const publicSettings = async () => answered(await server.call(getPublicSettings, {}))
const adminSettings = async (as = admin) => answered(await server.call(getAdminSettings, {}, { as }))

test('a fleet that has set nothing follows the clock, and has the specification’s tiers', async () => {
  expect(await adminSettings()).toMatchObject({
    year: 2026,
    week: 11,
    following: true,
    adminWeek: 12,
    adminYear: 2026,
    adminMonth: 3,
    pin: null,
    bonusTiers: [
      { from: 10, to: 17, value: 200 },
      { from: 18, to: 22, value: 300 },
    ],
    version: 0,
  })
  server.clock.set('2026-03-15T22:59:00Z')
  expect((await publicSettings()).week).toBe(11)
  server.clock.set('2026-03-15T23:00:00Z')
  expect((await publicSettings()).week).toBe(12)
})

test('a week set by hand is pinned until following is switched back on (D3)', async () => {
  answered(await server.call(setWeek, { week: 53 }, { as: coordinator }))
  server.clock.set('2026-06-01T10:00:00Z')
  coordinator = await server.asUser()
  expect(await publicSettings()).toMatchObject({
    year: 2026,
    week: 53,
    availabilityWeek: { year: 2027, week: 1 },
  })
  answered(await server.call(setYear, { year: 2027 }, { as: coordinator }))
  expect(await publicSettings()).toMatchObject({ year: 2027, week: 52 })
  expect(await server.call(setWeek, { week: 53 }, { as: coordinator })).toMatchObject({
    status: 400,
    failure: { code: 'no_such_week' },
  })
  answered(await server.call(followWeek, {}, { as: coordinator }))
  expect(await publicSettings()).toMatchObject({ year: 2026, week: 23 })
})

test('the week, year and month that administrators look at are set one by one', async () => {
  const set = (mode: 'week' | 'year' | 'month', item: number) =>
    server.call(setAdminPeriod, { mode, item }, { as: coordinator })
  answered(await set('week', 30))
  expect(await adminSettings()).toMatchObject({ adminWeek: 30, adminYear: 2026, adminMonth: 7 })
  answered(await set('month', 9))
  answered(await set('year', 2027))
  expect(await adminSettings()).toMatchObject({ adminWeek: 30, adminYear: 2027, adminMonth: 9 })
  expect(await set('week', 53)).toMatchObject({ status: 400, failure: { code: 'no_such_week' } })
  expect(await set('month', 13)).toMatchObject({ status: 400, failure: { code: 'no_such_month' } })
  expect(await set('year', 53)).toMatchObject({ status: 400 })
})

test('the default limit is 1 to 25 people a shift', async () => {
  for (const defaultLimit of [0, 26, 'dużo'])
    expect(await server.callRaw(setDefaultLimit, { defaultLimit }, { as: admin })).toMatchObject({
      status: 400,
      failure: { code: 'invalid_input', fields: { defaultLimit: 'Limit domyślny to liczba od 1 do 25.' } },
    })
  answered(await server.call(setDefaultLimit, { defaultLimit: 25 }, { as: admin }))
  expect(await adminSettings()).toMatchObject({ defaultLimit: 25, capacityEstimate: 350, version: 1 })
})

test('the PIN is shown to administrators with the flag only, and is nowhere kept readable (D28, Q15)', async () => {
  expect(await server.call(changePin, { pin: '1234' }, { as: coordinator })).toMatchObject({ status: 403 })
  expect(await server.callRaw(changePin, { pin: '12a4' }, { as: admin })).toMatchObject({ status: 400 })
  answered(await server.call(changePin, { pin: '7305' }, { as: admin }))
  expect((await adminSettings()).pin).toBe('7305')
  expect((await adminSettings(coordinator)).pin).toBeNull()
  const kept = await readFleetPin(server.database.queries)
  expect(kept?.hash).toMatch(/^\$argon2id\$/)
  expect(await server.platform.secrets.pinMatches(kept?.hash ?? '', '7305')).toBe(true)
  // Request ids are random and may hold these digits too.
  expect(server.log.join().replace(/"request":"[^"]*"/g, '')).not.toContain('7305')
})

test('a new PIN ends the sessions opened with the old one, also one opened a moment too late', async () => {
  answered(await server.call(changePin, { pin: '1111' }, { as: admin }))
  const { queries } = server.database
  const open = () => openSession(queries, server.platform, { scope: 'fleet', subject: 'fleet', revision: 1 })
  const identify = mountPorts(server.platform, true).identify
  const isIn = async (token: string) =>
    (await identify({ address: '127.0.0.1', bearer: token, cookie: () => undefined })).fleet === true
  const before = await open()
  expect(await isIn(before.token)).toBe(true)
  answered(await server.call(changePin, { pin: '2222' }, { as: admin }))
  const late = await open()
  expect(await isIn(before.token)).toBe(false)
  expect(await isIn(late.token)).toBe(false)
})

test('tiers that overlap are refused, others are kept in order', async () => {
  const tiers = [
    { from: 6, to: 7, value: 300 },
    { from: 3, to: 5, value: 100 },
  ]
  answered(await server.call(setBonusTiers, { tiers }, { as: admin }))
  expect((await publicSettings()).bonusTiers.map(({ from }) => from)).toEqual([3, 6])
  expect(
    await server.call(setBonusTiers, { tiers: [...tiers, { from: 7, to: 9, value: 1 }] }, { as: admin }),
  ).toMatchObject({ status: 400, failure: { code: 'tiers_overlap' } })
})

test('texts and addresses are bounded, and the training film needs https', async () => {
  expect(await server.call(setPopupText, { popupText: 'x'.repeat(2001) }, { as: admin })).toMatchObject({
    status: 400,
  })
  expect(await server.call(setTraining, { trainingUrl: 'javascript:alert(1)' }, { as: admin })).toMatchObject(
    { status: 400 },
  )
  answered(await server.call(setTraining, { trainingUrl: '' }, { as: admin }))
})

test('no SMS about services goes out until it is switched on, and what is left out stays (D27, D28)', async () => {
  expect(await adminSettings()).toMatchObject({ sendServiceSms: false })
  const both = { sendPinBySms: true, sendConfirmation: false }
  expect(await server.call(setNotifications, both, { as: coordinator })).toMatchObject({ status: 403 })
  answered(await server.call(setNotifications, { ...both, sendServiceSms: true }, { as: admin }))
  answered(await server.call(setNotifications, both, { as: admin }))
  expect(await adminSettings()).toMatchObject({ ...both, sendServiceSms: true })
})

test('each kind of message is switched by itself, so that two switches touched at once both hold', async () => {
  answered(await server.call(setNotifications, { sendConfirmation: false }, { as: admin }))
  answered(await server.call(setNotifications, { sendPinBySms: true }, { as: admin }))
  expect(await adminSettings()).toMatchObject({
    sendConfirmation: false,
    sendPinBySms: true,
    sendServiceSms: false,
  })
})

test('planning is set as a whole, and every change is in the audit log', async () => {
  const planning = { fillFromReserve: false, seatOnCall: true, policy: 'queue', floor: 2 } as const
  answered(await server.call(setPlanning, planning, { as: coordinator }))
  expect((await adminSettings()).planning).toEqual(planning)
  const { data } = answered(await server.call(listAudit, { actor: `user:${coordinator.id}` }, { as: admin }))
  expect(data.map(({ attributes }) => attributes.action)).toEqual(['PUT /api/settings/planning'])
})

test('two changes at once are both kept, and the version counts both', async () => {
  await Promise.all([
    server.call(setDefaultLimit, { defaultLimit: 3 }, { as: admin }),
    server.call(setPopupText, { popupText: 'Dzień dobry' }, { as: admin }),
  ])
  expect(await adminSettings()).toMatchObject({ defaultLimit: 3, popupText: 'Dzień dobry', version: 2 })
})

test('the office’s phone and hours are public once they are set, each for itself, and empty again', async () => {
  expect(await publicSettings()).toMatchObject({ officePhone: '', officeHours: '' })
  answered(await server.call(setOffice, { officePhone: ' 22 100 20 30 ' }, { as: coordinator }))
  answered(await server.call(setOffice, { officeHours: 'pon.–pt. 8:00–16:00' }, { as: coordinator }))
  expect(await publicSettings()).toMatchObject({
    officePhone: '22 100 20 30',
    officeHours: 'pon.–pt. 8:00–16:00',
  })
  const wrong = await server.call(setOffice, { officePhone: 'zadzwoń do Jana' }, { as: coordinator })
  expect(wrong).toMatchObject({ ok: false, status: 400 })
  answered(await server.call(setOffice, { officePhone: '' }, { as: coordinator }))
  expect(await publicSettings()).toMatchObject({ officePhone: '', officeHours: 'pon.–pt. 8:00–16:00' })
})
