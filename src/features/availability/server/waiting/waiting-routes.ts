import { fail, ok } from '#kernel/result.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { confirmWaitingForms, deleteWaitingForms, listWaitingForms } from '../../contract-waiting.ts'
import { confirmWaiting } from './confirm-waiting.ts'
import { knownAmong } from './known-among.ts'
import { type Chosen, deleteWaiting, findsUnseen, waitingOnPage } from './waiting-store.ts'

const PAGE_SIZE = 50
const NOTHING_CHOSEN = fail({ code: 'nothing_chosen' as const })
const MORE_FOUND = fail({ code: 'more_found' as const })

/** What the office does with forms that wait for it (D44). */
export function waitingRoutes(platform: Platform): Route[] {
  return [
    reads(listWaitingForms, async ({ page, search, network }, { queries }) => {
      const { rows, found, until, all, ofNetwork } = await waitingOnPage(
        queries,
        { search, network },
        page,
        PAGE_SIZE,
      )
      const known = await knownAmong(queries, platform.clock, rows)
      const data = rows.map((row) => ({
        number: row.number,
        fullName: row.fullName,
        phone: row.phone,
        email: row.email,
        year: row.year,
        weekNum: row.week,
        shifts: row.asked.length,
        createdAt: row.createdAt,
        otherEmails: [...row.otherEmails],
        network: row.network,
        ofNetwork: ofNetwork.get(row.network) ?? 0,
        known: known.get(row.number) ?? null,
      }))
      return ok({ data, found, until, all })
    }),

    writes(confirmWaitingForms, async ({ after, ...input }, { tx, audit }) => {
      const chosen = chosenOf(input)
      if (!chosen) return NOTHING_CHOSEN
      if (await findsUnseen(tx, chosen, after)) return MORE_FOUND
      const { refused, ...done } = await confirmWaiting(tx, platform, chosen, after)
      audit({ confirmed: done.confirmed, refused: refused.length })
      return ok({ ...done, refused: [...refused] })
    }),

    writes(deleteWaitingForms, async (input, { tx, audit }) => {
      const chosen = chosenOf(input)
      if (!chosen) return NOTHING_CHOSEN
      const deleted = await deleteWaiting(tx, chosen)
      // Rolled back with the call: counted by what went, none can slip in between.
      if ('seen' in chosen && deleted > chosen.seen) return MORE_FOUND
      audit({ deleted })
      return ok({ deleted })
    }),
  ]
}

function chosenOf({
  numbers,
  search,
  network,
  until,
  seen,
}: {
  readonly numbers?: readonly number[] | undefined
  readonly search: string
  readonly network: string
  readonly until?: number | undefined
  readonly seen?: number | undefined
}): Chosen | undefined {
  if (numbers !== undefined) return numbers.length > 0 ? { numbers } : undefined
  return until === undefined || seen === undefined ? undefined : { search, network, until, seen }
}
