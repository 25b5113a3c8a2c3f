import type { NormalFile } from '#features/income/facts/domain/public.ts'
import { byLoad, type Held, heldOf, MOST_ROWS, saysTheSame } from '#features/income/facts/domain/public.ts'
import {
  anyToldOf,
  chainsOf,
  changesOf,
  heldWithin,
  type Kept,
  type MovedKeys,
  placeInFiles,
} from '#features/income/facts/server/public.ts'
import { type People, peopleOf } from '#features/income/matching/server/public.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { mapInTurns } from '#platform/server/in-turns.ts'
import type { FilePeople } from './file-people.ts'
import { type StoredLoad, standingLoads } from './load-store.ts'
import { statementsOf, type Twice } from './statements-of.ts'

/** What becomes of one key. */
export interface Step {
  readonly key: string
  /** Of the file; undefined of what the file does not have. */
  readonly statement: Kept | undefined
  /** What stands there, latest first. */
  readonly chain: readonly Kept[]
  readonly before: Held | undefined
  readonly after: Held | undefined
  readonly isSame: boolean
}

/** What a load does, worked out before anything of its rows is stored. */
export interface Plan {
  readonly loadNo: number
  readonly steps: readonly Step[]
  /** Of earlier loads of the kind and period; nothing becomes of them unless they are removed. */
  readonly missing: readonly Step[]
  /** More stands in the file's period than is compared with one file; nothing is told to be missing then. */
  readonly isTooMuch: boolean
  readonly repeated: number
  readonly twice: readonly Twice[]
  readonly people: People
  /** The file tells of a person, phone or name that no load has told of. */
  readonly isNews: boolean
  /** Loads of the same kind that stand, oldest first. */
  readonly earlier: readonly StoredLoad[]
}

/**
 * Works out what becomes of every row: the later load wins (D49). It reads a little at a time, and others
 * have their turns meanwhile.
 * @param whose whom the file speaks of
 * @param looksForMissing whether rows that the file does not have are wanted
 */
export async function planLoad(
  queries: Queries,
  file: NormalFile,
  whose: FilePeople,
  loadNo: number,
  looksForMissing: boolean,
): Promise<Plan> {
  const { moved } = whose
  const { statements, repeated, twice } = await statementsOf(file, loadNo, meantBy(whose))
  const keys = statements.map(({ key }) => key)
  const chains = (await mayStand(queries, statements, whose))
    ? await standingChains(queries, keys, moved)
    : new Map<string, readonly Kept[]>()
  const earlier = await standingLoads(queries, file.kind)
  const found = looksForMissing ? await missingOf(queries, file, earlier, new Set(keys), moved) : []
  const missing = found ?? []
  const others = [...[...chains.values()].flat(), ...missing.flatMap(({ chain }) => chain)]
  const people = await peopleOf(
    queries,
    others.map(({ own }) => own.refId),
    whose.people,
  )
  const steps = await mapInTurns(statements, (statement): Step => {
    const chain = chains.get(statement.key)
    if (!chain) return new Alone(statement)
    const before = heldOf(chain)
    const after = heldOf([statement, ...chain].sort(byLoad))
    return { key: statement.key, statement, chain, before, after, isSame: isSame(before, after, people) }
  })
  return { loadNo, steps, missing, isTooMuch: !found, repeated, twice, people, isNews: whose.isNews, earlier }
}

/**
 * Whether anything may stand under these keys. Those of a new week's shifts and sums need not be looked up
 * one by one: a key of person and days is only of what was told of the person on its day.
 */
async function mayStand(
  queries: Queries,
  statements: readonly Kept[],
  { people, moved }: FilePeople,
): Promise<boolean> {
  if (moved.now.size > 0 || !statements.every(({ key }) => isWhole(key))) return true
  const identities = new Set<string>()
  let [from, to] = [statements[0]?.own.date, statements[0]?.own.date]
  for (const { own } of statements) {
    identities.add(people.get(own.refId)?.identity ?? own.refId)
    if (!from || own.date < from) from = own.date
    if (!to || own.date > to) to = own.date
  }
  return from !== undefined && to !== undefined && (await anyToldOf(queries, [...identities], from, to))
}

/** With what counts of each once keys have moved. */
async function standingChains(
  queries: Queries,
  keys: readonly string[],
  moved: MovedKeys,
): Promise<Map<string, readonly Kept[]>> {
  const chains = await chainsOf(queries, keys, moved)
  if (moved.now.size === 0) return chains
  return new Map([...chains].map(([key, chain]) => [key, recounted(chain)]))
}

function recounted(chain: readonly Kept[]): Kept[] {
  const changes = new Map(changesOf(chain).map(({ before, after }) => [before, after]))
  return chain.map((kept) => changes.get(kept) ?? kept)
}

/** The driver decides; without one the person whom the references mean. */
export function isSame(before: Held | undefined, after: Held | undefined, people: People): boolean {
  return saysTheSame(before, after, (one, other) => {
    const [a, b] = [people.get(one), people.get(other)]
    return (
      one === other || (a?.driverId === b?.driverId && (a?.driverId !== null || a?.identity === b?.identity))
    )
  })
}

const NO_CHAIN: readonly Kept[] = []

/** What is told for the first time; a load never asks what then holds, only who looks first. */
class Alone implements Step {
  readonly key: string
  readonly statement: Kept
  readonly chain = NO_CHAIN
  readonly before = undefined
  readonly isSame = false
  constructor(statement: Kept) {
    this.key = statement.key
    this.statement = statement
  }
  get after() {
    return heldOf([this.statement])
  }
}

function meantBy({ refIds, people }: FilePeople) {
  return (_row: unknown, place: number) => {
    const refId = refIds[place]
    const person = refId === undefined ? undefined : people.get(refId)
    if (refId === undefined || !person) throw new Error('A reference of the file was not stored.')
    return { refId, identity: person.identity }
  }
}

/** Of one period as many rows as two of the largest files have. */
const MOST_COMPARED = 2 * MOST_ROWS

/** Loads of which something holds and that speak of days of the file. */
function overlapping(
  earlier: readonly StoredLoad[],
  { periodStart, periodEnd }: Pick<NormalFile, 'periodStart' | 'periodEnd'>,
): StoredLoad[] {
  return earlier.filter(
    (load) => load.holdingRows > 0 && load.periodStart <= periodEnd && load.periodEnd >= periodStart,
  )
}

/**
 * How many rows are in hand at once where a file is compared with what stands in its period, at most: a file
 * of one row may speak of a month of others.
 */
export async function weightOf(queries: Queries, file: NormalFile): Promise<{ readonly length: number }> {
  const loads = overlapping(await standingLoads(queries, file.kind), file)
  return { length: file.rows.length + loads.reduce((sum, { holdingRows }) => sum + holdingRows, 0) }
}

/**
 * What holds of earlier loads of the kind within the period and is not in the file. Undefined where that is
 * more than is compared at once.
 */
async function missingOf(
  queries: Queries,
  file: NormalFile,
  earlier: readonly StoredLoad[],
  keys: ReadonlySet<string>,
  moved: MovedKeys,
): Promise<Step[] | undefined> {
  const { periodStart, periodEnd } = file
  const loads = overlapping(earlier, file).map(({ no }) => no)
  const held = await heldWithin(queries, loads, periodStart, periodEnd, MOST_COMPARED)
  if (!held) return undefined
  // What moves may uncover what it has covered.
  const standing = held.flatMap((row) => [row.key, moved.now.get(placeInFiles(row)) ?? row.key])
  const gone = [...new Set(standing)].filter((key) => !keys.has(key))
  const chains = await standingChains(queries, gone, moved)
  const steps = gone.flatMap((key): Step[] => {
    const chain = chains.get(key) ?? []
    const before = heldOf(chain)
    // What was told last says of which days it is.
    const { date, until } = before?.top.own ?? {}
    if (!date || date < periodStart || (until ?? date) > periodEnd) return []
    return [{ key, statement: undefined, chain, before, after: undefined, isSame: false }]
  })
  return steps.sort((a, b) => (a.before && b.before ? byLoad(b.before.top, a.before.top) : 0))
}

/** Sums over days, and shifts of the sheet: what is told of them is no sum of several. */
export function isWhole(key: string): boolean {
  return key.startsWith('c') || key.startsWith('d')
}
