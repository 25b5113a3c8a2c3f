import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { MONEY_KINDS, type NormalFile } from '#features/income/facts/domain/public.ts'
import {
  beginResults,
  type Change,
  changesOf,
  type DriverWeek,
  foldTouched,
  insertStatements,
  type Kept,
  placePayments,
  placesOf,
  storeChanges,
  touchedWeeksOf,
  touchPlaces,
} from '#features/income/facts/server/public.ts'
import { settlePeople } from '#features/income/matching/server/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { fleetTime } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { eachInTurns } from '#platform/server/in-turns.ts'
import type { Platform } from '#platform/server/platform.ts'
import { storePeople } from './file-people.ts'
import { withoutIdleZeros } from './idle-zeros.ts'
import { nextLoadNo, putLoad, type StoredLoad } from './load-store.ts'
import { offTimeOf } from './off-time.ts'
import { olderThan } from './older.ts'
import { type Plan, planLoad, type Step } from './plan-load.ts'
import { sameLoad } from './same-load.ts'
import type { Twice } from './statements-of.ts'
import { weeksOfSteps } from './weeks-of-steps.ts'

/** What a load did; the counts are those of the contract. */
export interface Loaded {
  readonly stored: boolean
  readonly fileId: string
  readonly fresh: number
  readonly replaced: number
  readonly unchanged: number
  readonly repeated: number
  readonly removed: number
  readonly waiting: number
  readonly waitingPeople: number
  /** Drivers' weeks in which something is told otherwise than before. */
  readonly changedWeeks: readonly DriverWeek[]
}

export interface LoadOptions {
  readonly source: StoredLoad['source']
  readonly removeMissing: boolean
  /** What was seen; undefined where nobody looked. */
  readonly mark?: string | undefined
  /** Ids of references that only their own id is left of, by their keys in this file: they are not stored. */
  readonly refIds?: ReadonlyMap<string, string>
  /** Whether what is older than what holds, or far from the present, is refused without a mark. */
  readonly asks: boolean
  /** The period is the right one, however far from the present. */
  readonly periodAgreed?: boolean
  /** Told which weeks will change, before anything of the file is stored. */
  readonly before?: (weeks: readonly DriverWeek[]) => Promise<void>
}

export type LoadRefusal =
  | { readonly code: 'implausible' | 'changed_since' | 'asks_first' | 'asks_period' | 'too_much_standing' }
  | { readonly code: 'twice'; readonly twice: readonly Twice[] }

/**
 * What all amounts of a file may be together, so that no sum of them leaves the range of the columns: 20
 * million PLN.
 */
const MOST_GROSZE = 2_000_000_000

/**
 * Loads a file: whom it speaks of, its rows, and the results of the slots and days that they change. All in
 * the caller's transaction, one load after another (Q19); the later load wins, and keeps what it replaces
 * (D49). A file of which every row holds as it says, and that tells of nobody anew, is not stored.
 */
export async function loadFile(
  tx: Tx,
  platform: Platform,
  sent: NormalFile,
  by: { readonly name: string; readonly at: string },
  { source, removeMissing, mark, asks, refIds, periodAgreed, before }: LoadOptions,
): Promise<Result<Loaded, LoadRefusal>> {
  if (isImplausible(sent)) return fail({ code: 'implausible' })
  await beginResults(tx)
  const { file, idle } = await withoutIdleZeros(tx, platform, sent)
  const no = await nextLoadNo(tx)
  await tx.execute(sql`SAVEPOINT before_load`)
  const whose = await storePeople(tx, platform, file, no, refIds)
  const rematched = await touchedWeeksOf(tx)
  const plan = await planLoad(tx, file, whose, no, removeMissing || mark !== undefined)
  if (plan.isTooMuch) return fail({ code: 'too_much_standing' })
  if (plan.twice.length > 0) return fail({ code: 'twice', twice: plan.twice })
  if (mark !== undefined && mark !== (await markOf(plan))) return fail({ code: 'changed_since' })
  if (asks && mark === undefined && (await olderThan(tx, plan, file))) return fail({ code: 'asks_first' })

  const same = await sameLoad(tx, plan, file, removeMissing)
  if (same) {
    // What is not loaded says nothing of people either, such as which phone was told last.
    await tx.execute(sql`ROLLBACK TO SAVEPOINT before_load`)
    await settlePeople(tx, [])
    await foldTouched(tx)
    return ok({ ...countsOf(plan, idle), stored: false, fileId: same.id, removed: 0, changedWeeks: [] })
  }
  const asksPeriod = asks && mark === undefined && !periodAgreed
  if (asksPeriod && (await offTimeOf(tx, file, fleetTime(platform.clock).date)))
    return fail({ code: 'asks_period' })
  const removed = removeMissing ? plan.missing.map(removalOf(no)) : []
  const counts = countsOf(plan, idle)
  const id = randomUUID()
  await putLoad(tx, {
    no,
    id,
    source,
    kind: file.kind,
    fileName: file.fileName,
    sha256: file.sha256,
    periodStart: file.periodStart,
    periodEnd: file.periodEnd,
    rowCount: sent.rows.length,
    newRows: counts.fresh,
    replacedRows: counts.replaced,
    removedRows: removed.length,
    holdingRows: plan.steps.length,
    loadedAt: by.at,
    loadedBy: by.name,
    takenBackAt: null,
    takenBackBy: null,
  })
  const gone = removeMissing ? plan.missing : []
  const changedWeeks = [...rematched, ...(await weeksOfSteps([...plan.steps, ...gone], plan.people))]
  await before?.(changedWeeks)
  await store(tx, plan, removed)
  await foldTouched(tx)
  return ok({ ...counts, stored: true, fileId: id, removed: removed.length, changedWeeks })
}

async function store(tx: Tx, { steps, missing }: Plan, removals: readonly Kept[]): Promise<void> {
  const fresh: Kept[] = []
  const others: Kept[] = [...removals]
  const touched: Kept['place'][] = []
  const changes: Change[] = []
  for (const { statement, chain, isSame } of steps) {
    if (!statement) continue
    // Of sums over the same days the later load's hold, also of one who is named in two ways.
    const touches = !isSame || statement.place.until !== null
    ;(touches ? fresh : others).push(statement)
    if (chain.length === 0) continue
    const changing = changesOf([statement, ...chain])
    changes.push(...changing)
    if (touches) touched.push(...placesOf(changing))
  }
  for (const [at, removal] of removals.entries()) {
    const changing = changesOf([removal, ...(missing[at]?.chain ?? [])])
    changes.push(...changing)
    touched.push(...placesOf(changing))
  }
  await insertStatements(tx, fresh, true)
  await insertStatements(tx, others)
  await storeChanges(tx, changes)
  await touchPlaces(tx, touched)
  await placePayments(
    tx,
    [...steps, ...(removals.length > 0 ? missing : [])].map(({ key }) => key),
  )
}

/** In the place of what goes: no row says it, so its number is below 0. */
function removalOf(loadNo: number) {
  return ({ key, before, chain }: Step, at: number): Kept => {
    const top = before?.top ?? chain[0]
    if (!top) throw new Error('What goes was never there.')
    return {
      ...top,
      loadNo,
      rowNo: -1 - at,
      key,
      ofRide: null,
      place: top.own,
      kinds: [],
      amounts: [],
      plate: null,
      removed: true,
      counting: undefined,
    }
  }
}

/** @param idle rows that say nothing, and so change nothing */
export function countsOf({ steps, repeated, people }: Plan, idle: number) {
  const counts = { fresh: 0, replaced: 0, unchanged: idle, repeated, waiting: 0, waitingPeople: 0 }
  const waiting = new Set([...people].flatMap(([refId, { waits }]) => (waits ? [refId] : [])))
  const whose = new Set<string>()
  for (const { statement, before, isSame } of steps) {
    if (!before) counts.fresh += 1
    else if (!isSame) counts.replaced += 1
    if (isSame) counts.unchanged += 1
    if (!statement || !waiting.has(statement.own.refId)) continue
    counts.waiting += 1
    whose.add(statement.own.refId)
  }
  return { ...counts, waitingPeople: whose.size }
}

/** Of what was seen: what becomes of each row, whom it is of, and what stood there. */
export async function markOf({
  steps,
  missing,
  people,
}: Pick<Plan, 'steps' | 'missing' | 'people'>): Promise<string> {
  const hash = createHash('sha256')
  await eachInTurns([...steps, ...missing], ({ statement, chain, isSame }) => {
    const whose = [statement, ...chain].map((each) => people.get(each?.own.refId ?? '')?.driverId ?? '')
    // No keys: who is named for the first time gets another identity each time that nothing is stored.
    const row = statement ? `${statement.rowNo} ${statement.kinds} ${statement.amounts}` : ''
    const standing = chain.map(
      ({ loadNo, rowNo, counting }) => `${loadNo}:${rowNo}:${counting === undefined ? '-' : counting}`,
    )
    hash.update(`${row} ${isSame} ${standing} ${whose}\n`)
  })
  return hash.digest('hex')
}

const OF_MONEY = [...MONEY_KINDS, 'totalIncome', 'companyIncome', 'fuelTotal'] as const

/** Whether the amounts of one kind, whatever their sign, are together more than a fleet's files can hold. */
export function isImplausible({ rows }: NormalFile): boolean {
  const sums: Record<string, number> = {}
  for (const { amounts } of rows)
    for (const kind of OF_MONEY) {
      const amount = amounts[kind]
      if (amount !== undefined) sums[kind] = (sums[kind] ?? 0) + Math.abs(amount)
    }
  return Object.values(sums).some((sum) => sum > MOST_GROSZE)
}
