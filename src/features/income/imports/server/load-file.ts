import { randomUUID } from 'node:crypto'
import { beginResults, foldTouched } from '#features/income/facts/server/public.ts'
import { type DriverReference, referenceKey } from '#features/income/matching/domain/public.ts'
import { matchReferences, storeReferences, waitingAmong } from '#features/income/matching/server/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { NormalFile } from '../domain/normal-rows.ts'
import { type FactOf, type FactRow, type FactTable, factTableOf, PLATFORM_OF } from './fact-tables.ts'
import { fileOf, nextLoadNo, putFile } from './file-store.ts'
import { dropVanished, type FactFile, type Stored, storeFacts } from './store-facts.ts'

/** What a load did; the counts are those of the contract. */
export interface Loaded extends Stored {
  readonly fileId: string
  readonly repeated: number
  readonly removed: number
  readonly waiting: number
  readonly waitingPeople: number
}

/** In one statement; the embedded database must not seem to hang. */
const FACTS_AT_ONCE = 25_000

/**
 * What all amounts of a file may be together, so that no sum of them leaves the range of the columns: 20
 * million PLN.
 */
const MOST_GROSZE = 2_000_000_000

/**
 * Loads a file: whom it speaks of, its rows, and the results of the slots that they change. All in the
 * caller's transaction, one load after another (Q19, D32).
 */
export async function loadFile(
  tx: Tx,
  platform: Platform,
  file: NormalFile,
  by: { readonly name: string; readonly at: string },
): Promise<Result<Loaded, 'implausible'>> {
  if (largestSum(file.rows) > MOST_GROSZE) return fail('implausible')
  await beginResults(tx)
  const known = await fileOf(tx, file.kind, file.sha256)
  const stored: FactFile = { id: known?.id ?? randomUUID(), asOf: file.asOf, sha256: file.sha256 }

  const refs = await storeReferences(
    tx,
    platform.secrets,
    PLATFORM_OF[file.kind],
    file.rows.map(({ driver }) => driver),
    stored,
  )
  const refOf = referenceFinder(refs)
  await matchReferences(tx, [...refs.values()])

  const table = factTableOf(file)
  const facts = lastOfEachKey(
    table,
    file.rows.map((row) => ({ refId: refOf(row.driver), row })),
  )
  const removed = known ? await dropVanished(tx, table, facts, stored.id) : 0
  const counts = await storeAll(tx, table, facts, stored)
  await putFile(tx, {
    ...headOf(file),
    ...stored,
    loadNo: await nextLoadNo(tx),
    loadedAt: by.at,
    loadedBy: by.name,
    newRows: (known?.newRows ?? 0) + counts.fresh,
    replacedRows: (known?.replacedRows ?? 0) + counts.replaced,
  })
  await foldTouched(tx)

  const waiting = new Set(await waitingAmong(tx, [...refs.values()]))
  return ok({
    ...counts,
    fileId: stored.id,
    repeated: file.rows.length - facts.length,
    removed,
    waiting: facts.filter(({ refId }) => waiting.has(refId)).length,
    waitingPeople: waiting.size,
  })
}

async function storeAll(tx: Tx, table: FactTable, facts: readonly FactOf[], file: FactFile): Promise<Stored> {
  const counts = { fresh: 0, replaced: 0, unchanged: 0, older: 0 }
  for (let from = 0; from < facts.length; from += FACTS_AT_ONCE) {
    const stored = await storeFacts(tx, table, facts.slice(from, from + FACTS_AT_ONCE), file)
    counts.fresh += stored.fresh
    counts.replaced += stored.replaced
    counts.unchanged += stored.unchanged
    counts.older += stored.older
  }
  return counts
}

function headOf({ kind, fileName, periodStart, periodEnd, rows }: NormalFile) {
  return { kind, fileName, periodStart, periodEnd, rowCount: rows.length }
}

/** Many rows speak of few people. */
function referenceFinder(refs: ReadonlyMap<string, string>): (driver: DriverReference) => string {
  return (driver) => {
    const id = refs.get(referenceKey(driver))
    if (id === undefined) throw new Error('A reference of the file was not stored.')
    return id
  }
}

/** Of rows with one key the last one of the file. */
function lastOfEachKey({ keys }: FactTable, facts: readonly FactOf[]): FactOf[] {
  const byKey = new Map<string, FactOf>()
  for (const fact of facts) byKey.set(keys.map(({ value }) => value(fact)).join('\u001f'), fact)
  return [...byKey.values()]
}

/** Of the amounts of each column their sum, whatever their sign: the greatest one. */
function largestSum(rows: readonly FactRow[]): number {
  const amounts = Object.keys(rows[0] ?? {}).filter((name) => name.endsWith('Grosze'))
  const sums = amounts.map((name) => {
    let sum = 0
    for (const row of rows) {
      const value: unknown = row[name as keyof FactRow]
      if (typeof value === 'number') sum += Math.abs(value)
    }
    return sum
  })
  return Math.max(0, ...sums)
}
