import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDriver } from '#features/drivers/office/contract.ts'
import type { NormalFile } from '#features/income/facts/domain/public.ts'
import { shiftResults, unsplitResults } from '#features/income/facts/server/tables.ts'
import { resolveReference } from '#features/income/matching/server/resolve-reference.ts'
import {
  correctedFile,
  dice,
  madeUpFile,
  mergedFile,
  narrowedFile,
  PEOPLE,
  shuffledFile,
  splitFile,
} from '#test/income/made-up-loads.ts'
import {
  type Said,
  type SlowLoad,
  type SlowWorld,
  slowIncome,
  slowKey,
  slowSaid,
} from '#test/income/slow-income.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { loadFile } from './load-file.ts'
import { previewFile } from './preview-file.ts'
import { APP_OF } from './statements-of.ts'
import { takeBack } from './take-back.ts'

/**
 * Income under everything that can happen to it: loaded, again, in another order, corrected, with columns
 * left out, split, merged, rows removed, taken back from anywhere, matched later; after every step both
 * tables of results are to the grosz what a slow reckoning of what stands makes of it, and whenever the
 * same stands as once before, all that holds is the same byte for byte. `STEPS` and `RUNS` ask for more.
 */
const STEPS = Number(process.env.STEPS ?? 200)
const SEEDS = Array.from(
  { length: Number(process.env.RUNS ?? 1) },
  (_, n) => Number(process.env.SEED ?? 1) + n,
)

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ at: '2026-11-20T11:00:00Z' })
})
afterAll(() => server.close())

const BY = { name: 'Anna Próbna', at: '2026-11-20T11:00:00Z' }
const OPTIONS = { source: 'file', asks: false } as const

test.each(SEEDS)(
  'history %i',
  async (seed) => {
    await server.reset()
    const roll = dice(seed)
    const drivers = await addDrivers()
    const world = {
      loads: [] as (SlowLoad & { id: string })[],
      phones: new Map(
        PEOPLE.slice(0, 2).map(({ phone, name }) => [phone as string, drivers.get(name) ?? '']),
      ),
      decided: new Map<string, string>(),
    }
    const files: NormalFile[] = []
    const dumps = new Map<string, string>()
    const happened: string[] = []
    for (let step = 0; step < STEPS; step++) {
      const act = roll(10)
      const file = files[roll(files.length)]
      const standing = world.loads[roll(world.loads.length)]
      if (act >= 8 && standing && world.loads.length > 3) {
        happened.push(`take back ${standing.no} ${standing.file.kind}`)
        await takeLoadBack(standing.id)
        world.loads = world.loads.filter((load) => load !== standing)
      } else if (act === 7) happened.push(`decide ${await decide(world, drivers, roll)}`)
      else
        for (const next of nextFiles(act, file, files, roll)) {
          files.push(next)
          const removing = roll(5) === 0
          happened.push(`load ${removing ? 'and remove ' : ''}${JSON.stringify(next)}`)
          await load(world, next, removing)
        }
      const told = process.env.TELL ? `${happened.join('\n')}\n` : `step ${step} of seed ${seed}`
      expect(await results(), told).toEqual(slowIncome(world))
      const standingNow = JSON.stringify([world.loads.map(({ no }) => no), [...world.decided]])
      const dump = await everythingThatHolds()
      expect(dump, told).toBe(dumps.get(standingNow) ?? dump)
      dumps.set(standingNow, dump)
    }
  },
  600_000,
)

function nextFiles(
  act: number,
  file: NormalFile | undefined,
  files: NormalFile[],
  roll: (below: number) => number,
) {
  const other = files[roll(files.length)]
  if (act <= 1 || !file) return [madeUpFile(roll)]
  if (act === 2) return [file]
  if (act === 3) return [correctedFile(file, roll)]
  if (act === 4) return [narrowedFile(file, roll)]
  if (act === 5) return splitFile(file, roll)
  return [other?.kind === file.kind ? mergedFile(file, other, roll) : shuffledFile(file, roll)]
}

async function addDrivers(): Promise<Map<string, string>> {
  const office = await server.asUser({ admin: true })
  const ids = new Map<string, string>()
  for (const { name, phone } of PEOPLE.slice(0, 2)) {
    const person = { fullName: name, phone: phone.slice(3), email: '' }
    ids.set(name, answered(await server.call(addDriver, person, { as: office })).id)
  }
  const [, , last] = PEOPLE
  const other = { fullName: last.name, phone: '500000099', email: '' }
  ids.set(last.name, answered(await server.call(addDriver, other, { as: office })).id)
  return ids
}

async function load(
  world: SlowWorld & { loads: (SlowLoad & { id: string })[] },
  file: NormalFile,
  removing: boolean,
) {
  // What was seen is what happens.
  const preview = world.loads.length % 3 === 0 ? await seen(file, removing) : undefined
  const loaded = await server.database.transaction((tx) =>
    loadFile(tx, server.platform, file, BY, { ...OPTIONS, removeMissing: removing, mark: preview?.mark }),
  )
  if (!loaded.ok) throw new Error(JSON.stringify(loaded))
  if (preview) expect(loaded.value.stored).toBe(!preview.nothingNew)
  if (!loaded.value.stored) return
  const { rows } = await server.database.queries.execute<{ no: number }>(
    sql`SELECT no FROM income_loads WHERE id = ${loaded.value.fileId}`,
  )
  const no = rows[0]?.no ?? 0
  const next = { no, id: loaded.value.fileId, file, removed: [] as Said[] }
  world.loads.push(next)
  const before = slowHeldKeys(world, next)
  if (!removing) return
  const own = new Set(slowSaid(world, file).map((said) => slowKey(world, APP_OF[file.kind], said)))
  const { periodStart, periodEnd, kind } = file
  next.removed.push(
    ...before
      .filter(({ said: { row } }) => row.date >= periodStart && (row.until ?? row.date) <= periodEnd)
      .filter((each) => each.kind === kind && !own.has(each.key))
      .map(({ said }) => said),
  )
  expect(loaded.value.removed).toBe(next.removed.length)
}

async function seen(file: NormalFile, removing: boolean) {
  const preview = await previewFile(server.platform, file, removing, 1)
  if (!preview.ok) throw new Error(JSON.stringify(preview))
  return preview.value
}

/** Every key that held before a load, with the latest row that says it. */
function slowHeldKeys(world: SlowWorld, but: SlowLoad) {
  const latest = new Map<string, { key: string; kind: string; said: Said } | undefined>()
  for (const { file, removed } of world.loads.filter((load) => load !== but)) {
    const app = APP_OF[file.kind]
    for (const said of removed) latest.set(slowKey(world, app, said), undefined)
    // What a file says it has, although people were told apart when it was loaded.
    for (const said of slowSaid(world, file)) {
      const key = slowKey(world, app, said)
      latest.set(key, { key, kind: file.kind, said })
    }
  }
  return [...latest.values()].filter((each) => each !== undefined)
}

async function takeLoadBack(id: string): Promise<void> {
  const taken = await server.database.transaction((tx) => takeBack(tx, id, BY, undefined))
  expect(taken).toMatchObject({ ok: true })
}

/** A person says who somebody is who waits. */
async function decide(
  world: { decided: Map<string, string> },
  drivers: ReadonlyMap<string, string>,
  roll: (below: number) => number,
): Promise<string> {
  const { rows } = await server.database.queries.execute<{
    id: string
    refKey: string
    name: string
    platform: string
  }>(
    sql`SELECT id, ref_key AS "refKey", name, platform FROM platform_drivers WHERE state = 'waiting' ORDER BY platform, ref_key`,
  )
  const person = rows[roll(rows.length)]
  const driverId = drivers.get(person?.name ?? '')
  if (!person || !driverId) return 'nobody'
  const decided = await server.database.transaction((tx) =>
    resolveReference(tx, server.platform, { id: person.id, decision: 'assign', driverId }),
  )
  expect(decided).toMatchObject({ ok: true })
  world.decided.set(`${person.platform} ${person.refKey}`, driverId)
  return `${person.platform} ${person.refKey}`
}

const APPS = ['bolt', 'uber', 'freenow'] as const
const text = (value: number | null | undefined) =>
  value === null || value === undefined ? '-' : String(value)
const thirty = (money: readonly (number | null)[] | null) =>
  Array.from({ length: 30 }, (_, at) => text(money?.[at]))

/** Both tables in the lines of the slow reckoning. */
async function results(): Promise<string[]> {
  const { queries } = server.database
  const slots = (await queries.select().from(shiftResults)).map((row) => {
    const rides = APPS.map((app) => text(row[`${app}Rides`]))
    return `${row.driverId} ${row.date} ${row.shift}: ${text(row.totalIncomeGrosze)} | ${thirty(row.money)} | ${rides} | ${text(row.mileageM)}`
  })
  const days = (await queries.select().from(unsplitResults)).map(
    (row) =>
      `${row.driverId} ${row.date}..${row.until}: ${text(row.totalIncomeGrosze)} | ${thirty(row.money)} | ${text(row.rides)}`,
  )
  return [...slots, ...days].sort()
}

async function everythingThatHolds(): Promise<string> {
  const { queries } = server.database
  const told = await queries.execute(sql`
    SELECT told.load_no, told.row_no, told.app, told.key, ref.ref_key, ref.driver_id, ref.state, told.date, told.shift, told.until,
      told.plate, told.note, told.kinds, told.amounts, told.counts
    FROM income_statements AS told JOIN platform_drivers AS ref ON ref.id = told.ref_id
    WHERE told.holds ORDER BY told.load_no, told.row_no`)
  const shifts = await queries
    .select()
    .from(shiftResults)
    .orderBy(shiftResults.date, shiftResults.shift, shiftResults.driverId)
  const days = await queries
    .select()
    .from(unsplitResults)
    .orderBy(unsplitResults.date, unsplitResults.until, unsplitResults.driverId)
  return JSON.stringify([told.rows, shifts, days])
}
