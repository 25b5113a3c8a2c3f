import { drivenSlots, drivenSlotsOfCar } from '#features/roster/server/public.ts'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { hasBegun } from '#kernel/slot.ts'
import { spanContains } from '#kernel/slot-span.ts'
import { addWeeks, mondayOf, weekOf } from '#kernel/week.ts'
import type { FleetTime } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { blockedSpan } from '../domain/paper.ts'
import type { PaperKind } from '../domain/usual-kinds.ts'

/** Weeks ahead, the present one included, in which seats are looked for; nobody generates further. */
const WEEKS_AHEAD = 9

/**
 * How many seats that have not begun a car or driver keeps in generated weeks although the paper does not
 * cover them.
 */
export async function uncoveredSeats(
  queries: Queries,
  paper: { readonly kind: PaperKind; readonly subjectId: string; readonly expiresOn: CalendarDate },
  { date, hour }: FleetTime,
): Promise<number> {
  if (!paper.kind.blocks) return 0
  const week = weekOf(date)
  const weeks = Array.from({ length: WEEKS_AHEAD }, (_, ahead) => addWeeks(week, ahead))
  const blocked = blockedSpan(paper.expiresOn, addDays(mondayOf(addWeeks(week, WEEKS_AHEAD)), -1))
  if (!blocked) return 0
  const seatsOf = paper.kind.subject === 'vehicle' ? drivenSlotsOfCar : drivenSlots
  const seats = await seatsOf(queries, paper.subjectId, weeks)
  return seats.filter((slot) => spanContains(blocked, slot) && !hasBegun(slot, date, hour)).length
}
