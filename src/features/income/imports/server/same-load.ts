import type { NormalFile } from '#features/income/facts/domain/public.ts'
import { haveSeveralAccounts } from '#features/income/matching/server/public.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { StoredLoad } from './load-store.ts'
import { isWhole, type Plan } from './plan-load.ts'

/**
 * The load that said all of it before, last of several, be it in a file of other bytes; undefined where the
 * file says anything new, of rows or of people. Of days and shifts the load that came last holds among all
 * accounts of a driver, so that said again they may be news.
 */
export async function sameLoad(
  queries: Queries,
  { steps, missing, earlier, isNews }: Plan,
  { sha256 }: NormalFile,
  removeMissing: boolean,
): Promise<StoredLoad | undefined> {
  if ((removeMissing && missing.length > 0) || steps.some(({ isSame }) => !isSame)) return undefined
  const known = earlier.findLast((load) => load.sha256 === sha256)
  if (known || isNews) return known
  const wholes = steps.flatMap(({ key, statement }) => (isWhole(key) && statement ? statement.own.refId : []))
  if (await haveSeveralAccounts(queries, [...new Set(wholes)])) return undefined
  const tellers = new Set(steps.map(({ before }) => before?.top.loadNo))
  return earlier.findLast(({ no }) => tellers.has(no))
}
