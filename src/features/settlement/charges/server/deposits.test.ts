import { describe, expect, test } from 'vitest'
import { answered } from '#test/server/test-server.ts'
import { makeDriver, WEEK_47 } from '#test/settlement/made-week.ts'
import { weekOffice } from '#test/settlement/week-office.ts'
import { addCharges, counterCharge, listCharges, listDeposits, takeBackCharge } from '../contract.ts'
import { addInstalmentPlan, changeInstalmentPlan } from '../contract-standing.ts'

const office = weekOffice()
const DATE = '2026-11-18'
const week = (number: number) => ({ year: 2026, week: number })

const deposit = (driverId: string, grosze: number, more: object = {}) =>
  office.server.call(
    addCharges,
    { kind: 'deposit', ...WEEK_47, date: DATE, entries: [{ driverId, grosze }], ...more },
    { as: office.money },
  )
const giveBack = (driverId: string, grosze: number, more: object = {}) =>
  deposit(driverId, grosze, { ...week(48), back: true, ...more })
const held = async (number = 48) =>
  answered(await office.server.call(listDeposits, week(number), { as: office.money })).data
const entryIn = async (number: number) => {
  const { drivers } = answered(await office.server.call(listCharges, week(number), { as: office.money }))
  return drivers[0]?.charges[0]?.sourceId ?? ''
}

test('what the fleet holds of a driver is told, and more is given back on a yes alone', async () => {
  const adam = await makeDriver(office.queries, 'Adam Abacki')
  answered(await deposit(adam, 50_000))
  expect(await held()).toEqual([{ driverId: adam, grosze: 50_000 }])
  expect(await giveBack(adam, 60_000)).toMatchObject({
    status: 409,
    failure: {
      code: 'over_deposit',
      facts: { held: 50_000, names: 'Adam Abacki', drivers: 1 },
      msg: expect.stringContaining('500,00'),
    },
  })
  answered(await giveBack(adam, 20_000))
  expect(await held()).toEqual([{ driverId: adam, grosze: 30_000 }])
  expect(await giveBack(adam, 30_001)).toMatchObject({ failure: { code: 'over_deposit' } })
  // A deposit that was taken before the fleet kept its charges here.
  answered(await giveBack(adam, 30_001, { beyondDeposit: true }))
})

test('one list that gives back twice counts both', async () => {
  const adam = await makeDriver(office.queries, 'Adam Abacki')
  answered(await deposit(adam, 50_000))
  const entries = [
    { driverId: adam, grosze: 30_000 },
    { driverId: adam, grosze: 20_001 },
  ]
  expect(await giveBack(adam, 0, { entries })).toMatchObject({ failure: { code: 'over_deposit' } })
  expect(await held()).toEqual([{ driverId: adam, grosze: 50_000 }])
})

test('a deposit in instalments is held as far as its weeks have come', async () => {
  const adam = await makeDriver(office.queries, 'Adam Abacki')
  const plan = { driverId: adam, kind: 'deposit', grosze: 60_000, count: 3, date: DATE } as const
  const { id } = answered(
    await office.server.call(addInstalmentPlan, { ...plan, ...WEEK_47 }, { as: office.money }),
  )
  expect([await held(47), await held(48)]).toMatchObject([[{ grosze: 20_000 }], [{ grosze: 40_000 }]])
  answered(
    await office.server.call(changeInstalmentPlan, { id, act: 'stop', ...week(48) }, { as: office.money }),
  )
  expect(await held()).toMatchObject([{ grosze: 20_000 }])
  expect(await giveBack(adam, 20_001)).toMatchObject({ failure: { code: 'over_deposit' } })
})

describe('a deposit that was given back', () => {
  async function givenBack() {
    const { ids } = await office.fleetOf({ 'Adam Abacki': 1000 })
    const [adam = ''] = ids
    answered(await deposit(adam, 50_000))
    const taken = await entryIn(47)
    answered(await giveBack(adam, 30_000))
    return { adam, taken }
  }
  const takeBack = (id: string, again = false) =>
    office.server.call(takeBackCharge, { id, again }, { as: office.money })

  test('is not taken back as an entry besides: it would be given back twice', async () => {
    const { taken } = await givenBack()
    expect(await takeBack(taken)).toMatchObject({ failure: { code: 'over_deposit' } })
    answered(await takeBack(await entryIn(48)))
    answered(await takeBack(taken))
  })

  test('nor reversed once its week is closed', async () => {
    const { taken } = await givenBack()
    await office.closeAll()
    const counter = (beyondDeposit = false) =>
      office.server.call(
        counterCharge,
        { id: taken, ...week(48), date: '2026-11-28', beyondDeposit },
        { as: office.money },
      )
    expect(await counter()).toMatchObject({ failure: { code: 'over_deposit', facts: { held: 20_000 } } })
    answered(await counter(true))
  })
})

test('of a folded record the deposit is held of the one who stays', async () => {
  const { ids } = await office.fleetOf({ 'Adam Abacki': 1000, 'Adam Drugi': 1000 })
  const [adam = '', other = ''] = ids
  answered(await deposit(other, 50_000))
  await office.closeAll()
  await office.fold(adam, other)
  expect(await held()).toEqual([{ driverId: adam, grosze: 50_000 }])
  answered(await giveBack(adam, 50_000))
})

test('of two who give the same deposit back at once, one is asked', async () => {
  const adam = await makeDriver(office.queries, 'Adam Abacki')
  answered(await deposit(adam, 50_000))
  const both = await Promise.all([giveBack(adam, 50_000), giveBack(adam, 49_000)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})
