import { beginResults } from '#features/income/facts/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import { nameOfCaller } from '#platform/server/http/caller.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { listMissingRides, MOST_RIDES_SHOWN, settleMissingRides } from '../../contract-days.ts'
import { fleetZone } from '../fleet-zone.ts'
import { namesOfReferences } from './differences-store.ts'
import { loadRides } from './load-rides.ts'
import { countMissingRides, missingRides, ridesNamed, settleRides } from './ride-store.ts'

const DONE = ok({ status: 'ok' as const })

/** Rides that Bolt told of and tells of no more: shown, and taken away by a person alone. */
export function missingRoutes(platform: Platform): Route[] {
  return [
    reads(listMissingRides, async (_, { queries }) => {
      const rides = await missingRides(queries, MOST_RIDES_SHOWN)
      const names = await namesOfReferences(
        queries,
        rides.map(({ refId }) => refId),
      )
      return ok({
        total: await countMissingRides(queries),
        data: rides.map(({ companyId, reference, refId, date, shift, startedAt, gross, net }) => ({
          companyId,
          reference,
          driver: names.get(refId) ?? '',
          date,
          shift,
          startedAt: fleetZone.minuteAt(startedAt),
          gross,
          net,
        })),
      })
    }),

    writes(settleMissingRides, async ({ companyId, references, how }, { tx, audit, caller }) => {
      const named = [...new Set(references)]
      audit({ companyId, rides: named.length, how })
      await beginResults(tx)
      const settled = await settleRides(tx, companyId, named, how === 'take' ? 'taken' : 'kept')
      if (settled < named.length) return fail({ code: 'changed_since' as const })
      if (how === 'keep') return DONE
      const rides = await ridesNamed(tx, companyId, named)
      const [first] = rides.map(({ slot }) => slot.date).sort()
      if (!first) return DONE
      await loadRides(tx, platform, {
        companyId,
        date: first,
        changed: rides,
        left: [],
        references: new Map(),
        by: nameOfCaller(caller),
      })
      return DONE
    }),
  ]
}
