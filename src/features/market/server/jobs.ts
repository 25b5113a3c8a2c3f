import { addDays } from '#kernel/calendar-date.ts'
import { fleetTime } from '#platform/server/clock.ts'
import type { Job } from '#platform/server/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { endDeadOffers } from './offers/end-offer.ts'
import { forgetOffersBefore } from './offers/offers-store.ts'
import { withdrawTakenProposals } from './proposals/propose-seats.ts'

const KEPT_DAYS = 60

export function marketJobs(platform: Platform): Job[] {
  const { database, clock } = platform
  return [
    {
      name: 'end offers of shifts that have begun or moved',
      everySeconds: 60,
      run: () => endDeadOffers(platform),
    },
    {
      name: 'withdraw proposed shifts that are taken',
      everySeconds: 60,
      run: () => withdrawTakenProposals(platform),
    },
    {
      name: 'forget old offers of shifts',
      everySeconds: 24 * 3600,
      run: () => forgetOffersBefore(database.queries, addDays(fleetTime(clock).date, -KEPT_DAYS)),
    },
  ]
}
