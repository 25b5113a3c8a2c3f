import { driversWithPhones } from '#features/drivers/server/public.ts'
import { factsOfPhone } from '#features/submissions/server/public.ts'
import { datesOf } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { WaitingForm } from './waiting-store.ts'

/** Which waiting forms are of drivers' phones, and whether one of that week was taken since; by number. */
export async function knownAmong(
  queries: Queries,
  forms: readonly WaitingForm[],
): Promise<Map<number, 'unsent' | 'sent'>> {
  if (forms.length === 0) return new Map()
  const drivers = await driversWithPhones(
    queries,
    forms.map(({ phone }) => phone),
  )
  const known = forms.filter(({ phone }) => drivers.has(phone))
  return new Map(
    await Promise.all(
      known.map(async ({ number, phone, year, week }) => {
        const facts = await factsOfPhone(queries, phone, { year, week }, datesOf({ year, week }))
        return [number, facts.submission?.byForm ? 'sent' : 'unsent'] as const
      }),
    ),
  )
}
