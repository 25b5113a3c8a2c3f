import { brokenHours } from '#features/roster/domain/public.ts'
import { blockedByPapers } from './compile.ts'
import type { Settings } from './instance.ts'
import { SLOTS } from './instance.ts'
import { firstDifference, type People, shiftsOf } from './people.ts'
import type { CapacityFacts, DecidedBy, Reason, ReserveEntry } from './result.ts'
import { has } from './rules.ts'

interface SlotFacts {
  readonly seated: number
  readonly candidates: number
  readonly carsWithoutPapers: number
  /** The seated driver who would be cheapest to replace; -1 where all seats are fixed. */
  readonly weakest: number
}

/**
 * Every pick without a seat, once, with its place in the slot's reserve and a reason that can be checked
 * (D16).
 */
export function reserveLists(people: People, settings: Settings): ReserveEntry[] {
  const entries: ReserveEntry[] = []
  for (let slot = 0; slot < SLOTS; slot++) {
    const waiting = waitingIn(people, slot)
    const facts = slotFacts(people, slot, waiting.length)
    for (const [index, driver] of waiting.entries()) {
      entries.push({
        driver: people.week.drivers[driver]!.id,
        slot,
        kind: has(people.week.regular[driver]!, slot) ? 'regular' : 'reserve',
        rank: index + 1,
        reason: reasonFor(people, settings, slot, driver, index + 1, facts),
      })
    }
  }
  return entries
}

/** Regular before reserve, each in order of submission (the canonical order of drivers). */
export function waitingIn({ week, works }: People, slot: number): number[] {
  const regular: number[] = []
  const reserve: number[] = []
  for (let driver = 0; driver < works.length; driver++) {
    if (has(works[driver]!, slot)) continue
    if (has(week.regular[driver]!, slot)) regular.push(driver)
    else if (has(week.reserve[driver]!, slot)) reserve.push(driver)
  }
  return [...regular, ...reserve]
}

function slotFacts(people: People, slot: number, waiting: number): SlotFacts {
  const { week, works, chosen, problem } = people
  let seated = 0
  let weakest = -1
  let least = Number.POSITIVE_INFINITY
  for (let driver = 0; driver < works.length; driver++) {
    if (!has(works[driver]!, slot)) continue
    seated++
    if (!has(chosen[driver]!, slot)) continue
    const worth = -problem.seatCost[driver * SLOTS + slot]! - problem.oneMore[shiftsOf(people, driver) - 1]!
    if (worth >= least) continue
    least = worth
    weakest = driver
  }
  return { seated, candidates: seated + waiting, carsWithoutPapers: blockedByPapers(week, slot), weakest }
}

/** Where several reasons hold, the first in the order of the specification is told. */
function reasonFor(
  people: People,
  settings: Settings,
  slot: number,
  driver: number,
  rank: number,
  facts: SlotFacts,
): Reason {
  const { week, works, decided } = people
  if (slot < settings.pastSlots) return { code: 'PAST' }
  if (has(decided.off[driver]!, slot)) return { code: 'PINNED_OUT' }
  const broken = brokenHours(slot, works[driver]!, week.drivers[driver]!)
  if (broken?.rule === 'PREV_WEEK_NIGHT') return { code: broken.rule }
  if (broken) return { code: broken.rule, blockedBy: broken.blockedBy! }
  if (!settings.fromReserve && has(week.reserve[driver]!, slot)) return { code: 'RESERVE_OFF' }
  const capacity = capacityFacts(people, slot, driver, facts)
  if (capacity.seated < capacity.capacity) return { code: 'OPEN' }
  if (capacity.limit !== null && capacity.limit < capacity.availableCars)
    return { code: 'LIMIT', ...capacity }
  const room = Math.min(
    facts.carsWithoutPapers,
    (capacity.limit ?? Number.POSITIVE_INFINITY) - capacity.seated,
  )
  return rank <= room
    ? { code: 'PAPERS', carsWithoutPapers: facts.carsWithoutPapers, ...capacity }
    : { code: 'NO_CAR', ...capacity }
}

function capacityFacts(people: People, slot: number, driver: number, facts: SlotFacts): CapacityFacts {
  const { week } = people
  const availableCars = week.availableCars[slot]!
  return {
    limit: week.limits[slot] ?? null,
    availableCars,
    capacity: week.capacity[slot]!,
    seated: facts.seated,
    freeCars: availableCars - facts.seated,
    candidates: facts.candidates,
    shifts: shiftsOf(people, driver),
    decidedBy: decidedBy(people, slot, driver, facts.weakest),
    against:
      facts.weakest === -1
        ? null
        : { driver: week.drivers[facts.weakest]!.id, shifts: shiftsOf(people, facts.weakest) },
  }
}

function decidedBy(people: People, slot: number, driver: number, weakest: number): DecidedBy {
  if (weakest === -1) return 'pinned'
  const level = firstDifference(people, slot, driver, weakest)
  if (level === 'keptDriver' || level === 'keptCar') return 'published'
  return level === 'minimum' || level === 'class' || level === 'fairness' ? level : 'queue'
}
