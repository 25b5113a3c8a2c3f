import type { Driver } from '#features/drivers/server/public.ts'
import { publishedSlots } from '#features/roster/server/public.ts'
import type { PickObstacle } from '#features/work-calendar/domain/public.ts'
import { obstacleTo, type PickFacts, pickFactsOf } from '#features/work-calendar/server/public.ts'
import { compareSlots, type Slot } from '#kernel/slot.ts'
import { sameWeek, weekOf } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'

/** The rules over some drivers and slots: read once, then asked as often as one likes. */
export interface RuleBook {
  /** Is on the list, and switched on. */
  isActive(driverId: string): boolean
  /** Has a car in the slot of a published week. */
  drives(driverId: string, slot: Slot): boolean
  /** What the driver drives in the published weeks of the slots, in the order of time. */
  drivenBy(driverId: string): readonly Slot[]
  /**
   * Why the driver may not have a shift, by the one rule book (D7, D15, D46): judged as if what is given in
   * return were gone already, and what else the driver may get were there. Who has left the list may have
   * nothing.
   */
  obstacle(
    driverId: string,
    gets: Slot,
    gives?: Slot | undefined,
    alsoGets?: readonly Slot[],
  ): PickObstacle | undefined
}

/**
 * Reads what the rules need of these drivers around these slots, with as many questions for a hundred
 * drivers as for one. What is asked of it must be among the two.
 */
export async function openRuleBook(
  queries: Queries,
  drivers: readonly Driver[],
  slots: readonly Slot[],
): Promise<RuleBook> {
  const inOrder = [...slots].sort(compareSlots)
  const facts = await pickFactsOf(queries, drivers, inOrder)
  const weeks = weeksOfSlots(inOrder)
  const driven = await publishedSlots(
    queries,
    drivers.map(({ id }) => id),
    weeks,
  )
  return {
    isActive: (driverId) => facts.get(driverId)?.active === true,
    drives: (driverId, slot) => (driven.get(driverId) ?? []).some((each) => compareSlots(each, slot) === 0),
    drivenBy: (driverId) => [...(driven.get(driverId) ?? [])].sort(compareSlots),
    obstacle(driverId, gets, gives, alsoGets = []) {
      const own = facts.get(driverId)
      if (!own) return { code: 'inactive_driver' }
      return obstacleTo([gets], withMore(gives ? without(own, gives) : own, alsoGets))
    },
  }
}

function without(facts: PickFacts, gives: Slot): PickFacts {
  const driven = facts.held.driven.filter((slot) => compareSlots(slot, gives) !== 0)
  return { ...facts, held: { ...facts.held, driven } }
}

function withMore(facts: PickFacts, more: readonly Slot[]): PickFacts {
  if (more.length === 0) return facts
  return { ...facts, held: { ...facts.held, driven: [...facts.held.driven, ...more] } }
}

/** Each once, in the order of the slots. */
export function weeksOfSlots(slots: readonly Slot[]) {
  const weeks = slots.map(({ date }) => weekOf(date))
  return weeks.filter((week, index) => weeks.findIndex((other) => sameWeek(week, other)) === index)
}
