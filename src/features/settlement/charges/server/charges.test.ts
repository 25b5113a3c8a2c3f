import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addDriver } from '#features/drivers/office/contract.ts'
import { fuelEntries } from '#features/fuel/server/tables.ts'
import { shiftResults } from '#features/income/facts/server/public.ts'
import { generateWeek } from '#features/schedule/contract.ts'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { mondayOf } from '#kernel/week.ts'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import * as calls from '../contract.ts'
import * as standing from '../contract-standing.ts'
import { amountOf } from '../domain/amount-of.ts'
import { chargesFor, closeChargesOf, holdCharges, readCharges, reopenCharges } from './public.ts'

const WEEK = { year: 2026, week: 11 }
const NEXT = { year: 2026, week: 12 }
const MONDAY = mondayOf(WEEK)
const DATE = '2026-03-10'

let server: TestServer
let money: TestCaller
let jan: string
let ewa: string
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  await server.reset()
  // Wednesday of week 11.
  server.clock.set('2026-03-11T11:00:00Z')
  money = await server.asUser({ money: true })
  jan = await newDriver('Jan Kowalski', '600100201')
  ewa = await newDriver('Ewa Mróz', '600100202')
})
afterAll(() => server.close())

async function newDriver(fullName: string, phone: string): Promise<string> {
  const admin = await server.asUser({ admin: true })
  return answered(await server.call(addDriver, { fullName, phone, email: 'a@b.pl' }, { as: admin })).id
}
const add = (more: object = {}) =>
  server.call(
    calls.addCharges,
    {
      kind: 'fine',
      ...WEEK,
      date: DATE,
      entries: [{ driverId: jan, grosze: 10_000, note: 'Rondo' }],
      ...more,
    } as never,
    { as: money },
  )
const listed = async (week = WEEK) => answered(await server.call(calls.listCharges, week, { as: money }))
const shown = async (week = WEEK) =>
  (await listed(week)).drivers.map(({ name, charges }) => [
    name,
    ...charges.map(({ kind, grosze }) => `${kind} ${grosze}`),
  ])
const amounts = async (driver: string, week = WEEK) =>
  ((await chargesFor(server.database.queries, week, [driver])).get(driver) ?? []).map(amountOf)
/** As whoever closes weeks does. */
const close = (driverId: string, week = WEEK) =>
  server.database.transaction(async (tx) => {
    await holdCharges(tx)
    const charges = (await chargesFor(tx, week, [driverId])).get(driverId) ?? []
    const chargeIds = charges.map(({ id }) => id)
    await closeChargesOf(tx, week, [{ driverId, statement: `R/${week.year}/${week.week}/0001`, chargeIds }])
    return chargeIds
  })

test('a fine for several drivers at once stands in their week, with who entered it', async () => {
  answered(
    await add({
      entries: [
        { driverId: jan, grosze: 10_000, note: 'Rondo' },
        { driverId: ewa, grosze: 20_050 },
      ],
    }),
  )
  expect(await shown()).toEqual([
    ['Ewa Mróz', 'fine -20050'],
    ['Jan Kowalski', 'fine -10000'],
  ])
  const [, second] = (await listed()).drivers
  expect(second?.charges[0]).toMatchObject({ note: 'Rondo', date: DATE, source: 'one-off', counter: false })
  expect(second?.charges[0]?.createdBy).not.toBe('')
  expect(await shown(NEXT)).toEqual([])
  expect(await (await readCharges(server.database.queries, WEEK)).drivers()).toEqual([jan, ewa].toSorted())
})

test('a deposit is taken, and given back; the accountant’s amount says what it is', async () => {
  answered(await add({ kind: 'deposit' }))
  answered(await add({ kind: 'deposit', back: true }))
  expect(await add({ kind: 'accountant' })).toMatchObject({ failure: { code: 'heading_missing' } })
  answered(await add({ kind: 'accountant', detail: 'zus' }))
  answered(await add({ kind: 'bonus' }))
  expect((await amounts(jan)).toSorted()).toEqual([-10_000, -10_000, 10_000, 10_000])
})

test('what is entered twice is asked about, also within one list', async () => {
  answered(await add())
  const again = await add()
  expect(again).toMatchObject({
    status: 409,
    failure: { code: 'perhaps_twice', facts: { drivers: 1, names: 'Jan Kowalski' } },
  })
  const twice = [
    { driverId: ewa, grosze: 500 },
    { driverId: ewa, grosze: 500 },
  ]
  expect(await add({ entries: twice })).toMatchObject({ failure: { code: 'perhaps_twice' } })
  expect(await amounts(ewa)).toEqual([])
  answered(await add({ again: true }))
  expect(await amounts(jan)).toEqual([-10_000, -10_000])
})

test('an entry is taken back with a trace while its week is open', async () => {
  answered(await add())
  const { drivers } = await listed()
  const id = drivers[0]?.charges[0]?.sourceId ?? ''
  answered(await server.call(calls.takeBackCharge, { id }, { as: money }))
  expect(await shown()).toEqual([])
  expect((await listed()).takenBack).toMatchObject([{ id, name: 'Jan Kowalski', grosze: -10_000 }])
  expect(await server.call(calls.takeBackCharge, { id }, { as: money })).toMatchObject({ status: 404 })
})

test('in a closed week nothing is added or taken back; a counter-charge stands in a later one, once', async () => {
  answered(await add())
  const { drivers } = await listed()
  const id = drivers[0]?.charges[0]?.sourceId ?? ''
  const counter = (week: typeof WEEK) =>
    server.call(calls.counterCharge, { id, ...week, date: DATE, note: '' }, { as: money })
  expect(await counter(NEXT)).toMatchObject({ failure: { code: 'week_open' } })
  await close(jan)
  expect(await add({ kind: 'wash' })).toMatchObject({
    failure: { code: 'week_closed', facts: { drivers: 1, names: 'Jan Kowalski' } },
  })
  expect(await server.call(calls.takeBackCharge, { id }, { as: money })).toMatchObject({
    failure: { code: 'week_closed' },
  })
  expect(await counter(WEEK)).toMatchObject({ failure: { code: 'week_earlier' } })
  answered(await counter(NEXT))
  expect(await counter(NEXT)).toMatchObject({ failure: { code: 'already_countered' } })
  expect([await amounts(jan), await amounts(jan, NEXT)]).toEqual([[-10_000], [10_000]])
  await server.database.transaction((tx) => reopenCharges(tx, jan, WEEK))
  answered(await add({ kind: 'wash' }))
})

test('a charge that a closed week has taken is in no other week', async () => {
  const form = { driverId: jan, kind: 'damage', grosze: 100_000, count: 3, date: DATE } as const
  answered(await server.call(standing.addInstalmentPlan, { ...form, ...WEEK }, { as: money }))
  const first = await close(jan)
  const second = await close(jan, NEXT)
  expect(first.filter((id) => second.includes(id))).toEqual([])
  await expect(close(jan)).rejects.toThrow()
  expect([await amounts(jan), await amounts(jan, NEXT)]).toEqual([[-33_334], [-33_333]])
})

test('a plan is paused and settled early, never in a week that is closed', async () => {
  const form = { driverId: jan, kind: 'damage', grosze: 100_000, count: 3, date: DATE } as const
  const { id } = answered(await server.call(standing.addInstalmentPlan, { ...form, ...WEEK }, { as: money }))
  const change = (act: 'pause' | 'resume' | 'settle' | 'stop', week: number) =>
    server.call(standing.changeInstalmentPlan, { id, act, year: 2026, week }, { as: money })
  await close(jan)
  expect(await change('pause', 11)).toMatchObject({ failure: { code: 'week_closed' } })
  answered(await change('pause', 12))
  expect(await amounts(jan, NEXT)).toEqual([])
  answered(await change('settle', 13))
  expect(await amounts(jan, { year: 2026, week: 13 })).toEqual([-66_666])
  const { data } = answered(await server.call(standing.listInstalmentPlans, {}, { as: money }))
  expect(data).toMatchObject([{ name: 'Jan Kowalski', left: 66_666, state: 'running' }])
  expect(await change('stop', 14)).toMatchObject({ failure: { code: 'plan_over' } })
  expect(
    await server.call(
      standing.addInstalmentPlan,
      { ...form, ...NEXT, count: 200, grosze: 100 },
      { as: money },
    ),
  ).toMatchObject({ failure: { code: 'instalments_too_small' } })
})

test('what is left of a debt is what no closed week has taken, and the next instalment is of the first open one', async () => {
  const form = { driverId: jan, kind: 'damage', grosze: 100_000, count: 3, date: DATE, note: '' } as const
  answered(await server.call(standing.addInstalmentPlan, { ...form, ...WEEK }, { as: money }))
  const plan = async () => {
    const { data } = answered(await server.call(standing.listInstalmentPlans, {}, { as: money }))
    return { left: data[0]?.left, state: data[0]?.state, taken: data[0]?.weeks.map(({ taken }) => taken) }
  }
  // All three weeks are over, and drafts.
  server.clock.set(`${addDays(MONDAY, 28)}T09:00:00Z`)
  money = await server.asUser({ money: true })
  expect(await plan()).toEqual({ left: 100_000, state: 'running', taken: [false, false, false] })
  await close(jan)
  expect(await plan()).toEqual({ left: 66_666, state: 'running', taken: [true, false, false] })
  await server.database.transaction((tx) => reopenCharges(tx, jan, WEEK))
  expect(await plan()).toMatchObject({ left: 100_000 })
  for (const later of [0, 1, 2]) await close(jan, { ...WEEK, week: WEEK.week + later })
  expect(await plan()).toEqual({ left: 0, state: 'done', taken: [true, true, true] })
})

test('a rent holds by the tariff of its days, and changes in no closed week', async () => {
  const rent = { kind: 'rent', driverId: jan, per: 'week', grosze: 65_000 } as const
  const put = (more: object) =>
    server.call(standing.addStandingCharge, { ...rent, from: MONDAY, ...more }, { as: money })
  const { id } = answered(await put({}))
  expect(await put({ from: addDays(MONDAY, 3) })).toMatchObject({ failure: { code: 'overlaps' } })
  expect(await put({ driverId: null })).toMatchObject({ failure: { code: 'who_missing' } })
  expect(await put({ kind: 'accountant', per: 'day' })).toMatchObject({ failure: { code: 'weeks_only' } })
  expect(await put({ to: addDays(MONDAY, -1) })).toMatchObject({ failure: { code: 'ends_before' } })
  const end = (to: CalendarDate) => server.call(standing.endStandingCharge, { id, to }, { as: money })
  answered(await end(addDays(MONDAY, 1)))
  answered(await put({ from: addDays(MONDAY, 2), grosze: 70_000 }))
  expect((await amounts(jan)).toSorted()).toEqual([-18_572, -50_000])
  await close(jan)
  expect(await end(MONDAY)).toMatchObject({ failure: { code: 'week_closed' } })
  expect(await put({ from: MONDAY, driverId: ewa })).toMatchObject({ ok: true })
})

test('a vehicle’s rent and a shared cost follow the roster', async () => {
  const [car] = await addCars(server.database.queries, 1)
  const admin = await server.asUser({ admin: true })
  const anna = await submit(server, NEXT, 'Anna Nowak', '600100203', { 0: 'day', 1: 'day' })
  answered(await server.call(generateWeek, NEXT, { as: admin }))
  const { data } = answered(await server.call(calls.listSharers, NEXT, { as: money }))
  expect(data).toMatchObject([{ driverId: anna, name: 'Anna Nowak', shifts: 2 }])
  const { vehicles } = answered(await server.call(standing.listStandingCharges, {}, { as: money }))
  const vehicleId = vehicles[0]?.id ?? String(car)
  const rent = { kind: 'rent', vehicleId, per: 'shift', grosze: 9000, from: MONDAY } as const
  answered(await server.call(standing.addStandingCharge, rent, { as: money }))
  const cost = { ...NEXT, date: '2026-03-16', grosze: 4501, note: 'Myjnia' }
  const shifts = [
    { driverId: anna, shifts: 5 },
    { driverId: jan, shifts: 3 },
  ]
  const shared = answered(await server.call(calls.addSharedCost, { ...cost, shifts }, { as: money }))
  expect([await amounts(anna, NEXT), await amounts(jan, NEXT)]).toEqual([[-18_000, -2813], [-1688]])
  await close(jan, NEXT)
  expect(await server.call(calls.takeBackSharedCost, shared, { as: money })).toMatchObject({
    failure: { code: 'week_closed' },
  })
})

test('fuel is the fuel page’s where it has an entry, else the sheet’s', async () => {
  const slot = { driverId: jan, shift: 'day' } as const
  const tuesday = addDays(MONDAY, 1)
  await server.database.queries.insert(shiftResults).values([
    { ...slot, date: MONDAY, fuelTotalGrosze: 9999 },
    { ...slot, date: tuesday, fuelTotalGrosze: 5000 },
  ])
  const entry = { reg: '', petrolMl: 6250, gasMl: 0, petrolPrice: 640, gasPrice: 0, cost: 4000 }
  await server.database.queries
    .insert(fuelEntries)
    .values({ ...slot, date: MONDAY, ...entry, sentAt: '2026-03-11T10:00:00Z' })
  const charges = (await chargesFor(server.database.queries, WEEK, [jan])).get(jan)
  expect(charges).toEqual([
    { id: `fuel:${MONDAY}:day`, kind: 'fuel', grosze: 4000, told: 'page' },
    { id: `fuel:${tuesday}:day`, kind: 'fuel', grosze: 5000, told: 'sheet' },
  ])
})

test('over-mileage is proposed, decided by a person, and proposed again when the metres or the price change', async () => {
  const tiers = [{ overMetres: 1_000_000, groszePerKm: 50 }]
  expect(
    await server.call(standing.setMileageAllowance, { ...WEEK, tiers: [...tiers, ...tiers] }, { as: money }),
  ).toMatchObject({ failure: { code: 'tiers_not_rising' } })
  answered(await server.call(standing.setMileageAllowance, { ...WEEK, tiers }, { as: money }))
  const drive = (mileageM: number, shift: 'day' | 'night') =>
    server.database.queries.insert(shiftResults).values({ driverId: jan, date: MONDAY, shift, mileageM })
  await drive(1_200_000, 'day')
  const decide = (more: object) =>
    server.call(
      standing.decideOverMileage,
      { driverId: jan, ...WEEK, metres: 1_200_000, state: 'applied', ...more } as never,
      { as: money },
    )
  expect(await amounts(jan)).toEqual([0])
  expect(await decide({ metres: 1 })).toMatchObject({ failure: { code: 'metres_changed' } })
  expect(await decide({ driverId: ewa })).toMatchObject({ failure: { code: 'nothing_over' } })
  expect(await decide({ state: 'edited' })).toMatchObject({ failure: { code: 'amount_missing' } })
  answered(await decide({}))
  expect(await amounts(jan)).toEqual([-10_000])
  const dearer = [{ overMetres: 1_000_000, groszePerKm: 500 }]
  answered(await server.call(standing.setMileageAllowance, { ...WEEK, tiers: dearer }, { as: money }))
  expect(await amounts(jan)).toEqual([0])
  expect(answered(await server.call(standing.listOverMileage, WEEK, { as: money })).data).toMatchObject([
    { state: 'proposed', changedSince: true, proposed: 100_000 },
  ])
  expect(await decide({ grosze: 10_000 })).toMatchObject({ failure: { code: 'metres_changed' } })
  answered(await decide({ grosze: 100_000 }))
  expect(await amounts(jan)).toEqual([-100_000])
  answered(await server.call(standing.setMileageAllowance, { ...WEEK, tiers }, { as: money }))
  answered(await decide({ state: 'edited', grosze: 7500 }))
  expect(await amounts(jan)).toEqual([-7500])
  await drive(10_000, 'night')
  expect(await amounts(jan)).toEqual([0])
  const { data } = answered(await server.call(standing.listOverMileage, WEEK, { as: money }))
  expect(data).toMatchObject([
    { name: 'Jan Kowalski', state: 'proposed', changedSince: true, proposed: 10_500 },
  ])
  await close(jan)
  answered(await decide({ metres: 1_210_000 }))
})

test('a date years away from the week is a slip of the pen, and the dates that can be are told', async () => {
  for (const date of ['2062-03-10', '2006-03-10', '2027-03-16']) {
    const refused = await add({ date })
    expect(refused).toMatchObject({ status: 400, failure: { code: 'date_far' } })
    expect(refused).toMatchObject({ failure: { msg: expect.stringContaining('od 9.3.2024 do 10.3.2027') } })
  }
  const shared = { ...WEEK, grosze: 100, note: '', shifts: [{ driverId: jan, shifts: 1 }] }
  expect(
    await server.call(calls.addSharedCost, { ...shared, date: '2062-03-10' }, { as: money }),
  ).toMatchObject({ failure: { code: 'date_far' } })
  expect(await shown()).toEqual([])
  // A fine of last summer comes now.
  for (const date of ['2025-07-04', '2024-03-09']) answered(await add({ date }))
})
