import { fail, ok, type Result } from '#kernel/result.ts'
import type { BoltFault } from '../../domain/bolt-fault.ts'
import type { ListCall } from './addresses.ts'

/** A part of a list, and how many rows Bolt counts in the whole; null where it doesn't say. */
export interface Page<T> {
  readonly rows: readonly T[]
  readonly total: number | null
}

/** A fleet's day has some ten; a list that does not move on would have no end. */
const MOST_PAGES = 500

interface Pages<T> {
  readonly call: ListCall
  readonly pageSize: number
  /** Rows of one identity are one, and the later holds; without it each row counts. */
  readonly identity?: (row: T) => string
}

/**
 * Reads page after page until one is short, or further while Bolt counts more rows than have come, since a
 * page may be shorter than what was asked for. A page that fails, or a total that is not met, leaves nothing.
 */
export async function readPages<T>(
  { call, pageSize, identity }: Pages<T>,
  askPage: (offset: number) => Promise<Result<Page<T>, BoltFault>>,
): Promise<Result<T[], BoltFault>> {
  const rows: T[] = []
  for (let pages = 1; pages <= MOST_PAGES; pages += 1) {
    const page = await askPage(rows.length)
    if (!page.ok) return page
    const { rows: own, total } = page.value
    for (const row of own) rows.push(row)
    const isFull = own.length >= pageSize
    const isMissing = own.length > 0 && total !== null && rows.length < total
    if (isFull || isMissing) continue
    const known = identity ? onePerIdentity(rows, identity) : rows
    // A row that came twice while the list moved on stands where another was pushed out.
    return total === null || known.length === total
      ? ok(known)
      : fail({ code: 'totals-differ', call, got: known.length, told: total })
  }
  return fail({ code: 'too-many-rows', call, got: rows.length })
}

function onePerIdentity<T>(rows: readonly T[], identity: (row: T) => string): T[] {
  return [...new Map(rows.map((row) => [identity(row), row])).values()]
}
