/**
 * What hand-overs of a car tell of a shift's kilometres: `known` its own; `shared` only the sum over several
 * shifts between two readings, which nobody splits; `open` nobody has read the other end; `odd` readings
 * contradict each other; `objected` the office has not settled what the next driver objects to.
 */
export const HANDED_STATES = ['known', 'shared', 'open', 'odd', 'objected'] as const
export type HandedState = (typeof HANDED_STATES)[number]

/** One shift in one car. */
export interface HandedShift {
  readonly reg: string
  readonly state: HandedState
  /** Of this shift, or of all that share them; null where they are not known. */
  readonly mileageM: number | null
  /** Shifts that the kilometres are of. */
  readonly shifts: number
}

/** What all cars of a shift come to; `other-car` where rides were driven in one that nobody handed over. */
export type Handed =
  | { readonly state: 'known'; readonly mileageM: number }
  | { readonly state: 'shared'; readonly mileageM: number; readonly shifts: number }
  | { readonly state: 'open' | 'odd' | 'objected' | 'other-car' }

/** What is said of a shift in two cars: the worse of both. */
const WORST_FIRST = ['odd', 'objected', 'open', 'shared'] as const

/**
 * The kilometres of a shift by hand-overs: those of every car that it had, else why they are not known.
 * @param plates of cars in which apps say that rides were driven
 * @returns undefined where nobody handed a car over
 */
export function handedOf(cars: readonly HandedShift[], plates: readonly string[]): Handed | undefined {
  if (cars.length === 0) return undefined
  const worst = WORST_FIRST.find((each) => cars.some(({ state }) => state === each))
  const [only] = cars
  if (worst === 'shared' && only && cars.length === 1)
    return { state: 'shared', mileageM: only.mileageM ?? 0, shifts: only.shifts }
  if (worst) return { state: worst === 'shared' ? 'open' : worst }
  const handed = new Set(cars.map(({ reg }) => plateKey(reg)))
  if (plates.some((plate) => !handed.has(plateKey(plate)))) return { state: 'other-car' }
  return { state: 'known', mileageM: cars.reduce((sum, { mileageM }) => sum + (mileageM ?? 0), 0) }
}

/** A plate without what people write between its letters. */
function plateKey(plate: string): string {
  return plate.toUpperCase().replace(/[^A-Z0-9]/g, '')
}

const DIFFERS = { metres: 10_000, share: 0.05 } as const

/** Whether two words on one shift's kilometres differ by more than 10 km and 5 %. */
export function differsMuch(metres: number, other: number): boolean {
  const apart = Math.abs(metres - other)
  return apart > DIFFERS.metres && apart > DIFFERS.share * Math.max(metres, other)
}
