import type { DriverRow, Instance, Policy } from '../instance.ts'

/** Levels 0-5 of one seating, most important first, less is better. */
type PeopleLevels = readonly number[]

interface Choice {
  readonly slots: readonly number[]
  readonly levels: PeopleLevels
}

/**
 * The best levels about people, by looking at every legal seating of a tiny week. Written from the
 * specification alone, with none of the builder's own rules, so that the two can be held against each other.
 * Pins put drivers in or off; cars only count.
 */
export function bestByTryingAll(instance: Instance, floor: number, policy: Policy): PeopleLevels {
  const seats = instance.limits.map((limit, slot) => {
    const cars = instance.cars.filter(
      (car) => !car.unavailable.some((span) => span.from <= slot && slot <= span.to),
    ).length
    return limit === null ? cars : Math.min(limit, cars)
  })
  const queue = [...instance.drivers].sort((a, b) => a.submittedAt - b.submittedAt || (a.id < b.id ? -1 : 1))
  const choices = queue.map((driver, place) => choicesOf(instance, driver, place, floor, policy))
  const memo = new Map<string, PeopleLevels | null>()
  const best = (at: number): PeopleLevels | null => {
    if (at === choices.length) return []
    const key = `${at} ${seats.join()}`
    const known = memo.get(key)
    if (known !== undefined) return known
    let least: PeopleLevels | null = null
    for (const choice of choices[at]!) {
      if (choice.slots.some((slot) => seats[slot]! === 0)) continue
      for (const slot of choice.slots) seats[slot]!--
      const rest = best(at + 1)
      for (const slot of choice.slots) seats[slot]!++
      if (rest === null) continue
      const sum = choice.levels.map((level, index) => level + (rest[index] ?? 0))
      if (least === null || compareLevels(sum, least) < 0) least = sum
    }
    memo.set(key, least)
    return least
  }
  return best(0) ?? []
}

function compareLevels(a: PeopleLevels, b: PeopleLevels): number {
  for (let index = 0; index < a.length; index++) if (a[index] !== b[index]) return a[index]! - b[index]!
  return 0
}

function choicesOf(
  instance: Instance,
  driver: DriverRow,
  place: number,
  floor: number,
  policy: Policy,
): Choice[] {
  const pins = instance.pinned.filter((pin) => pin.driver === driver.id)
  const into = [...new Set(pins.filter((pin) => pin.car !== null).map((pin) => pin.slot))]
  const off = new Set(pins.filter((pin) => pin.car === null).map((pin) => pin.slot))
  const wanted = driver.picks
    .map((pick) => pick.slot)
    .filter((slot) => !off.has(slot) && !into.includes(slot))
  const choices: Choice[] = []
  for (let subset = 0; subset < 1 << wanted.length; subset++) {
    const picked = wanted.filter((_, index) => ((subset >> index) & 1) === 1)
    const slots = [...into, ...picked].sort((a, b) => a - b)
    if (isAllowed(driver, slots))
      choices.push({ slots, levels: levelsOf(driver, place, slots, floor, policy) })
  }
  return choices
}

function isAllowed(driver: DriverRow, slots: readonly number[]): boolean {
  if (slots[0] === 0 && driver.workedPreviousSundayNight) return false
  return slots.every((slot, index) => {
    const next = slots[index + 1]
    if (next !== slot + 1) return true
    return slot % 2 === 0 && driver.allowDayAndNight
  })
}

function levelsOf(
  driver: DriverRow,
  place: number,
  slots: readonly number[],
  floor: number,
  policy: Policy,
): PeopleLevels {
  const isRegular = (slot: number) =>
    driver.picks.some((pick) => pick.slot === slot && pick.kind === 'regular')
  const fromReserve = slots.filter(
    (slot) => !isRegular(slot) && driver.picks.some((pick) => pick.slot === slot),
  ).length
  return inOrder(policy, {
    filled: 0 - slots.length,
    minimum: Math.max(0, floor - slots.length),
    class: fromReserve,
    fairness: slots.length ** 2,
    queue: place * slots.length,
  })
}

/** The levels as a list in the order of the policy. */
export function inOrder(
  policy: Policy,
  levels: { filled: number; minimum: number; class: number; fairness: number; queue: number },
): PeopleLevels {
  const { filled, minimum, fairness, queue } = levels
  if (policy === 'queue') return [filled, minimum, levels.class, queue, fairness]
  if (policy === 'equal') return [filled, minimum, fairness, levels.class, queue]
  return [filled, minimum, levels.class, fairness, queue]
}
