import { expect, test } from 'vitest'
import { removeDriver } from '#features/drivers/office/contract.ts'
import { eraseDriver } from '#features/drivers/office/contract-data.ts'
import {
  addCharges,
  counterCharge,
  listCharges,
  listRemovedDrivers,
} from '#features/settlement/charges/contract.ts'
import { addSchemeGroup, putSchemeMembers, saveScheme } from '#features/settlement/schemes/contract.ts'
import { answered } from '#test/server/test-server.ts'
import { HALVES, makeCharge, makeDriver, makeScheme, WEEK_47 } from './made-week.ts'
import { weekOffice } from './week-office.ts'

const office = weekOffice()
const FROM = { year: 2026, week: 40 }
const WEEK_48 = { year: 2026, week: 48 }

const gone = {
  removed: async (id: string) =>
    answered(await office.server.call(removeDriver, { id }, { as: office.admin })),
  erased: async (id: string) => answered(await office.server.call(eraseDriver, { id }, { as: office.admin })),
}

async function oneDriver() {
  const { ids } = await office.fleetOf({ 'Adam Abacki': 200 })
  return ids[0] ?? ''
}

async function inGroupOfHalves(driverId: string) {
  const { id: group } = answered(
    await office.server.call(addSchemeGroup, { name: 'Połowa' }, { as: office.money }),
  )
  answered(
    await office.server.call(
      putSchemeMembers,
      { group, driverIds: [driverId], ...FROM },
      { as: office.money },
    ),
  )
  answered(
    await office.server.call(
      saveScheme,
      { kind: 'group', id: group, ...FROM, note: '', seen: 0, scheme: HALVES as never },
      { as: office.money },
    ),
  )
}

test.each(['removed', 'erased'] as const)(
  'a driver who is %s before the week is closed is settled by the own group’s scheme',
  async (how) => {
    const adam = await oneDriver()
    await inGroupOfHalves(adam)
    const before = (await office.read()).data.map(({ resultGrosze }) => resultGrosze)
    expect(before).toEqual([9200])
    await gone[how](adam)
    expect((await office.read()).data).toMatchObject([{ resultGrosze: 9200, scheme: { owner: 'group' } }])
    expect((await office.closeAll()).closed).toHaveLength(1)
  },
)

test.each(['removed', 'erased'] as const)('a driver who is %s is settled by the own scheme', async (how) => {
  const adam = await oneDriver()
  await makeScheme(office.queries, HALVES, adam)
  await gone[how](adam)
  expect((await office.read()).data).toMatchObject([{ resultGrosze: 9200, scheme: { owner: 'driver' } }])
})

test('who is removed while the week is still settled is charged in it, and an entry is countered afterwards', async () => {
  const adam = await oneDriver()
  await makeCharge(office.queries, adam, 'wash', 10)
  await gone.removed(adam)
  const charge = (driverId: string) =>
    office.server.call(
      addCharges,
      { kind: 'fine', ...WEEK_47, date: '2026-11-18', entries: [{ driverId, grosze: 4000 }] },
      { as: office.money },
    )
  answered(await charge(adam))
  expect((await office.read()).data).toMatchObject([{ resultGrosze: 15_000 }])
  await office.closeAll()
  const [listed] = answered(await office.server.call(listCharges, WEEK_47, { as: office.money })).drivers
  const fine = listed?.charges.find(({ kind }) => kind === 'fine')
  answered(
    await office.server.call(
      counterCharge,
      { id: fine?.sourceId ?? '', ...WEEK_48, date: '2026-11-23' },
      { as: office.money },
    ),
  )
  expect((await office.read(WEEK_48)).data).toMatchObject([{ driverId: adam, resultGrosze: 4000 }])
  // Of whom nobody knows anything is still refused.
  expect(await charge('00000000-0000-4000-8000-000000000000')).toMatchObject({
    failure: { code: 'no_such_driver' },
  })
})

test('who was removed with money of the week can be chosen for a charge, and who never had any can’t', async () => {
  const { ids } = await office.fleetOf({ 'Adam Abacki': 200, 'Ewa Inna': 300 })
  const [adam = '', ewa = ''] = ids
  const idle = await makeDriver(office.queries, 'Zenon Bez Pieniędzy')
  const offered = async (week: object = WEEK_48) =>
    answered(await office.server.call(listRemovedDrivers, { ...WEEK_47, ...week }, { as: office.money })).data
  expect(await offered()).toEqual([])
  await gone.removed(adam)
  await gone.removed(idle)
  // Of the week itself by its rows, of a later one by what closing leaves in the ledger.
  expect(await offered(WEEK_47)).toEqual([{ id: adam, fullName: 'Adam Abacki' }])
  expect(await offered()).toEqual([])
  await office.closeAll()
  expect(await offered()).toEqual([{ id: adam, fullName: 'Adam Abacki' }])
  const entries = (driverId: string) => [{ driverId, grosze: 3000 }]
  const add = (driverId: string) =>
    office.server.call(
      addCharges,
      { kind: 'wash', ...WEEK_48, date: '2026-11-23', entries: entries(driverId) },
      { as: office.money },
    )
  for (const { id } of await offered()) answered(await add(id))
  expect(await add(idle)).toMatchObject({ failure: { code: 'no_such_driver' } })
  // A folded record takes none: its holder does.
  await office.fold(ewa, await makeDriver(office.queries, 'Ewa Druga'))
  expect((await offered()).map(({ id }) => id)).toEqual([adam])
})
