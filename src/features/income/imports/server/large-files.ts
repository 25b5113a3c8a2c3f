import { actorOf, type Caller } from '#platform/server/http/caller.ts'
import { createWaitingLine, type LineOptions } from '#platform/server/waiting-line.ts'

/** A week of the largest fleets has as many rows of sums, or some days of rides: it takes a moment. */
const LARGE_ROWS = 5_000

/** Does what takes long with large files; undefined where too many others do, or the caller does already. */
export type LargeFiles = <T>(
  rows: { readonly length: number },
  caller: Caller,
  work: () => Promise<T>,
) => Promise<T | undefined>

/**
 * A screen may have asked for other changes before the last ones are answered, so one of each person may
 * wait.
 */
export const PREVIEWS: LineOptions = { atOnce: 1, longest: 6, longestPerAsker: 2 }
/** They come one after another anyway; who waits holds a connection. */
export const LOADS: LineOptions = { atOnce: 3, longest: 3, longestPerAsker: 1 }

export function largeFiles(options: LineOptions): LargeFiles {
  const line = createWaitingLine(options)
  return async (rows, caller, work) => {
    if (rows.length < LARGE_ROWS) return work()
    return (await line.run(actorOf(caller), work))?.value
  }
}
