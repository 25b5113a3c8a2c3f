/** What is counted of a driver (D36). On-call takes no place and is no shift (D8). */
export interface ShiftCounts {
  readonly day: number
  readonly night: number
  readonly reserve: number
  readonly removed: number
}

export interface CountsOfDriver extends ShiftCounts {
  readonly driverId: string
  readonly fullName: string
}

/** A removed shift of a week that was never generated. */
export interface RemovedShiftOf {
  readonly driverId: string
  readonly fullName: string
}

/** What the sources have counted, each for its own weeks, each driver once a source but for `removed`. */
export interface CountedSources {
  /** Of generated weeks. */
  readonly scheduled: readonly CountsOfDriver[]
  /** Of the availability of the other weeks, without removed shifts. */
  readonly chosen: readonly CountsOfDriver[]
  /** Of those other weeks, one entry a shift. */
  readonly removed: readonly RemovedShiftOf[]
}

/** Where a driver's figures come from: `both` where some of the weeks are generated and some are not. */
export type FigureSource = 'schedule' | 'availability' | 'both'

export interface DriverFigures extends CountsOfDriver {
  /** Day and night together. */
  readonly shifts: number
  readonly source: FigureSource
}

export const COUNT_KEYS = ['day', 'night', 'shifts', 'reserve', 'removed'] as const
export type CountKey = (typeof COUNT_KEYS)[number]

/**
 * Adds the sources up per driver (D36). Whoever has nothing to count, such as one who was only on call, is
 * left out.
 * @param nameOf the name on the drivers' list of today; undefined for who is on it no more, whose name of
 * then is kept (D26)
 */
export function addUpDrivers(
  { scheduled, chosen, removed }: CountedSources,
  nameOf: (driverId: string) => string | undefined,
): DriverFigures[] {
  const found = new Map<string, DriverFigures>()
  const add = (counts: CountsOfDriver, source: 'schedule' | 'availability') => {
    const { day, night, reserve } = counts
    if (day + night + reserve + counts.removed === 0) return
    const { driverId } = counts
    const before = found.get(driverId)
    found.set(driverId, {
      driverId,
      fullName: nameOf(driverId) ?? before?.fullName ?? counts.fullName,
      day: day + (before?.day ?? 0),
      night: night + (before?.night ?? 0),
      shifts: day + night + (before?.shifts ?? 0),
      reserve: reserve + (before?.reserve ?? 0),
      removed: counts.removed + (before?.removed ?? 0),
      source: before && before.source !== source ? 'both' : source,
    })
  }
  for (const counts of scheduled) add(counts, 'schedule')
  for (const counts of chosen) add(counts, 'availability')
  for (const one of removed) add({ ...one, day: 0, night: 0, reserve: 0, removed: 1 }, 'availability')
  return [...found.values()]
}

/**
 * A week's share, to two decimals.
 * @param weeks all those asked for, whether the driver worked in them or not; at least 1
 */
export function averagePerWeek(count: number, weeks: number): number {
  return Math.round((count * 100) / weeks) / 100
}

/** Each count by the week. */
export function averagesOf(figures: Readonly<Record<CountKey, number>>, weeks: number) {
  return Object.fromEntries(COUNT_KEYS.map((key) => [key, averagePerWeek(figures[key], weeks)])) as Readonly<
    Record<CountKey, number>
  >
}

/** Of all drivers together. */
export function totalOf(drivers: readonly DriverFigures[]): Readonly<Record<CountKey, number>> {
  const sum = (key: CountKey) => drivers.reduce((total, driver) => total + driver[key], 0)
  return Object.fromEntries(COUNT_KEYS.map((key) => [key, sum(key)])) as Readonly<Record<CountKey, number>>
}
