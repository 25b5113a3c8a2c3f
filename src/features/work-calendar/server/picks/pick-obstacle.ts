import { papersOff } from '#features/papers/server/public.ts'
import type { Phone } from '#kernel/phone.ts'
import type { Slot } from '#kernel/slot.ts'
import { spanContains } from '#kernel/slot-span.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Failed } from '#platform/server/http/route.ts'
import { type Held, type PickRefusal, refusedPicks } from '../../domain/pick-rules.ts'
import { workCalendarTexts } from '../../texts.ts'
import { alreadyDrivingText, dayAfterNightText, noPapersText } from '../../texts-messages.ts'
import { heldAround } from './held-shifts.ts'

export interface PickingDriver {
  readonly id: string
  readonly phone: Phone
  readonly active: boolean
}

/** Why a driver may not have a shift, with the sentence that says so to that driver. */
export type Obstacle = Failed<'already_driving' | 'day_after_night' | 'inactive_driver' | 'no_papers'> & {
  readonly msg: string
}

/** What of a driver decides about picks, read once for all slots that are asked about. */
export interface PickFacts {
  readonly active: boolean
  readonly held: Held
  /** Papers that have run out by some of the slots. */
  readonly papers: Awaited<ReturnType<typeof papersOff>>['drivers']
}

/** @param slots in the order of time, at least one */
export async function pickFacts(
  queries: Queries,
  driver: PickingDriver,
  slots: readonly Slot[],
): Promise<PickFacts> {
  const [first, last] = [slots[0], slots.at(-1)]
  const off = first && last ? (await papersOff(queries, first.date, last.date)).drivers : []
  return {
    active: driver.active,
    held: await heldAround(queries, driver, slots),
    papers: off.filter(({ driverId }) => driverId === driver.id),
  }
}

/**
 * The first that keeps the driver from having all of these slots together; used by the list of free shifts
 * and by the booking alike.
 */
export function obstacleTo(
  slots: readonly Slot[],
  { active, held, papers }: PickFacts,
): Obstacle | undefined {
  if (!active) return { code: 'inactive_driver', msg: workCalendarTexts.inactiveDriver }
  const expired = papers.filter(({ span }) => slots.some((slot) => spanContains(span, slot)))
  if (expired.length > 0) {
    const names = [...new Set(expired.map(({ reason }) => reason))]
    return { code: 'no_papers', msg: noPapersText(names) }
  }
  const refused = refusedPicks(slots, held)
  return refused && ruleObstacle(refused)
}

/** A broken rule in words: which shift, and what stands in its way. */
export function ruleObstacle(refused: PickRefusal): Obstacle {
  return refused.rule === 'already-driving'
    ? { code: 'already_driving', msg: alreadyDrivingText(refused.has) }
    : { code: 'day_after_night', msg: dayAfterNightText(refused.picked, refused.has) }
}
