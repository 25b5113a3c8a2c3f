import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drivers } from '#features/drivers/server/tables.ts'
import { setMileage } from '#features/income/facts/contract.ts'
import { platformDrivers, shiftResults } from '#features/income/facts/server/tables.ts'
import { resolveReference } from '#features/income/matching/server/resolve-reference.ts'
import type { Phone } from '#kernel/phone.ts'
import { polishSortKey } from '#kernel/polish-text.ts'
import { madeUpFiles, PHONES, splitFile } from '#test/income/made-up-files.ts'
import { slowFold } from '#test/income/slow-fold.ts'
import { startTestServer, type TestServer } from '#test/server/test-server.ts'
import type { NormalFile } from '../domain/normal-rows.ts'
import { loadFile } from './load-file.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ at: '2026-11-20T11:00:00Z' })
})
afterAll(() => server.close())

const BY = { name: 'Anna Próbna', at: '2026-11-20T11:00:00Z' }

/** Two drivers, the first with a further number, the second switched off; nobody has the last phone. */
async function addDrivers(): Promise<Map<string, string>> {
  const [one, further, two] = [randomUUID(), randomUUID(), randomUUID()]
  const row = (id: string, phone: Phone | undefined, rest: { mergedInto?: string; active?: boolean }) => ({
    id,
    phone: phone ?? ('' as Phone),
    fullName: `Kierowca ${id}`,
    nameSort: polishSortKey(id),
    email: '',
    pinSealed: '',
    pinHash: '',
    createdAt: BY.at,
    ...rest,
  })
  await server.database.queries
    .insert(drivers)
    .values([
      row(one, PHONES[0], {}),
      row(further, PHONES[1], { mergedInto: one, active: false }),
      row(two, PHONES[2], { active: false }),
    ])
  return new Map([
    [PHONES[0] ?? '', one],
    [PHONES[1] ?? '', one],
    [PHONES[2] ?? '', two],
  ])
}

async function load(file: NormalFile): Promise<void> {
  await server.database.transaction((tx) => loadFile(tx, server.platform, file, BY))
}

async function decide(key: string, driverId: string | null): Promise<boolean> {
  const { queries } = server.database
  const refs = await queries.select().from(platformDrivers)
  const ref = refs.find(({ platform, refKey }) => `${platform} ${refKey}` === key)
  if (!ref) return false
  const decision = driverId ? ({ decision: 'assign', driverId } as const) : ({ decision: 'ignore' } as const)
  await server.database.transaction((tx) =>
    resolveReference(tx, server.platform, { id: ref.id, ...decision }),
  )
  return true
}

async function results() {
  const rows = await server.database.queries.select().from(shiftResults)
  return rows
    .map((row) => ({
      slot: `${row.driverId} ${row.date} ${row.shift}`,
      boltRides: row.boltRides,
      boltGross: row.boltGrossGrosze,
      uberRides: row.uberRides,
      uberNet: row.uberNetGrosze,
      income: row.totalIncomeGrosze,
      mileageM: row.mileageM,
      reg: row.reg,
    }))
    .sort((a, b) => (a.slot < b.slot ? -1 : 1))
}

const REFS = [
  'bolt id:a',
  'uber id:b',
  'bolt name:jan probny',
  'settlement name:jan probny',
  'uber name:ewa inna',
]

test('any order, split or repetition of files, decisions and mileage gives the results that the rule asks for', async () => {
  const admin = await server.asUser()
  const phones = await addDrivers()
  const ids = [...new Set(phones.values())]
  const clear = async () => {
    for (const table of [
      'result_files',
      'result_trips',
      'result_orders',
      'result_settlements',
      'shift_mileage',
      'shift_results',
      'platform_driver_phones',
      'platform_drivers',
    ])
      await server.database.queries.execute(`DELETE FROM ${table}`)
  }
  await fc.assert(
    fc.asyncProperty(
      madeUpFiles,
      fc.dictionary(fc.constantFrom(...REFS), fc.constantFrom(0, 1, null), { maxKeys: 2 }),
      fc.option(fc.nat(300), { nil: undefined }),
      fc.infiniteStream(fc.nat(1000)),
      async (files, choices, km, dice) => {
        await clear()
        const roll = (): number => dice.next().value ?? 0
        const parts = files.flatMap((file) => (roll() % 3 === 0 ? splitFile(file, roll() % 4) : [file]))
        const repeated = [...parts, ...parts.filter(() => roll() % 3 === 0)]
        const order = repeated
          .map((file) => ({ file, place: roll() }))
          .sort((a, b) => a.place - b.place)
          .map(({ file }) => file)
        const decided = new Map(
          Object.entries(choices).map(([key, n]) => [key, n === null ? null : (ids[n] ?? null)]),
        )
        const open = new Map(decided)
        const mileage = new Map<string, number>()
        const type = async () => {
          if (km === undefined || mileage.size > 0) return
          const slot = { driverId: ids[0] ?? '', date: '2026-11-09', shift: 'day' }
          mileage.set(`${slot.driverId} ${slot.date} ${slot.shift}`, km)
          await server.call(setMileage, { ...slot, km }, { as: admin })
        }
        for (const file of order) {
          await load(file)
          if (roll() % 2 === 0) await type()
          for (const [key, driverId] of open)
            if (roll() % 2 === 0 && (await decide(key, driverId))) open.delete(key)
        }
        await type()
        for (const [key, driverId] of open) await decide(key, driverId)
        expect(await results()).toEqual(slowFold({ files, phones, decided, mileage }))
      },
    ),
    { numRuns: Number(process.env.RUNS ?? 15) },
  )
}, 60_000)
