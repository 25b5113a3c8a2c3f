import { beginResults, foldTouched } from '#features/income/facts/server/public.ts'
import type { Job } from '#platform/server/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { phoneWaits } from './reference-store.ts'
import { settlePeople } from './settle-identities.ts'

/** Whoever waits is matched soon after a driver with that phone is added. */
export function matchingJobs({ database }: Platform): Job[] {
  return [
    {
      name: 'match people of results files',
      everySeconds: 300,
      async run() {
        if (!(await phoneWaits(database.queries))) return
        await database.transaction(async (tx) => {
          await beginResults(tx)
          await settlePeople(tx, [])
          await foldTouched(tx)
        })
      },
    },
  ]
}
