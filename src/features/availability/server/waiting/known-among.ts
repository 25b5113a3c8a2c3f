import { driversWithPhones } from '#features/drivers/server/public.ts'
import { factsOfPhone } from '#features/submissions/server/public.ts'
import { datesOf, weekOf } from '#kernel/week.ts'
import { type Clock, fleetTime } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { hasDisowned } from '../disown/unproven-store.ts'
import type { WaitingForm } from './waiting-store.ts'

/**
 * Which waiting forms are of drivers' phones, whether one of that week was taken since, and whether the
 * driver has disowned one; by number.
 */
export async function knownAmong(
  queries: Queries,
  clock: Clock,
  forms: readonly WaitingForm[],
): Promise<Map<number, 'unsent' | 'sent' | 'disowned'>> {
  if (forms.length === 0) return new Map()
  const drivers = await driversWithPhones(
    queries,
    forms.map(({ phone }) => phone),
  )
  const today = weekOf(fleetTime(clock).date)
  const known = forms.filter(({ phone }) => drivers.has(phone))
  return new Map(
    await Promise.all(
      known.map(async ({ number, phone, year, week }) => {
        const facts = await factsOfPhone(queries, phone, { year, week }, datesOf({ year, week }))
        if (facts.submission?.byForm) return [number, 'sent'] as const
        const disowned = await hasDisowned(queries, drivers.get(phone) ?? '', today)
        return [number, disowned ? 'disowned' : 'unsent'] as const
      }),
    ),
  )
}
