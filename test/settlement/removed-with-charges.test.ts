import { expect, test } from 'vitest'
import { removeDriver } from '#features/drivers/office/contract.ts'
import { eraseDriver } from '#features/drivers/office/contract-data.ts'
import { addCharges, listRemovedDrivers } from '#features/settlement/charges/contract.ts'
import { addInstalmentPlan } from '#features/settlement/charges/contract-standing.ts'
import { addPayIn, readDriverLedger } from '#features/settlement/ledger/contract.ts'
import { addSchemeGroup, putSchemeMembers, saveScheme } from '#features/settlement/schemes/contract.ts'
import { answered } from '#test/server/test-server.ts'
import { HALVES, makeCharge, makeDriver, makeScheme, PLAIN, WEEK_47 } from './made-week.ts'
import { weekOffice } from './week-office.ts'

/** Who is removed owes what was charged, also where no file has ever spoken of them. */
const office = weekOffice()
const WEEK_48 = { year: 2026, week: 48 }
const remove = async (id: string) =>
  answered(await office.server.call(removeDriver, { id }, { as: office.admin }))
const ledgerOf = (driverId: string) =>
  office.server.call(readDriverLedger, { driverId }, { as: office.money })

/** Never settled, fined 50.00 in week 47, and removed. */
async function finedAndRemoved(): Promise<string> {
  await makeScheme(office.queries, PLAIN)
  const id = await makeDriver(office.queries, 'Zenon Ukarany')
  await makeCharge(office.queries, id, 'fine', 50)
  await remove(id)
  return id
}

test('a week that holds a fine alone is in the list, opens, is closed, and its debt is paid', async () => {
  const zenon = await finedAndRemoved()
  expect((await office.read()).data).toMatchObject([
    { driverId: zenon, fullName: 'Zenon Ukarany', listed: false, resultGrosze: -5000, blocks: [] },
  ])
  expect(await office.statement(zenon)).toMatchObject({
    driver: { fullName: 'Zenon Ukarany', listed: false },
    payee: { name: 'Zenon Ukarany' },
    resultGrosze: -5000,
  })
  expect(answered(await ledgerOf(zenon))).toMatchObject({
    ...{ driver: { fullName: 'Zenon Ukarany' }, balanceGrosze: 0 },
  })
  const { closed, left } = await office.closeAll()
  expect([closed.map(({ driverId }) => driverId), left]).toEqual([[zenon], []])
  expect(await office.statement(zenon)).toMatchObject({ number: 'R/2026/47/0001', carryGrosze: -5000 })
  const paid = { driverId: zenon, grosze: 5000, inCash: true, note: '' }
  expect(answered(await office.server.call(addPayIn, paid, { as: office.money })).balanceGrosze).toBe(0)
  expect((await office.read(WEEK_48)).data).toEqual([])
})

test('it is settled by the scheme of the own group', async () => {
  const zenon = await makeDriver(office.queries, 'Zenon Ukarany')
  const from = { year: 2026, week: 40 }
  const as = { as: office.money }
  const { id: group } = answered(await office.server.call(addSchemeGroup, { name: 'Połowa' }, as))
  answered(await office.server.call(putSchemeMembers, { group, driverIds: [zenon], ...from }, as))
  const scheme = { kind: 'group', id: group, ...from, note: '', seen: 0, scheme: HALVES as never } as const
  answered(await office.server.call(saveScheme, scheme, as))
  await makeCharge(office.queries, zenon, 'fine', 50)
  await remove(zenon)
  expect((await office.read()).data).toMatchObject([{ resultGrosze: -5000, scheme: { owner: 'group' } }])
  expect((await office.closeAll()).closed).toHaveLength(1)
})

test('a second charge of the same week can be entered, and instalments go on', async () => {
  await makeScheme(office.queries, PLAIN)
  const zenon = await makeDriver(office.queries, 'Zenon Ukarany')
  const plan = { kind: 'damage', grosze: 9000, count: 3, ...WEEK_47, date: '2026-11-18' } as const
  answered(await office.server.call(addInstalmentPlan, { ...plan, driverId: zenon }, { as: office.money }))
  await remove(zenon)
  const offered = answered(await office.server.call(listRemovedDrivers, WEEK_47, { as: office.money })).data
  expect(offered).toEqual([{ id: zenon, fullName: 'Zenon Ukarany' }])
  const entries = [{ driverId: zenon, grosze: 1000 }]
  const wash = { kind: 'wash', ...WEEK_47, date: '2026-11-18', entries } as const
  answered(await office.server.call(addCharges, wash, { as: office.money }))
  expect((await office.read()).data).toMatchObject([{ resultGrosze: -4000 }])
  expect((await office.read(WEEK_48)).data).toMatchObject([{ resultGrosze: -3000 }])
})

test('a statement that is closed after the removal has the name that the record had', async () => {
  const { ids } = await office.fleetOf({ 'Abacki A.': 200 })
  const [adam = ''] = ids
  await office.queries.execute(`UPDATE drivers SET full_name = 'Adam Abacki' WHERE id = '${adam}'`)
  await remove(adam)
  await office.closeAll()
  expect(await office.statement(adam)).toMatchObject({ payee: { name: 'Adam Abacki' } })
})

test('who was erased has no name in a week that is closed afterwards', async () => {
  await makeScheme(office.queries, PLAIN)
  const zenon = await makeDriver(office.queries, 'Zenon Ukarany')
  await makeCharge(office.queries, zenon, 'fine', 50)
  answered(await office.server.call(eraseDriver, { id: zenon }, { as: office.admin }))
  await office.closeAll()
  expect(await office.statement(zenon)).toMatchObject({ payee: { name: 'Usunięty kierowca 1' } })
})

test('nobody knows of whom nothing was ever told', async () => {
  await makeScheme(office.queries, PLAIN)
  const nobody = '00000000-0000-4000-8000-000000000000'
  expect(await ledgerOf(nobody)).toMatchObject({ failure: { code: 'no_such_driver' } })
  const asked = { ...WEEK_47, driverId: nobody }
  const { readStatement } = await import('#features/settlement/weeks/contract-statement.ts')
  expect(await office.server.call(readStatement, asked, { as: office.money })).toMatchObject({ status: 404 })
})
