import { sql } from 'drizzle-orm'
import { addDriver, removeDriver } from '#features/drivers/office/contract.ts'
import { eraseDriver, mergeDrivers } from '#features/drivers/office/contract-data.ts'
import type { NormalFile, StatementRow } from '#features/income/facts/domain/public.ts'
import { shiftResults, unsplitResults } from '#features/income/facts/server/tables.ts'
import { loadFile } from '#features/income/imports/server/load-file.ts'
import { APP_OF } from '#features/income/imports/server/statements-of.ts'
import { takeBack } from '#features/income/imports/server/take-back.ts'
import { matchingJobs } from '#features/income/matching/server/jobs.ts'
import { resolveReference } from '#features/income/matching/server/resolve-reference.ts'
import type { Phone } from '#kernel/phone.ts'
import { looseKey } from '#kernel/polish-text.ts'
import { answered, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import type { Act } from './acts.ts'
import { PEOPLE } from './made-up-loads.ts'
import { slowIncome, slowKey, slowSaid } from './slow-income.ts'
import { refOf, slowPeople } from './slow-people.ts'
import type { Said, SlowLoad } from './slow-world.ts'

const BY = { name: 'Anna Próbna', at: '2026-11-20T11:00:00Z' }
const [ERASED, REMOVED, TWICE] = PEOPLE

/** What went wrong, and at which act. */
export interface Wrong {
  readonly at: number
  readonly what: string
  readonly got: unknown
  readonly expected: unknown
}

/**
 * Plays a history on an empty database. After every act both tables of results are to the grosz what the slow
 * reckoning makes of what stands; and whenever the same stands as once before, all that holds is the same
 * byte for byte.
 * @returns what went wrong first
 */
export async function playHistory(server: TestServer, acts: readonly Act[]): Promise<Wrong | undefined> {
  await server.reset()
  const history = await begun(server)
  const dumps = new Map<string, string>()
  for (const [at, act] of acts.entries()) {
    const differs = await history.does(act)
    if (differs) return { at, ...differs }
    const [got, expected] = [await results(server), slowIncome(history.world)]
    if (JSON.stringify(got) !== JSON.stringify(expected)) return { at, what: 'results', got, expected }
    const standing = history.standing()
    const dump = await everythingThatHolds(server)
    const before = dumps.get(standing) ?? dump
    if (dump !== before) return { at, what: 'what holds', got: dump, expected: before }
    dumps.set(standing, dump)
  }
  return undefined
}

async function begun(server: TestServer) {
  const office = await server.asUser({ admin: true })
  const as = { as: office }
  const hire = (name: string, phone: string) => addedDriver(server, office, name, phone)
  const drivers = new Map<string, string>([
    [ERASED.name, await hire(ERASED.name, ERASED.phone)],
    [REMOVED.name, await hire(REMOVED.name, REMOVED.phone)],
    // Under a phone that no file has.
    [TWICE.name, await hire(TWICE.name, '+48500000099')],
  ])
  const phones = new Map(
    [ERASED, REMOVED].map(({ name, phone }) => [phone as string, drivers.get(name) ?? '']),
  )
  const world = {
    loads: [] as (SlowLoad & { id: string })[],
    phones,
    decided: new Map<string, string | null>(),
    kept: new Map<string, string>(),
    erased: new Map<string, { person: string; driver: string | undefined }>(),
  }
  const loaded: (string | undefined)[] = []
  let second: string | undefined
  const erased = new Set<string>()
  const removed = new Set<string>()

  const keptOnly = () => {
    // Who was matched by a phone that no load tells any more waits again.
    const told = new Set(
      world.loads.flatMap(({ file }) =>
        file.rows.flatMap((row) => (row.driver.phone === null ? [] : [refOf(APP_OF[file.kind], row)])),
      ),
    )
    for (const ref of world.kept.keys()) if (!told.has(ref)) world.kept.delete(ref)
  }
  /** Every reference that there is, with whom it means and the phones that standing rows give it. */
  const references = () => {
    const people = slowPeople(world)
    const found = new Map<string, { person: string; driver: string | undefined; phones: Set<string> }>()
    const add = (app: string, row: Pick<StatementRow, 'driver'>, phone: string | null) => {
      const phones = found.get(refOf(app, row))?.phones ?? new Set<string>()
      if (phone) phones.add(phone)
      const person = `erased ${app} ${people.personOf(app, row)}`
      found.set(refOf(app, row), { person, driver: people.driverOf(app, row), phones })
    }
    for (const { file, removed: gone } of world.loads) {
      for (const row of file.rows) add(APP_OF[file.kind], row, row.driver.phone)
      for (const { row } of gone) add(APP_OF[file.kind], row, null)
    }
    for (const ref of world.decided.keys()) {
      const [app = '', key = ''] = [ref.slice(0, ref.indexOf(' ')), ref.slice(ref.indexOf(' ') + 1)]
      add(app, { driver: driverNamed(key) }, null)
    }
    return found
  }

  async function does(act: Act): Promise<Omit<Wrong, 'at'> | undefined> {
    switch (act.act) {
      case 'load': {
        const answer = await load(server, act.file, act.removing)
        loaded.push(answer.fileId)
        if (!answer.stored) return undefined
        return loadSlowly(world, { ...answer, id: answer.fileId }, act)
      }
      case 'take-back': {
        const standing = world.loads.find(({ id }) => id === loaded[act.load])
        if (!standing) return undefined
        const taken = await server.database.transaction((tx) => takeBack(tx, standing.id, BY, undefined))
        if (!taken.ok) throw new Error(JSON.stringify(taken))
        world.loads = world.loads.filter((each) => each !== standing)
        keptOnly()
        return undefined
      }
      case 'decide': {
        const driverId = typeof act.says === 'string' ? undefined : drivers.get(act.says.is)
        if (typeof act.says !== 'string' && (!driverId || erased.has(driverId) || removed.has(driverId)))
          return undefined
        const id = await referenceId(server, act.app, act.ref)
        if (!id) return undefined
        const decision = typeof act.says === 'string' ? act.says : 'assign'
        const decided = await server.database.transaction((tx) =>
          resolveReference(tx, server.platform, { id, decision, driverId }),
        )
        if (!decided.ok) throw new Error(JSON.stringify(decided))
        const ref = `${act.app} ${act.ref}`
        if (decision === 'put-back') world.decided.delete(ref)
        else world.decided.set(ref, driverId ?? null)
        world.kept.delete(ref)
        return undefined
      }
      case 'hire':
        if (second) return undefined
        second = await hire(TWICE.name, TWICE.phone)
        world.phones.set(TWICE.phone, second)
        await matchingJobs(server.platform)[0]?.run()
        return undefined
      case 'fold': {
        const stays = drivers.get(TWICE.name) ?? ''
        if (!second || removed.has(second)) return undefined
        answered(await server.call(mergeDrivers, { staysId: stays, foldedId: second }, as))
        removed.add(second)
        for (const known of [world.phones, world.decided])
          for (const [key, driver] of known) if (driver === second) known.set(key, stays)
        return undefined
      }
      case 'remove': {
        const driver = drivers.get(REMOVED.name) ?? ''
        if (removed.has(driver)) return undefined
        for (const [ref, told] of references())
          if (told.phones.has(REMOVED.phone) && !world.decided.has(ref)) world.kept.set(ref, driver)
        answered(await server.call(removeDriver, { id: driver }, as))
        removed.add(driver)
        world.phones.delete(REMOVED.phone)
        return undefined
      }
      case 'return': {
        const driver = drivers.get(REMOVED.name) ?? ''
        if (!removed.has(driver)) return undefined
        const got = await hire(REMOVED.name, REMOVED.phone)
        if (got !== driver) return { what: 'who returned', got, expected: driver }
        await matchingJobs(server.platform)[0]?.run()
        removed.delete(driver)
        world.phones.set(REMOVED.phone, driver)
        for (const [ref, told] of references()) if (told.phones.has(REMOVED.phone)) world.kept.delete(ref)
        return undefined
      }
      case 'erase': {
        const driver = drivers.get(ERASED.name) ?? ''
        if (erased.has(driver)) return undefined
        const { true: going = [], false: staying = [] } = Object.groupBy(references(), ([, told]) =>
          told.driver === driver || (told.driver === undefined && told.phones.has(ERASED.phone))
            ? 'true'
            : 'false',
        )
        // Of a person whom somebody said to be two, no half is erased here.
        if (going.some(([, one]) => staying.some(([, other]) => other.person === one.person)))
          return undefined
        for (const [ref, told] of going) world.erased.set(ref, told)
        answered(await server.call(eraseDriver, { id: driver }, as))
        erased.add(driver)
        world.phones.delete(ERASED.phone)
      }
    }
    return undefined
  }

  return {
    world,
    does,
    standing: () =>
      JSON.stringify([
        world.loads.map(({ no }) => no),
        [...world.decided].sort(),
        [...world.phones],
        [...world.kept].sort(),
        [...world.erased.keys()],
        [...removed],
      ]),
  }
}

/** Whom a reference names, as rows do. */
function driverNamed(key: string): StatementRow['driver'] {
  const [, id] = /^id:(.*)$/.exec(key) ?? []
  const [, phone = null, called] = /^(?:phone:(\S+) )?name:(.*)$/.exec(key) ?? []
  const person = PEOPLE.find((each) => id?.endsWith(each.id) || looseKey(each.name) === called)
  return { externalId: id ?? null, phone: phone as Phone | null, name: person?.name ?? '' }
}

async function addedDriver(server: TestServer, office: TestCaller, fullName: string, phone: string) {
  const person = { fullName, phone: phone.slice(3), email: '' }
  return answered(await server.call(addDriver, person, { as: office })).id
}

async function referenceId(server: TestServer, app: string, ref: string): Promise<string | undefined> {
  const { rows } = await server.database.queries.execute<{ id: string }>(
    sql`SELECT id FROM platform_drivers WHERE platform = ${app} AND ref_key = ${ref}`,
  )
  return rows[0]?.id
}

async function load(server: TestServer, file: NormalFile, removeMissing: boolean) {
  const options = { source: 'file', asks: false, removeMissing } as const
  const loaded = await server.database.transaction((tx) => loadFile(tx, server.platform, file, BY, options))
  if (!loaded.ok) throw new Error(JSON.stringify(loaded))
  const { rows } = await server.database.queries.execute<{ no: number }>(
    sql`SELECT no FROM income_loads WHERE id = ${loaded.value.fileId}`,
  )
  return { ...loaded.value, no: rows[0]?.no ?? 0 }
}

type World = Awaited<ReturnType<typeof begun>>['world']

/** What goes is what earlier files of the kind say within the period, as people are known by now. */
function loadSlowly(
  world: World,
  { no, id, removed }: { no: number; id: string; removed: number },
  { file, removing }: { file: NormalFile; removing: boolean },
): Omit<Wrong, 'at'> | undefined {
  const next = { no, id, file, removed: [] as Said[] }
  const earlier = [...world.loads]
  world.loads.push(next)
  if (!removing) return undefined
  const people = slowPeople(world)
  const latest = new Map<string, { kind: string; said: Said } | undefined>()
  for (const each of earlier) {
    const app = APP_OF[each.file.kind]
    for (const said of each.removed) latest.set(slowKey(people, app, said), undefined)
    // What a file says it has, although people were told apart when it was loaded.
    for (const said of slowSaid(people, each.file))
      latest.set(slowKey(people, app, said), { kind: each.file.kind, said })
  }
  const own = new Set(slowSaid(people, file).map((said) => slowKey(people, APP_OF[file.kind], said)))
  const { periodStart, periodEnd, kind } = file
  for (const [key, held] of latest) {
    if (!held || own.has(key) || held.kind !== kind) continue
    const { row } = held.said
    if (row.date >= periodStart && (row.until ?? row.date) <= periodEnd) next.removed.push(held.said)
  }
  const expected = next.removed.length
  return removed === expected ? undefined : { what: 'rows removed', got: removed, expected: next.removed }
}

const APPS = ['bolt', 'uber', 'freenow'] as const
const text = (value: number | null | undefined) =>
  value === null || value === undefined ? '-' : String(value)
const thirty = (money: readonly (number | null)[] | null) =>
  Array.from({ length: 30 }, (_, at) => text(money?.[at]))

/** Both tables in the lines of the slow reckoning. */
async function results({ database: { queries } }: TestServer): Promise<string[]> {
  const slots = (await queries.select().from(shiftResults)).map((row) => {
    const rides = APPS.map((app) => text(row[`${app}Rides`]))
    return `${row.driverId} ${row.date} ${row.shift}: ${text(row.totalIncomeGrosze)} | ${thirty(row.money)} | ${rides} | ${text(row.mileageM)}`
  })
  const days = (await queries.select().from(unsplitResults)).map(
    (row) =>
      `${row.driverId} ${row.date}..${row.until}: ${text(row.totalIncomeGrosze)} | ${thirty(row.money)} | ${text(row.rides)} | ${text(row.overlapGrosze)}`,
  )
  return [...slots, ...days].sort()
}

async function everythingThatHolds({ database: { queries } }: TestServer): Promise<string> {
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
  // A slot that comes back is another row.
  return JSON.stringify([told.rows, shifts.map(({ id: _, ...shift }) => shift), days])
}
