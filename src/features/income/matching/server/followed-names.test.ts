import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addDriver } from '#features/drivers/office/contract.ts'
import { mergeDrivers } from '#features/drivers/office/contract-data.ts'
import type { StatementRow } from '#features/income/facts/domain/public.ts'
import { shiftResults } from '#features/income/facts/server/tables.ts'
import { importResults } from '#features/income/imports/contract.ts'
import { takeBackLoad } from '#features/income/imports/contract-preview.ts'
import { fileOf, ride, who } from '#test/income/small-files.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { listUnmatched, resolveUnmatched } from '../contract.ts'
import { matchingJobs } from './jobs.ts'

/** Whom a name means follows from the others that files name, at every moment, whatever was named first. */
let server: TestServer
let admin: TestCaller
beforeAll(async () => {
  server = await startTestServer({ at: '2026-11-20T11:00:00Z' })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  admin = await server.asUser({ admin: true })
})

const as = () => ({ as: admin })
const load = async (...rows: StatementRow[]) =>
  answered(await server.call(importResults, { file: fileOf('bolt-trips', rows) } as never, as())).fileId
const driver = async (fullName: string, phone: string) =>
  answered(await server.call(addDriver, { fullName, phone, email: '' }, as())).id
const waiting = async () => answered(await server.call(listUnmatched, {}, as())).data
const decide = async (input: object) => answered(await server.call(resolveUnmatched, input as never, as()))

/** Gross by driver. */
async function gross() {
  const rows = await server.database.queries.select().from(shiftResults)
  return Object.fromEntries(rows.map((row) => [row.driverId, row.boltGrossGrosze]))
}

const PHONE = '+48500000031'
const BY_PHONE = ride(null, who('Ewa Inna', PHONE), { grossGrosze: 1000 })
const BY_NAME = ride(null, who('Ewa Inna'), { grossGrosze: 200, startedAt: '2026-11-09T11:00:00' })
const BY_ID = ride(null, who('Ewa Inna', null, 'other-ewa'), {
  ...{ grossGrosze: 30, startedAt: '2026-11-09T12:00:00' },
})

test('a name that turns out to be two people’s waits again, and its money leaves the driver', async () => {
  const ewa = await driver('Ewa Inna', '500000031')
  await load(BY_PHONE)
  await load(BY_NAME)
  expect(await gross()).toEqual({ [ewa]: 1200 })
  const later = await load(BY_ID)
  expect(await gross()).toEqual({ [ewa]: 1000 })
  expect((await waiting()).map(({ attributes }) => attributes.trips)).toEqual([1, 1])
  answered(await server.call(takeBackLoad, { id: later }, as()))
  expect(await gross()).toEqual({ [ewa]: 1200 })
})

test('what a person said of a name stays, whoever else has it later', async () => {
  const ewa = await driver('Ewa Inna', '500000031')
  const olga = await driver('Olga Trzecia', '500000032')
  await load(BY_NAME)
  await decide({ id: (await waiting())[0]?.id, decision: 'assign', driverId: olga })
  await load(BY_PHONE)
  await load(BY_ID)
  expect(await gross()).toEqual({ [ewa]: 1000, [olga]: 200 })
})

test('who follows another one follows when a person says that it is somebody else, or nobody', async () => {
  const [ewa, olga] = [await driver('Ewa Inna', '500000039'), await driver('Olga Trzecia', '500000032')]
  await load(BY_ID)
  await load(BY_NAME)
  const named = (await waiting()).find(({ attributes }) => attributes.externalId === 'other-ewa')
  await decide({ id: named?.id, decision: 'assign', driverId: ewa })
  expect(await gross()).toEqual({ [ewa]: 230 })
  await decide({ id: named?.id, decision: 'assign', driverId: olga })
  expect(await gross()).toEqual({ [olga]: 230 })
  await decide({ id: named?.id, decision: 'put-back' })
  expect(await gross()).toEqual({})
  await decide({ id: named?.id, decision: 'ignore' })
  expect(await gross()).toEqual({})
  expect((await waiting()).map(({ attributes }) => attributes.externalId)).toEqual([null])
})

test('a driver added later counts for who was meant by the phone, and for who is named alike', async () => {
  await load(BY_PHONE)
  await load(BY_NAME)
  const ewa = await driver('Ewa Inna', '500000031')
  await matchingJobs(server.platform)[0]?.run()
  expect(await gross()).toEqual({ [ewa]: 1200 })
})

test('two records of one person folded: what nobody could tell apart is that person’s', async () => {
  const [ewa, again] = [await driver('Ewa Inna', '500000031'), await driver('Ewa Inna', '500000033')]
  // One platform id that was given both phones, and each phone with its name.
  await load(ride(null, who('Ewa Inna', '+48500000033', 'ewa'), { grossGrosze: 1 }))
  await load(ride(null, who('Ewa Inna', '+48500000031', 'ewa'), { grossGrosze: 1 }))
  await load({ ...BY_PHONE, startedAt: '2026-11-09T13:00:00' })
  await load(
    ride(null, who('Ewa Inna', '+48500000033'), { grossGrosze: 50, startedAt: '2026-11-09T14:00:00' }),
  )
  await load(BY_NAME)
  expect((await waiting()).map(({ attributes }) => attributes.name)).toEqual(['Ewa Inna'])
  expect(await gross()).toEqual({ [ewa]: 1001, [again]: 50 })
  answered(await server.call(mergeDrivers, { staysId: ewa, foldedId: again }, as()))
  expect(await gross()).toEqual({ [ewa]: 1251 })
  expect(await waiting()).toEqual([])
})

test('a cancelled ride of a folded record is seen in the shift that the other record has', async () => {
  const [ewa, again] = [await driver('Ewa Inna', '500000031'), await driver('Ewa Inna', '500000033')]
  const uber = ride('a', who('Ewa Inna', PHONE, 'uber-ewa'))
  answered(await server.call(importResults, { file: fileOf('uber-trips', [uber]) } as never, as()))
  await load(ride(null, who('Ewa Inna', '+48500000033'), { completed: false }))
  answered(await server.call(mergeDrivers, { staysId: ewa, foldedId: again }, as()))
  const rows = await server.database.queries.select().from(shiftResults)
  expect(rows).toMatchObject([{ uberRides: 1, boltRides: 0 }])
})
