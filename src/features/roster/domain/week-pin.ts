import type { OffKind } from './unavailable.ts'

/** A place that the office has decided for the builder: it holds while the week is generated and rebuilt. */
export interface WeekPin {
  readonly driverId: string
  /** 0-13 (D2) */
  readonly slot: number
  /** Null keeps the driver off the slot: on the reserve list. */
  readonly carId: string | null
  /** Made knowing that it breaks the driver's rest (D7: a warning for the office). */
  readonly despiteRest: boolean
}

type Alone<Code> = Code extends string ? { readonly code: Code } : never

/**
 * Why a pin can't hold with the facts of now.
 * @typeParam Driver an id; the full name where it is told to somebody, empty where unknown
 */
export type PinTrouble<Driver = string> =
  | Alone<'no-availability' | 'unknown-car' | 'rest' | 'night-before' | 'same-date' | 'contradicts'>
  | { readonly code: 'car-unavailable'; readonly kind: OffKind; readonly reason: string }
  | { readonly code: 'driver-papers'; readonly paper: string }
  | { readonly code: 'driver-left'; readonly kind: 'inactive' | 'deleted' }
  | { readonly code: 'car-taken'; readonly byDriver: Driver }
  | { readonly code: 'over-limit'; readonly limit: number }

export interface ImpossiblePin {
  readonly pin: WeekPin
  readonly trouble: PinTrouble
}

/** The same trouble with whoever is in the way spelled otherwise: the full name for the id, say. */
export function troubleNaming<From, To>(
  trouble: PinTrouble<From>,
  driver: (from: From) => To,
): PinTrouble<To> {
  return trouble.code === 'car-taken' ? { ...trouble, byDriver: driver(trouble.byDriver) } : trouble
}

/** Breaking a driver's hours is a warning for the office: such a pin may be made knowingly (D7). */
export function isAboutRest({ code }: Pick<PinTrouble, 'code'>): boolean {
  return code === 'rest' || code === 'night-before' || code === 'same-date'
}
