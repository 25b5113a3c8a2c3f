import { expect, test } from 'vitest'
import { answered } from '#test/server/test-server.ts'
import { makeDriver, WEEK_47 } from '#test/settlement/made-week.ts'
import { weekOffice } from '#test/settlement/week-office.ts'
import { addCharges, addSharedCost, counterCharge, listCharges, takeBackSharedCost } from '../contract.ts'
import { addInstalmentPlan, addStandingCharge, endStandingCharge } from '../contract-standing.ts'
import { chargeTexts } from '../texts.ts'

const office = weekOffice()
const twice = { status: 409, failure: { code: 'perhaps_twice' } }
const DATE = '2026-11-18'

test('the same debt in instalments is asked about, and added on a yes', async () => {
  const driverId = await makeDriver(office.queries, 'Adam Abacki')
  const add = (more: object = {}) =>
    office.server.call(
      addInstalmentPlan,
      { driverId, kind: 'damage', grosze: 100_000, count: 10, ...WEEK_47, date: DATE, ...more },
      { as: office.money },
    )
  answered(await add())
  expect(await add()).toMatchObject(twice)
  expect(await add({ count: 5 })).toMatchObject(twice)
  answered(await add({ date: '2026-11-19' }))
  answered(await add({ again: true }))
})

test('a second weekly amount of one kind on the same days is asked about', async () => {
  const driverId = await makeDriver(office.queries, 'Adam Abacki')
  const add = (more: object = {}) =>
    office.server.call(
      addStandingCharge,
      { kind: 'accountant', driverId, per: 'week', grosze: 9000, detail: 'zus', from: '2026-11-16', ...more },
      { as: office.money },
    )
  const { id } = answered(await add())
  expect(await add()).toMatchObject(twice)
  answered(await add({ detail: 'pit' }))
  answered(await add({ again: true, detail: 'pit' }))
  // Another amount from a week on, after the former one has ended.
  answered(await office.server.call(endStandingCharge, { id, to: '2026-11-22' }, { as: office.money }))
  answered(await add({ from: '2026-11-23', grosze: 9500 }))
})

test('the same shared cost is asked about; who is named twice bears the shifts of both cars', async () => {
  const { ids } = await office.fleetOf({ 'Adam Abacki': 200, 'Ewa Inna': 100 })
  const [adam = '', ewa = ''] = ids
  const add = (more: object = {}) =>
    office.server.call(
      addSharedCost,
      {
        ...{ ...WEEK_47, date: DATE, grosze: 1000 },
        shifts: [
          { driverId: adam, shifts: 3 },
          { driverId: ewa, shifts: 2 },
          { driverId: adam, shifts: 5 },
        ],
        ...more,
      },
      { as: office.money },
    )
  const { id } = answered(await add())
  expect((await office.statement(adam)).lines.at(-1)).toMatchObject({ code: 'shared-cost', amount: -800 })
  expect(await add()).toMatchObject(twice)
  answered(await add({ again: true }))
  answered(await add({ grosze: 900 }))
  await office.closeAll()
  // A step that works: there is no counter-entry of a shared cost.
  expect(await office.server.call(takeBackSharedCost, { id }, { as: office.money })).toMatchObject({
    status: 409,
    failure: { code: 'week_closed', msg: chargeTexts.sharedStays },
  })
})

test('an entry is countered in a later week than its own, and in none before', async () => {
  const { ids } = await office.fleetOf({ 'Adam Abacki': 200 })
  const entry = {
    kind: 'fine' as const,
    ...WEEK_47,
    date: DATE,
    entries: [{ driverId: ids[0] ?? '', grosze: 4000 }],
  }
  answered(await office.server.call(addCharges, entry, { as: office.money }))
  await office.closeAll()
  const { drivers } = answered(await office.server.call(listCharges, WEEK_47, { as: office.money }))
  const counter = (week: number) =>
    office.server.call(
      counterCharge,
      { id: drivers[0]?.charges[0]?.sourceId ?? '', year: 2026, week, date: DATE },
      { as: office.money },
    )
  expect(await counter(20)).toMatchObject({ status: 400, failure: { code: 'week_earlier' } })
  answered(await counter(48))
})
