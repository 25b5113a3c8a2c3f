import type { CarRow, DriverRow, Instance, Pick, Pin } from '../instance.ts'
import { SLOTS } from '../instance.ts'
import { dice } from './instances.ts'

/** Rows for tests that say only what matters to them. */
export function car(id: string, row: Partial<CarRow> = {}): CarRow {
  return { id, priority: 1, order: 1, unavailable: [], ...row }
}

export function driver(
  id: string,
  picks: readonly (number | Pick)[],
  row: Partial<DriverRow> = {},
): DriverRow {
  return {
    id,
    submittedAt: 0,
    primaryCar: null,
    allowDayAndNight: false,
    workedPreviousSundayNight: false,
    picks: picks.map((pick) => (typeof pick === 'number' ? { slot: pick, kind: 'regular' } : pick)),
    onCallDays: [],
    ...row,
  }
}

export function week(
  cars: readonly CarRow[],
  drivers: readonly DriverRow[],
  rest: Partial<Instance> = {},
): Instance {
  return {
    format: 'base-calendar/1',
    limits: new Array<null>(SLOTS).fill(null),
    cars,
    drivers,
    pinned: [],
    published: null,
    ...rest,
  }
}

export interface SmallMix {
  readonly drivers?: number
  readonly cars?: number
  readonly slots?: number
  /** Most pins; they are possible only by luck. */
  readonly pins?: number
}

/**
 * Small weeks with everything in them, by seed; all picks lie within a few slots, so that seats are scarce.
 */
export function smallWeek(
  seed: number,
  { drivers = 7, cars = 4, slots = 7, pins = 0 }: SmallMix = {},
): Instance {
  const roll = dice(seed)
  const carCount = 1 + roll.below(cars)
  const driverCount = 1 + roll.below(drivers)
  const first = roll.below(SLOTS - slots + 1)
  const anyCar = () => `C${roll.below(carCount)}`
  const anySpan = () => {
    const from = roll.below(SLOTS)
    const kind = roll.of(['grounding', 'rental', 'papers'] as const)
    return { from, to: Math.min(SLOTS - 1, from + roll.below(7)), kind }
  }
  const many = <T>(count: number, make: (index: number) => T) =>
    Array.from({ length: count }, (_, index) => make(index))
  const share = roll.next()
  const picks = () =>
    many(slots, (index) => first + index)
      .filter(() => roll.chance(share))
      .map((slot): Pick => ({ slot, kind: roll.chance(0.6) ? 'regular' : 'reserve' }))
  const pin = (): Pin => ({
    driver: `D${roll.below(driverCount)}`,
    slot: first + roll.below(slots),
    car: roll.chance(0.6) ? anyCar() : null,
  })
  return week(
    many(carCount, (index) =>
      car(`C${index}`, {
        priority: roll.below(4),
        order: 1 + roll.below(5),
        unavailable: roll.chance(0.3) ? many(1 + roll.below(2), anySpan) : [],
      }),
    ),
    many(driverCount, (index) =>
      driver(`D${index}`, picks(), {
        submittedAt: roll.below(6),
        primaryCar: roll.chance(0.5) ? anyCar() : null,
        allowDayAndNight: roll.chance(0.3),
        workedPreviousSundayNight: roll.chance(0.3),
        onCallDays: roll.chance(0.25) ? [roll.below(7)] : [],
      }),
    ),
    {
      limits: many(SLOTS, () => (roll.chance(0.5) ? roll.below(4) : null)),
      pinned: many(roll.below(pins + 1), pin),
    },
  )
}
