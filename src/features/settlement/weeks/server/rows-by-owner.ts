import { accountsOfRows } from '#features/income/facts/server/public.ts'
import {
  countedRows,
  type FactRow,
  factsOfRows,
  type RowsByNow,
  rowsOfFacts,
} from '#features/settlement/domain/public.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { rowsOnOneSide } from '../domain/folded-facts.ts'
import { splitFoldedRows } from '../domain/folded-rows.ts'
import { thaw } from '../domain/frozen.ts'
import { frozenTexts, type ListedStatement } from './statement-store.ts'

/** As `RowsByNow`, with what files tell row by row. */
export interface OwnedRows extends Omit<RowsByNow, 'facts'> {
  readonly rows: readonly FactRow[]
}

/**
 * Rows of a week by whom they are settled for: a folded driver's are the holder's by now, and those that the
 * folded one's statement has settled stay with it.
 * @param now by the driver under whose id they are kept now
 * @param statements in force of that week
 */
export async function rowsByOwner(
  queries: Queries,
  now: (driverId: string) => OwnedRows,
  statements: readonly ListedStatement[],
  holderOf: (driverId: string) => string,
): Promise<(driverId: string) => OwnedRows> {
  const folded = statements.filter(({ driverId }) => holderOf(driverId) !== driverId)
  if (folded.length === 0) return now
  const holders = new Set(folded.map(({ driverId }) => holderOf(driverId)))
  const ofHolders = statements.filter(({ driverId }) => holders.has(driverId))
  const texts = await frozenTexts(
    queries,
    [...folded, ...ofHolders].map(({ id }) => id),
  )
  const settledBy = new Map(
    [...folded, ...ofHolders].flatMap(({ id, driverId }) => {
      const text = texts.get(id)
      return text === undefined ? [] : [[driverId, thaw(text).input] as const]
    }),
  )
  const owned = new Map<string, OwnedRows>()
  for (const { driverId } of folded) {
    const holder = holderOf(driverId)
    const settled = settledBy.get(driverId)
    if (!settled) continue
    const [held, still] = [owned.get(holder) ?? now(holder), now(driverId)]
    const [ofHolder, ofFolded] = [factsOf(held), factsOf(still)]
    const holders = settledBy.get(holder)
    const frozen = [...settled.facts, ...(holders?.facts ?? [])]
    const odd = rowsOnOneSide([...ofHolder.facts, ...ofFolded.facts], frozen)
    const accounts = await accountsOfRows(queries, odd)
    const split = splitFoldedRows(ofHolder, ofFolded, settled, holders, (row) => accounts.get(row))
    owned.set(driverId, rowsAgain(split.folded, []))
    const beside = [held, still].flatMap(({ rows }) => rows.filter(({ isBeside }) => isBeside))
    owned.set(holder, rowsAgain(split.own, beside))
  }
  return (driverId) => owned.get(driverId) ?? now(driverId)
}

function factsOf({ rows, ...others }: OwnedRows): RowsByNow {
  return { ...others, facts: factsOfRows(countedRows(rows)) }
}

function rowsAgain({ facts, ...others }: RowsByNow, beside: readonly FactRow[]): OwnedRows {
  return { ...others, rows: [...rowsOfFacts(facts), ...beside] }
}
