import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addDriver } from '#features/drivers/office/contract.ts'
import { closedChargeWeeks } from '#features/settlement/charges/server/tables.ts'
import type { Scheme } from '#features/settlement/domain/public.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { makeLoad, makeReference, makeRow, makeShifts } from '#test/settlement/made-week.ts'
import * as calls from '../contract.ts'
import { tryScheme } from '../contract-example.ts'
import { faultText } from '../texts.ts'
import { schemesFor } from './public.ts'

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

const RENT: Scheme = {
  earns: { kind: 'rent' },
  tiers: [],
  passes: {
    tip: { kind: 'apart', basisPoints: 10_000 },
    toll: { kind: 'apart', basisPoints: 10_000 },
    campaign: { kind: 'within-net' },
    cancellation: { kind: 'within-net' },
  },
  vat: { kind: 'included' },
  partnerFee: null,
  guarantee: null,
  fuelBasisPoints: 10_000,
  cash: 'deducted',
}
const share = (basisPoints: number): Scheme => ({ ...RENT, earns: { kind: 'share', basisPoints, apps: [] } })
const WEEK = { year: 2026, week: 11 }
const NEXT = { year: 2026, week: 12 }
type Owner = { readonly kind: 'fleet' | 'group' | 'driver'; readonly id?: string }
const FLEET: Owner = { kind: 'fleet' }

const save = (owner: Owner, scheme: unknown, more: object = {}) =>
  server.call(calls.saveScheme, { ...owner, ...WEEK, scheme, seen: 0, ...more } as never, { as: money })
const held = async (week = WEEK) => {
  const schemes = await schemesFor(server.database.queries, week, [jan, ewa])
  return [jan, ewa].map((id) => (schemes.get(id) ?? []).map((one) => one && [one.owner.kind, one.version]))
}
const newGroup = async (name: string) =>
  answered(await server.call(calls.addSchemeGroup, { name }, { as: money })).id
const join = (group: string | null, driverIds: string[], week = WEEK) =>
  server.call(calls.putSchemeMembers, { group, driverIds, ...week }, { as: money })

test('a driver’s scheme goes before the group’s, and that before the fleet’s', async () => {
  expect(await held()).toEqual([[null], [null]])
  answered(await save(FLEET, RENT))
  expect(await held()).toEqual([[['fleet', 1]], [['fleet', 1]]])
  const group = await newGroup('Na zmiany')
  answered(await save({ kind: 'group', id: group }, share(5000)))
  answered(await join(group, [jan, ewa]))
  answered(await save({ kind: 'driver', id: ewa }, share(6000), NEXT))
  expect(await held()).toEqual([[['group', 1]], [['group', 1]]])
  expect(await held(NEXT)).toEqual([[['group', 1]], [['driver', 1]]])
  answered(await join(null, [jan], NEXT))
  expect(await held(NEXT)).toEqual([[['fleet', 1]], [['driver', 1]]])
  expect(await held()).toEqual([[['group', 1]], [['group', 1]]])
})

test('a new version holds from its week on; older weeks keep theirs', async () => {
  answered(await save(FLEET, share(5000)))
  answered(await save(FLEET, share(5500), { ...NEXT, seen: 1 }))
  expect([await held(), await held(NEXT)]).toEqual([
    [[['fleet', 1]], [['fleet', 1]]],
    [[['fleet', 2]], [['fleet', 2]]],
  ])
  const { data } = answered(await server.call(calls.listSchemeVersions, { kind: 'fleet' }, { as: money }))
  expect(data.map(({ version, from, scheme }) => [version, from.week, scheme])).toEqual([
    [2, 12, share(5500)],
    [1, 11, share(5000)],
  ])
})

test('who has not seen the newest version saves nothing', async () => {
  answered(await save(FLEET, share(5000)))
  expect(await save(FLEET, share(6000))).toMatchObject({
    status: 409,
    failure: { code: 'version_changed', facts: { version: 1 } },
  })
})

test('a scheme that can’t hold is told at its fields', async () => {
  const bad: Scheme = {
    ...RENT,
    tiers: [
      { over: 400_000, basisPoints: 500 },
      { over: 300_000, basisPoints: 20_000 },
    ],
    vat: { kind: 'before-split', basisPoints: 800, floor: true },
  }
  expect(await save(FLEET, bad)).toMatchObject({
    status: 400,
    failure: {
      code: 'scheme_invalid',
      fields: {
        'scheme.tiers.1.over': faultText({
          code: 'tiers-not-rising',
          field: '',
          over: 300_000,
          before: 400_000,
        }),
        'scheme.tiers.1.basisPoints': faultText({
          code: 'rate-out-of-range',
          field: '',
          value: 20_000,
          most: 10_000,
        }),
        'scheme.vat.kind': faultText({ code: 'reserve-without-share' }),
      },
    },
  })
})

test('a scheme that ends hands over to the next owner’s, and its weeks keep it', async () => {
  answered(await save(FLEET, RENT))
  const own = { kind: 'driver', id: jan } as const
  expect(await server.call(calls.endScheme, { ...own, ...NEXT, seen: 0 }, { as: money })).toMatchObject({
    failure: { code: 'no_scheme' },
  })
  answered(await save(own, share(5000)))
  answered(await server.call(calls.endScheme, { ...own, ...NEXT, seen: 1 }, { as: money }))
  expect([(await held())[0], (await held(NEXT))[0]]).toEqual([[['driver', 1]], [['fleet', 1]]])
})

test('a planned version is withdrawn and stays told; one that has begun is not', async () => {
  answered(await save(FLEET, RENT))
  const { id } = answered(await save(FLEET, share(5000), { ...NEXT, seen: 1 }))
  answered(await server.call(calls.withdrawScheme, { id }, { as: money }))
  expect(await held(NEXT)).toEqual([[['fleet', 1]], [['fleet', 1]]])
  const { data } = answered(await server.call(calls.listSchemeVersions, { kind: 'fleet' }, { as: money }))
  expect(data.map(({ version, withdrawn }) => [version, withdrawn !== null])).toEqual([
    [2, true],
    [1, false],
  ])
  expect(await server.call(calls.withdrawScheme, { id: data[1]?.id ?? '' }, { as: money })).toMatchObject({
    failure: { code: 'version_begun' },
  })
  expect(await server.call(calls.withdrawScheme, { id }, { as: money })).toMatchObject({ status: 409 })
})

test('the list says whom each scheme settles, and how many none does', async () => {
  const group = await newGroup('Na zmiany')
  answered(await join(group, [ewa]))
  answered(await save({ kind: 'group', id: group }, share(5000)))
  const list = answered(await server.call(calls.listSchemes, {}, { as: money }))
  expect(list.owners.map(({ kind, name, drivers }) => [kind, name, drivers])).toEqual([
    ['fleet', '', 0],
    ['group', 'Na zmiany', 1],
  ])
  expect(list.without).toBe(1)
  expect(await server.call(calls.addSchemeGroup, { name: 'Na zmiany' }, { as: money })).toMatchObject({
    failure: { code: 'name_taken' },
  })
})

test('a group or driver that is not there has no scheme', async () => {
  const nobody = '7b8a1a52-5a0e-4c3b-9d7e-000000000001'
  for (const kind of ['group', 'driver'] as const)
    expect(await save({ kind, id: nobody }, RENT)).toMatchObject({ failure: { code: 'no_such_owner' } })
  expect(await join(nobody, [jan])).toMatchObject({ failure: { code: 'no_such_group' } })
  expect(await join(null, [nobody])).toMatchObject({ failure: { code: 'no_such_driver' } })
})

test('trying a scheme settles the past week by both, driver by driver, and saves nothing', async () => {
  const past = { year: 2026, week: 10 }
  const { queries } = server.database
  const load = await makeLoad(queries, { no: 1, kind: 'bolt-trips', week: past })
  const drove = async (id: string, row: number, date: string, net: number) => {
    const told = { load, row, app: 'bolt', ref: await makeReference(queries, 'bolt', id, id) } as const
    await makeRow(queries, { ...told, amounts: { net, cash: 200 }, slot: { date, shift: 'day' } })
    await makeShifts(queries, id, [[date, 'day']])
  }
  await drove(jan, 2, '2026-03-02', 1000)
  await drove(ewa, 3, '2026-03-03', 500)
  answered(await save(FLEET, share(5000), past))
  const asked = { ...FLEET, ...past, scheme: share(6000), driverId: jan } as never
  const tried = answered(await server.call(tryScheme, asked, { as: money }))
  expect(tried.drivers.map(({ name, before, after }) => [name, before?.toPay, after.toPay])).toEqual([
    ['Ewa Mróz', 5000, 10_000],
    ['Jan Kowalski', 30_000, 40_000],
  ])
  expect(tried.example?.lines.map(({ code, before, after }) => [code, before, after])).toEqual([
    ['share', 50_000, 60_000],
    ['cash', -20_000, -20_000],
  ])
  expect(await held(past)).toEqual([[['fleet', 1]], [['fleet', 1]]])
})

test('saving from a past week says which open weeks it changes, and which stay as they were closed', async () => {
  const { queries } = server.database
  const past = { year: 2026, week: 10 }
  for (const id of [jan, ewa])
    await makeShifts(queries, id, [
      ['2026-02-24', 'day'],
      ['2026-03-03', 'day'],
      ['2026-03-10', 'day'],
    ])
  await queries
    .insert(closedChargeWeeks)
    .values({ driverId: jan, monday: '2026-03-02' as never, statement: 'R/2026/10/0001' })
  expect(answered(await save(FLEET, share(5000), past)).past).toEqual([
    { ...past, open: 1, closed: 1 },
    { year: 2026, week: 11, open: 2, closed: 0 },
  ])
  // Of whom another scheme holds the weeks are not changed; in a week to come nothing is.
  expect(answered(await save({ kind: 'driver', id: ewa }, RENT, past)).past).toEqual([
    { ...past, open: 1, closed: 0 },
    { year: 2026, week: 11, open: 1, closed: 0 },
  ])
  expect(answered(await save(FLEET, share(4000), { ...past, seen: 1 })).past).toEqual([
    { ...past, open: 0, closed: 1 },
    { year: 2026, week: 11, open: 1, closed: 0 },
  ])
  expect(answered(await save(FLEET, share(4000), { ...NEXT, seen: 2 })).past).toEqual([])
})
