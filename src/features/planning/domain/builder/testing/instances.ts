import type { CarRow, DriverRow, Instance, Pick, PickKind, Seat, Unavailable } from '../instance.ts'
import { SLOTS } from '../instance.ts'
import { randomSource } from '../random.ts'

/**
 * Weeks made up from a seed, for tests and measurements: the same seed gives the same week on every machine.
 */
export type Size = 'S' | 'M' | 'L' | 'XL'

export const SIZES: Readonly<Record<Size, { readonly cars: number; readonly drivers: number }>> = {
  S: { cars: 25, drivers: 60 },
  M: { cars: 100, drivers: 250 },
  L: { cars: 500, drivers: 1200 },
  XL: { cars: 2000, drivers: 5000 },
}

interface WeekMix {
  readonly cars: number
  readonly drivers: number
  readonly seed: number
  /** Picks wanted per driver, relative: 0.7 is a slack week, 1.3 an overbooked one. */
  readonly load?: number
  /** Share of drivers with a car of their own. */
  readonly primary?: number
  readonly grounded?: number
  readonly rented?: number
  /** Only what the public form lets through: no conflicting picks added by an administrator. */
  readonly formOnly?: boolean
}

interface Dice {
  next(): number
  below(bound: number): number
  chance(share: number): boolean
  of<T>(items: readonly T[]): T
  weighted(weights: readonly number[]): number
  shuffled<T>(items: T[]): T[]
}

export function dice(seed: number): Dice {
  const source = randomSource(seed)
  const next = () => source() / 4294967296
  const below = (bound: number) => Math.floor(next() * bound)
  return {
    next,
    below,
    chance: (share) => next() < share,
    of: (items) => items[below(items.length)]!,
    weighted: (weights) => {
      let rest = next() * weights.reduce((sum, weight) => sum + weight, 0)
      const hit = weights.findIndex((weight) => {
        rest -= weight
        return rest < 0
      })
      return hit === -1 ? weights.length - 1 : hit
    },
    shuffled: (items) => {
      for (let last = items.length - 1; last > 0; last--) {
        const other = below(last + 1)
        const item = items[last]!
        items[last] = items[other]!
        items[other] = item
      }
      return items
    },
  }
}

const DAY_WANTED = [1.0, 1.0, 1.0, 1.05, 1.15, 0.85, 0.7]
const NIGHT_WANTED = [0.6, 0.65, 0.8, 1.1, 2.0, 2.1, 0.8]
const PICKS_WANTED = [0.02, 0.05, 0.14, 0.24, 0.29, 0.18, 0.08]

const label = (letter: string, index: number, width: number) =>
  letter + String(index + 1).padStart(width, '0')
const indexes = (count: number) => Array.from({ length: count }, (_, index) => index)

interface Blocked extends Unavailable {
  /** Already so when the form opened. */
  readonly known: boolean
}

interface DraftDriver {
  type: 'day' | 'night' | 'mixed'
  picks: { slot: number; kind: PickKind }[]
  onCallDays: number[]
  allowDayAndNight: boolean
  workedPreviousSundayNight: boolean
  primaryCar: string | null
  submittedAt: number
}

function makeWeek(mix: WeekMix): Instance {
  const roll = dice(mix.seed * 7919 + mix.cars * 31 + mix.drivers)
  const orders = roll.shuffled(indexes(mix.cars).map((index) => index + 1))
  const priorities = indexes(mix.cars).map(() => (roll.chance(0.5) ? 1 : roll.below(11)))
  const blocked = rollBlocked(mix, roll)
  const limits = rollLimits(mix.cars, roll)
  const drivers = indexes(mix.drivers).map(() => rollDriver(mix, roll))
  giveOwnCars(mix, roll, drivers)
  submit(roll, drivers, limits, blocked)
  return {
    format: 'base-calendar/1',
    meta: { seed: mix.seed, load: mix.load ?? 1 },
    limits,
    cars: indexes(mix.cars).map(
      (index): CarRow => ({
        id: label('C', index, 4),
        priority: priorities[index]!,
        order: orders[index]!,
        unavailable: blocked[index]!.map(({ from, to, kind }) => ({ from, to, kind })),
      }),
    ),
    drivers: drivers.map(
      ({ type: _type, ...row }, index): DriverRow => ({ id: label('D', index, 5), ...row }),
    ),
    pinned: [],
    published: null,
  }
}

export function weekOf(size: Size, seed: number, load: number): Instance {
  return makeWeek({ ...SIZES[size], seed, load })
}

function rollBlocked(mix: WeekMix, roll: Dice): Blocked[][] {
  const blocked: Blocked[][] = indexes(mix.cars).map(() => [])
  for (const spans of blocked) {
    if (!roll.chance(mix.grounded ?? 0.05)) continue
    const length = 1 + roll.below(8)
    const from = roll.below(SLOTS)
    spans.push({ from, to: Math.min(13, from + length - 1), kind: 'grounding', known: roll.chance(0.5) })
  }
  for (const spans of blocked) {
    if (!roll.chance(mix.rented ?? 0.05)) continue
    const from = roll.chance(0.6) ? 0 : roll.below(12)
    spans.push({ from, to: 13, kind: 'rental', known: roll.chance(0.7) })
  }
  return blocked
}

function rollLimits(cars: number, roll: Dice): (number | null)[] {
  const limits: (number | null)[] = new Array(SLOTS).fill(null)
  for (const slot of roll.shuffled(indexes(SLOTS)).slice(0, 3))
    limits[slot] = Math.max(1, Math.round(cars * (0.65 + 0.3 * roll.next())))
  return limits
}

function rollWanted(mix: WeekMix, roll: Dice, type: DraftDriver['type']): Map<number, 'D' | 'N'> {
  const load = mix.load ?? 1
  let count = 1 + roll.weighted(PICKS_WANTED)
  count = Math.max(1, Math.min(7, Math.round(count * load + (roll.next() - 0.5) * (load === 1 ? 0 : 0.8))))
  const wanted = new Map<number, 'D' | 'N'>()
  for (let tries = 0; wanted.size < count && tries < 60; tries++) {
    const night = type === 'night' ? !roll.chance(0.05) : roll.chance(type === 'day' ? 0.05 : 0.55)
    const day = roll.weighted(night ? NIGHT_WANTED : DAY_WANTED)
    if (wanted.has(day)) continue
    if (!night && wanted.get(day - 1) === 'N') continue
    if (night && wanted.get(day + 1) === 'D') continue
    wanted.set(day, night ? 'N' : 'D')
  }
  return wanted
}

function rollDriver(mix: WeekMix, roll: Dice): DraftDriver {
  const type = (['day', 'night', 'mixed'] as const)[roll.weighted([0.4, 0.36, 0.24])]!
  const wanted = rollWanted(mix, roll, type)
  const onCallDays: number[] = []
  if (roll.chance(0.04)) {
    const day = roll.below(7)
    if (!wanted.has(day)) onCallDays.push(day)
  }
  const draft: DraftDriver = {
    type,
    picks: [...wanted].map(([day, shift]) => ({ slot: 2 * day + (shift === 'N' ? 1 : 0), kind: 'regular' })),
    onCallDays,
    allowDayAndNight: false,
    workedPreviousSundayNight: false,
    primaryCar: null,
    submittedAt: 0,
  }
  draft.picks.sort((a, b) => a.slot - b.slot)
  if (mix.formOnly) return draft
  if (roll.chance(0.02)) addConflictingPick(draft, roll)
  if (type !== 'day' && roll.chance(0.15)) draft.workedPreviousSundayNight = true
  return draft
}

/** What only an administrator can add: a shift beside one that forbids it. */
function addConflictingPick(draft: DraftDriver, roll: Dice): void {
  const { slot } = roll.of(draft.picks)
  const beside = roll.chance(0.5) ? slot ^ 1 : slot & 1 ? slot + 1 : slot - 1
  if (beside < 0 || beside >= SLOTS || draft.picks.some((pick) => pick.slot === beside)) return
  draft.picks.push({ slot: beside, kind: 'regular' })
  draft.picks.sort((a, b) => a.slot - b.slot)
  if (roll.chance(0.3)) draft.allowDayAndNight = true
  draft.onCallDays = []
}

/** Mostly a day driver and a night driver share a car; sometimes two that clash. */
function giveOwnCars(mix: WeekMix, roll: Dice, drivers: readonly DraftDriver[]): void {
  const owners = roll.shuffled(indexes(mix.drivers)).slice(0, Math.round(mix.drivers * (mix.primary ?? 0.3)))
  const ofType = (type: DraftDriver['type']) => owners.filter((index) => drivers[index]!.type === type)
  const [days, nights, mixed] = [ofType('day'), ofType('night'), ofType('mixed')]
  const pool = roll.shuffled(indexes(mix.cars))
  for (let next = 0; days.length + nights.length + mixed.length > 0; next++) {
    const group: number[] = []
    if (roll.chance(0.12) && mixed.length) group.push(mixed.pop()!)
    if (days.length) group.push(days.pop()!)
    if (nights.length && roll.chance(0.8)) group.push(nights.pop()!)
    if (group.length === 0) {
      if (mixed.length) group.push(mixed.pop()!)
      else if (nights.length) group.push(nights.pop()!)
    }
    for (const index of group) drivers[index]!.primaryCar = label('C', pool[next % mix.cars]!, 4)
  }
}

/**
 * Everybody sends the form in some order; it marks picks as regular as long as the seats it knows of last.
 */
function submit(
  roll: Dice,
  drivers: readonly DraftDriver[],
  limits: readonly (number | null)[],
  blocked: readonly Blocked[][],
): void {
  const seats = limits.map((limit, slot) => {
    const free = blocked.filter(
      (spans) => !spans.some(({ from, to, known }) => known && slot >= from && slot <= to),
    ).length
    return limit === null ? free : Math.min(free, limit)
  })
  let time = 1700000000000
  for (const index of roll.shuffled(indexes(drivers.length))) {
    time += 1000 + roll.below(400000)
    const driver = drivers[index]!
    driver.submittedAt = time
    for (const pick of driver.picks) pick.kind = seats[pick.slot]!-- > 0 ? 'regular' : 'reserve'
  }
}

/**
 * A published week hit by breakdowns, drivers who drop out and a few late submissions; `share` of cars and
 * drivers.
 */
export function disrupted(
  instance: Instance,
  published: readonly Seat[],
  { seed = 1, share = 0.03 }: { seed?: number; share?: number } = {},
): Instance {
  const roll = dice(seed * 104729 + 17)
  const cars = instance.cars.map((car): CarRow => {
    if (!roll.chance(share)) return car
    const from = roll.below(SLOTS)
    const to = Math.min(13, from + 1 + roll.below(8))
    return { ...car, unavailable: [...car.unavailable, { from, to, kind: 'grounding' }] }
  })
  const ill = instance.drivers.map(() => roll.chance(share))
  const drivers = instance.drivers.map((driver, index): DriverRow => {
    if (!ill[index]) return driver
    const from = roll.below(SLOTS)
    return {
      ...driver,
      picks: driver.picks.filter((pick) => pick.slot < from),
      onCallDays: driver.onCallDays.filter((day) => 2 * day + 1 < from),
    }
  })
  let time = Math.max(...instance.drivers.map((driver) => driver.submittedAt))
  const late = Math.round((instance.drivers.length * share) / 2)
  for (let index = 0; index < late; index++) {
    const like = roll.of(instance.drivers)
    time += 60000
    const picks = like.picks.map((pick): Pick => ({ slot: pick.slot, kind: 'reserve' }))
    drivers.push({ ...like, id: label('L', index, 4), submittedAt: time, primaryCar: null, picks })
  }
  return {
    ...instance,
    cars,
    drivers,
    published: published.map(({ driver, slot, car }) => ({ driver, slot, car })),
  }
}
