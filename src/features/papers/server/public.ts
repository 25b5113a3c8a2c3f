import type { CarOff } from '#features/fleet/unavailability/domain/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { SlotSpan } from '#kernel/slot-span.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { blockedSpan } from '../domain/paper.ts'
import type { DriverOff } from '../domain/public.ts'
import { kindsOfFleet } from './kind-store.ts'
import { blockingPapers, removePapersOf } from './store.ts'
import { papersOnVehicles } from './vehicle-fields.ts'

export { ownPapersDue } from './own-papers.ts'
export { papersOfOne } from './papers-of-subject.ts'

/**
 * Cars and drivers that get no new seat on these days, because a paper that blocks has run out; once for each
 * such paper. A car or driver without any paper of a kind is not blocked. Nobody who sits already is moved.
 * The spans end with the night of `last`.
 */
export async function papersOff(
  queries: Queries,
  _first: CalendarDate,
  last: CalendarDate,
): Promise<{ readonly cars: readonly CarOff[]; readonly drivers: readonly DriverOff[] }> {
  const kinds = (await kindsOfFleet(queries)).filter(({ blocks }) => blocks)
  const cars: CarOff[] = []
  const drivers: DriverOff[] = []
  for (const { kind, carId, expiresOn } of await papersOnVehicles(queries, kinds, () => last)) {
    const span = blockedSpan(expiresOn, last)
    if (span) cars.push(carOff(`${kind.id}/${carId}`, carId, span, kind.name))
  }
  for (const { id, subject, subjectId, name, expiresOn } of await blockingPapers(queries, last)) {
    const span = blockedSpan(expiresOn, last)
    if (!span) continue
    if (subject === 'vehicle') cars.push(carOff(id, subjectId, span, name))
    else drivers.push({ driverId: subjectId, span, reason: name })
  }
  return { cars, drivers }
}

function carOff(id: string, carId: string, span: SlotSpan, reason: string): CarOff {
  return { id, carId, span, kind: 'papers', reason, notOnStation: false, renter: '' }
}

/** Forgets the papers of a vehicle or driver that is being deleted. */
export function forgetPapersOf(tx: Tx, subjectId: string): Promise<void> {
  return removePapersOf(tx, subjectId)
}
