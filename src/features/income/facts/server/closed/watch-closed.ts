import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { ClosedWeeks, ClosedWeeksOf, DriverWeek } from './weeks-touched.ts'

/**
 * Of these weeks of drivers the closed statements for which a correction waits by now, as ids. Undefined
 * where they are of more weeks than are compared at once.
 */
export type WaitingCorrectionsOf = (
  queries: Queries,
  weeks: readonly DriverWeek[],
) => Promise<ReadonlySet<string> | undefined>

/** Closed weeks that a change has touched, and what became of their corrections. */
export interface ClosedWeeksChanged extends ClosedWeeks {
  /** Corrections of these weeks that wait by now, also from before; null where they were not counted. */
  readonly waiting: number | null
  /** Corrections that waited before and do no more. */
  readonly gone: number
}

interface Ports {
  readonly closedWeeksOf: ClosedWeeksOf
  readonly waitingCorrectionsOf: WaitingCorrectionsOf
}

/** Looks at corrections of closed weeks before facts change and after, in the transaction that does it. */
export function watchClosed(tx: Tx, { closedWeeksOf, waitingCorrectionsOf }: Ports) {
  let watched: readonly DriverWeek[] = []
  let before: ReadonlySet<string> = new Set()
  return {
    /** @param weeks that the change may touch */
    before: async (weeks: readonly DriverWeek[]): Promise<void> => {
      watched = weeks
      // Mostly none of them is closed, which one question tells of all.
      if ((await closedWeeksOf(tx, weeks)).weeks.length === 0) return
      before = (await waitingCorrectionsOf(tx, weeks)) ?? new Set()
    },
    /** @param weeks that it has touched */
    after: async (weeks: readonly DriverWeek[]): Promise<ClosedWeeksChanged> => {
      const closed = await closedWeeksOf(tx, weeks)
      if (closed.weeks.length === 0) return { ...closed, waiting: 0, gone: 0 }
      const waiting = await waitingCorrectionsOf(tx, [...watched, ...weeks])
      if (!waiting) return { ...closed, waiting: null, gone: 0 }
      return { ...closed, waiting: waiting.size, gone: [...before].filter((id) => !waiting.has(id)).length }
    },
  }
}
