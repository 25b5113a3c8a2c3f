import { papersOff } from '#features/papers/server/public.ts'
import type { Phone } from '#kernel/phone.ts'
import type { Slot } from '#kernel/slot.ts'
import { spanContains } from '#kernel/slot-span.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Held, type PickObstacle, refusedPicks, ruleObstacle } from '../../domain/pick-rules.ts'
import { heldAround } from './held-shifts.ts'

export interface PickingDriver {
  readonly id: string
  readonly phone: Phone
  readonly active: boolean
}

const NOTHING: Held = { choices: [], driven: [] }

/** What of a driver decides about picks, read once for all slots that are asked about. */
export interface PickFacts {
  readonly active: boolean
  readonly held: Held
  /** Papers that have run out by some of the slots. */
  readonly papers: Awaited<ReturnType<typeof papersOff>>['drivers']
}

/** Of one driver. @param slots in the order of time, at least one */
export async function pickFacts(
  queries: Queries,
  driver: PickingDriver,
  slots: readonly Slot[],
): Promise<PickFacts> {
  const facts = (await pickFactsOf(queries, [driver], slots)).get(driver.id)
  return facts ?? { active: driver.active, held: NOTHING, papers: [] }
}

/**
 * Of many drivers at once, with as many questions as for one.
 * @param slots in the order of time
 */
export async function pickFactsOf(
  queries: Queries,
  drivers: readonly PickingDriver[],
  slots: readonly Slot[],
): Promise<ReadonlyMap<string, PickFacts>> {
  const [first, last] = [slots[0], slots.at(-1)]
  if (!first || !last || drivers.length === 0)
    return new Map(drivers.map(({ id, active }) => [id, { active, held: NOTHING, papers: [] }]))
  const [off, held] = await Promise.all([
    papersOff(queries, first.date, last.date),
    heldAround(queries, drivers, slots),
  ])
  const papers = Map.groupBy(off.drivers, ({ driverId }) => driverId)
  return new Map(
    drivers.map(({ id, active }) => [
      id,
      { active, held: held.get(id) ?? NOTHING, papers: papers.get(id) ?? [] },
    ]),
  )
}

/**
 * The first that keeps the driver from having all of these slots together; used by the list of free shifts
 * and by the booking alike.
 */
export function obstacleTo(
  slots: readonly Slot[],
  { active, held, papers }: PickFacts,
): PickObstacle | undefined {
  if (!active) return { code: 'inactive_driver' }
  const expired = papers.filter(({ span }) => slots.some((slot) => spanContains(span, slot)))
  if (expired.length > 0) {
    const names = [...new Set(expired.map(({ reason }) => reason))]
    return { code: 'no_papers', facts: { papers: names } }
  }
  const refused = refusedPicks(slots, held)
  return refused && ruleObstacle(refused)
}
