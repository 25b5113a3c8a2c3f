import { papersOff } from '#features/papers/server/public.ts'
import type { Phone } from '#kernel/phone.ts'
import { compareSlots, type Slot } from '#kernel/slot.ts'
import { spanContains } from '#kernel/slot-span.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Held, type PickObstacle, refusedPicks, ruleObstacle } from '../../domain/pick-rules.ts'
import { absencesOf } from './absences.ts'
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
  /** Reported ill, or taken off by the office for not being there. */
  readonly absent: readonly Slot[]
}

/** Of one driver. @param slots in the order of time, at least one */
export async function pickFacts(
  queries: Queries,
  driver: PickingDriver,
  slots: readonly Slot[],
): Promise<PickFacts> {
  const facts = (await pickFactsOf(queries, [driver], slots)).get(driver.id)
  return facts ?? { active: driver.active, held: NOTHING, papers: [], absent: [] }
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
    return new Map(drivers.map(({ id, active }) => [id, { active, held: NOTHING, papers: [], absent: [] }]))
  const ids = drivers.map(({ id }) => id)
  const [off, held, absent] = await Promise.all([
    papersOff(queries, first.date, last.date),
    heldAround(queries, drivers, slots),
    absencesOf(queries, ids, first.date, last.date),
  ])
  const papers = Map.groupBy(off.drivers, ({ driverId }) => driverId)
  return new Map(
    drivers.map(({ id, active }) => [
      id,
      {
        active,
        held: held.get(id) ?? NOTHING,
        papers: papers.get(id) ?? [],
        absent: absent.get(id) ?? [],
      },
    ]),
  )
}

/**
 * The first that keeps the driver from having all of these slots together; used by the list of free shifts
 * and by the booking alike.
 */
export function obstacleTo(
  slots: readonly Slot[],
  { active, held, papers, absent }: PickFacts,
): PickObstacle | undefined {
  if (!active) return { code: 'inactive_driver' }
  const expired = papers.filter(({ span }) => slots.some((slot) => spanContains(span, slot)))
  if (expired.length > 0) {
    const names = [...new Set(expired.map(({ reason }) => reason))]
    return { code: 'no_papers', facts: { papers: names } }
  }
  const away = slots.find((slot) => absent.some((each) => compareSlots(each, slot) === 0))
  if (away) return { code: 'absent', facts: { slot: { date: away.date, shift: away.shift } } }
  const refused = refusedPicks(slots, held)
  return refused && ruleObstacle(refused)
}
