import type { NormalFile } from '#features/income/facts/domain/public.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { loadsByNo, type StoredLoad } from './load-store.ts'
import type { Plan } from './plan-load.ts'

/** Why a load asks first, with the later file and how many of its rows would be replaced. */
export interface Older {
  readonly why: 'loaded-before' | 'newer-period'
  readonly rows: number
  readonly load: StoredLoad
}

/**
 * Whether a file would replace what is newer than itself (D49): rows that a load said after this very file was
 * loaded, or rows of a file whose period begins and ends later. A correction of some days after their week is
 * no older file.
 */
export async function olderThan(
  queries: Queries,
  { steps, earlier }: Plan,
  { sha256, periodStart, periodEnd }: NormalFile,
): Promise<Older | undefined> {
  const replaced = new Map<number, number>()
  for (const { before, isSame } of steps) {
    if (!before || isSame) continue
    const { loadNo } = before.top
    replaced.set(loadNo, (replaced.get(loadNo) ?? 0) + 1)
  }
  if (replaced.size === 0) return undefined
  const known = earlier.findLast((load) => load.sha256 === sha256)
  const loads = await loadsByNo(queries, [...replaced.keys()])
  const newer = [...loads.values()].sort((a, b) => b.no - a.no)
  const since = newer.filter(({ no }) => known && no > known.no)
  const later = newer.filter((load) => load.periodStart > periodStart && load.periodEnd > periodEnd)
  const [why, found] =
    since.length > 0 ? (['loaded-before', since] as const) : (['newer-period', later] as const)
  const [load] = found
  if (!load) return undefined
  return { why, load, rows: found.reduce((sum, { no }) => sum + (replaced.get(no) ?? 0), 0) }
}
