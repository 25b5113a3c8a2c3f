import { describe, expect, test } from 'vitest'
import { addCharges, counterCharge, listCharges } from '#features/settlement/charges/contract.ts'
import { addInstalmentPlan, changeInstalmentPlan } from '#features/settlement/charges/contract-standing.ts'
import { driverCharges } from '#features/settlement/charges/server/tables.ts'
import { splitFoldedRows } from '#features/settlement/weeks/domain/folded-rows.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { answered } from '#test/server/test-server.ts'
import { makeCharge, makeDriver, makeSharedCost, WEEK_47 } from './made-week.ts'
import { weekOffice } from './week-office.ts'

const office = weekOffice()
const WEEK_48 = { year: 2026, week: 48 }

const linesOf = async (driverId: string, week = WEEK_47) =>
  (await office.statement(driverId, week)).lines.map(({ code, amount }) => [code, amount])
const fine = (driverId: string, week: { year: number; week: number }) =>
  office.server.call(
    addCharges,
    { kind: 'fine', ...week, date: '2026-11-18', entries: [{ driverId, grosze: 1000 }] },
    { as: office.money },
  )
const charged = async (week = WEEK_47) =>
  answered(await office.server.call(listCharges, week, { as: office.money })).drivers

describe('a driver whose week is closed is folded into one whose week is open', () => {
  async function folded() {
    const { ids } = await office.fleetOf({ 'Adam Abacki': 200, 'Ewa Inna': 300, 'Zenon Trzeci': 50 })
    const [adam = '', ewa = '', zenon = ''] = ids
    await makeCharge(office.queries, ewa, 'fine', 40)
    await office.closeOnly(ewa)
    await office.fold(adam, ewa)
    return { adam, ewa, zenon }
  }

  test('what was settled is not charged again, and everyone’s week is closed', async () => {
    const { adam, ewa, zenon } = await folded()
    expect(await linesOf(adam)).toEqual([['app-net', 20_000]])
    expect(await office.corrections()).toEqual([])
    const { closed } = await office.closeAll()
    expect(closed.map(({ driverId }) => driverId)).toEqual([adam, zenon])
    expect(await office.corrections()).toEqual([])
    expect((await office.statement(ewa)).resultGrosze).toBe(26_000)
  })

  test('the open week takes charges as before, and the closed one none', async () => {
    const { adam, ewa } = await folded()
    answered(await fine(adam, WEEK_47))
    expect(await linesOf(adam)).toEqual([
      ['app-net', 20_000],
      ['fine', -1000],
    ])
    await office.closeAll()
    expect(await fine(adam, WEEK_47)).toMatchObject({ failure: { code: 'week_closed' } })
    expect((await charged()).map(({ id, closedBy }) => [id, closedBy])).toEqual([
      [adam, 'R/2026/47/0002'],
      [ewa, 'R/2026/47/0001'],
    ])
  })

  test('its entry is countered in a later week of the one who stays', async () => {
    const { adam, ewa } = await folded()
    const [entry] = (await charged()).find(({ id }) => id === ewa)?.charges ?? []
    answered(
      await office.server.call(
        counterCharge,
        { id: entry?.sourceId ?? '', ...WEEK_48, date: '2026-11-23', note: 'Pomyłka' },
        { as: office.money },
      ),
    )
    expect(
      (await charged(WEEK_48)).map(({ id, charges }) => [id, charges.map(({ grosze }) => grosze)]),
    ).toEqual([[adam, [4000]]])
  })

  test('opened again, its charges are those of the one who stays, whose week is closed with them', async () => {
    const { adam, ewa } = await folded()
    const { id } = await office.statement(ewa)
    answered(await office.reopen(id ?? ''))
    expect(await linesOf(adam)).toEqual([
      ['app-net', 50_000],
      ['fine', -4000],
    ])
    await office.closeAll()
    expect(await office.corrections()).toEqual([])
    expect(await office.queries.select({ driver: driverCharges.driverId }).from(driverCharges)).toEqual([
      { driver: adam },
    ])
  })
})

test('of two closed weeks nothing is corrected by the folding, with or without charges', async () => {
  const { ids } = await office.fleetOf({ 'Adam Abacki': 200, 'Ewa Inna': 300 })
  const [adam = '', ewa = ''] = ids
  await makeCharge(office.queries, ewa, 'fine', 40)
  await makeCharge(office.queries, adam, 'wash', 10)
  await office.closeAll()
  await office.fold(adam, ewa)
  expect(await office.corrections()).toEqual([])
})

test('opened again after the folding, the closed week of the folded one can be closed by who stays', async () => {
  const { ids } = await office.fleetOf({ 'Adam Abacki': 200 })
  const [adam = ''] = ids
  const ewa = await makeDriver(office.queries, 'Ewa Inna')
  await makeCharge(office.queries, adam, 'fine', 40)
  await office.closeAll()
  const { id } = await office.statement(adam)
  await office.fold(ewa, adam)
  answered(await office.reopen(id ?? ''))
  const { closed } = await office.closeAll()
  expect(closed.map(({ driverId }) => driverId)).toEqual([ewa])
  expect((await office.statement(ewa)).resultGrosze).toBe(16_000)
})

test('of a cost that both share each bears the own part, also where one part was settled before the folding', async () => {
  const { ids } = await office.fleetOf({ 'Adam Abacki': 200, 'Ewa Inna': 300, 'Zenon Trzeci': 50 })
  const [adam = '', ewa = '', zenon = ''] = ids
  await makeSharedCost(office.queries, 60, [
    { driver: adam, shifts: 3 },
    { driver: ewa, shifts: 2 },
    { driver: zenon, shifts: 1 },
  ])
  await office.closeOnly(ewa)
  await office.fold(adam, ewa)
  await office.closeAll()
  expect((await linesOf(ewa)).at(-1)).toEqual(['shared-cost', -2000])
  expect((await linesOf(adam)).at(-1)).toEqual(['shared-cost', -3000])
  expect((await linesOf(zenon)).at(-1)).toEqual(['shared-cost', -1000])
  expect(await office.corrections()).toEqual([])
})

test('of a car’s weekly rent each pays the own days, also where those of one were settled before the folding', async () => {
  const settled = {
    id: 'rent:X:2026-11-16',
    kind: 'rent',
    vehicle: 'KR 1',
    per: 'week',
    grosze: 70_000,
  } as const
  const now = { ...settled, dates: ['2026-11-17', '2026-11-18'] as CalendarDate[] }
  const of = (dates: string[]) => ({
    facts: [],
    shifts: [],
    charges: [{ ...now, dates: dates as CalendarDate[] }],
  })
  const none = { facts: [], shifts: [], charges: [] }
  const split = splitFoldedRows(
    of(['2026-11-17', '2026-11-18']),
    none,
    of(['2026-11-17']),
    undefined,
    () => undefined,
  )
  expect(split.folded).toEqual(of(['2026-11-17']))
  expect(split.own).toEqual(of(['2026-11-18']))
})

test('instalments that the folded one has paid stay paid, and the rest is the other’s', async () => {
  const { ids } = await office.fleetOf({ 'Adam Abacki': 200, 'Ewa Inna': 300 })
  const [adam = '', ewa = ''] = ids
  const plan = { kind: 'damage', grosze: 9000, count: 3, ...WEEK_47, date: '2026-11-18' } as const
  const { id } = answered(
    await office.server.call(addInstalmentPlan, { ...plan, driverId: ewa }, { as: office.money }),
  )
  await office.closeOnly(ewa)
  await office.fold(adam, ewa)
  expect(await linesOf(adam)).toEqual([['app-net', 20_000]])
  expect(await linesOf(adam, WEEK_48)).toEqual([['damage', -3000]])
  // The first one was taken, so nothing about it changes any more.
  const change = (week: typeof WEEK_47) =>
    office.server.call(changeInstalmentPlan, { id, act: 'settle', ...week }, { as: office.money })
  expect(await change(WEEK_47)).toMatchObject({ failure: { code: 'week_closed' } })
  answered(await change(WEEK_48))
  expect(await linesOf(adam, WEEK_48)).toEqual([['damage', -6000]])
})
