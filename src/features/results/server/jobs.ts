import type { Job } from '#platform/server/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { foldTouched } from './fold/fold-slots.ts'
import { rosterFollower } from './fold/follow-roster.ts'
import { beginResults } from './fold/touched-slots.ts'
import { matchReferences } from './matching/match-references.ts'
import { phoneWaits } from './matching/reference-store.ts'
import { keepMonths } from './statistics/kept-months.ts'

/** Whoever waits is matched soon after a driver with that phone is added; cars follow the weeks that are saved again; sums of past months are kept. */
export function resultJobs({ database, clock }: Platform): Job[] {
  return [
    {
      name: 'match people of results files',
      everySeconds: 300,
      async run() {
        if (!(await phoneWaits(database.queries))) return
        await database.transaction(async (tx) => {
          await beginResults(tx)
          await matchReferences(tx, [])
          await foldTouched(tx)
        })
      },
    },
    { name: 'cars of results after weeks', everySeconds: 300, run: rosterFollower(database) },
    { name: 'sums of past months', everySeconds: 300, run: () => keepMonths({ database, clock }) },
  ]
}
