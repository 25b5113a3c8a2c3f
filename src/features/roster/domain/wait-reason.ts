/** What decided between those who could all have had the seat, and the shifts that the waiting driver had. */
export type Decided =
  | { readonly by: 'pinned' | 'published' | 'class' }
  | { readonly by: 'minimum' | 'fairness' | 'queue' | 'queue-of-equals'; readonly shifts: number }

type NoFacts = unknown

interface OfSeats {
  /** Everybody who has a seat or wants one. */
  readonly candidates: number
  readonly decided: Decided
}

interface OfOtherShift {
  /** The shift in the way, 0-13 (D2). */
  readonly blockedBy: number
}

/** What each code knows. A code is never given another meaning: weeks of every edition hold them. */
export interface WaitFacts {
  readonly limit: OfSeats & { readonly limit: number }
  /** `cars` could be driven. */
  readonly 'no-car': OfSeats & { readonly cars: number }
  /** There would be a car, had `without` not lost their papers. */
  readonly 'cars-without-papers': OfSeats & { readonly cars: number; readonly without: number }
  readonly closed: NoFacts
  readonly 'kept-off': NoFacts
  readonly 'reserve-not-used': NoFacts
  readonly past: NoFacts
  readonly 'no-arrangement': NoFacts
  readonly 'previous-week-night': NoFacts
  readonly 'rest-before-day': OfOtherShift
  readonly 'rest-after-night': OfOtherShift
  readonly 'same-date': OfOtherShift
  readonly 'driver-inactive': NoFacts
  readonly 'driver-papers': { readonly paper: string }
  /** Came after the week was generated, and waits for the office (D42). */
  readonly 'came-late': NoFacts
  readonly 'by-office': NoFacts
  /** Picked as a free shift while the week was being generated. */
  readonly 'picked-too-late': NoFacts
  readonly 'car-grounded': { readonly reg: string; readonly note: string }
  readonly 'car-rented': { readonly reg: string }
  readonly 'car-papers': { readonly reg: string; readonly paper: string }
  readonly 'car-left': { readonly reg: string }
  /** A sentence that an earlier edition kept and that no code stands for. */
  readonly other: { readonly text: string }
  /** Written by a newer edition: kept as it is, and told in general. */
  readonly newer: { readonly kept: unknown }
}

/**
 * Why somebody waits on a reserve list (D16): what is kept with the place and sent, and what sentences are
 * made of, for the driver and for the office apart. Slot and place in the list are those of the place.
 */
export type WaitReason = {
  [Code in keyof WaitFacts]: { readonly code: Code } & WaitFacts[Code]
}[keyof WaitFacts]

/** What keeps somebody from a seat of the slot now; `now-free`: nothing, this car is free. */
export type WaitsNow =
  | { readonly code: 'now-driver-off' }
  | { readonly code: 'now-limit' }
  | { readonly code: 'now-closed' }
  | { readonly code: 'now-no-car' }
  | { readonly code: 'now-other-shift' }
  | { readonly code: 'now-free'; readonly carId: string; readonly reg: string }

/** Why somebody waits as it is told: as it came to be, or what is so now instead. */
export type ToldReason = WaitReason | WaitsNow

/** Somebody on a reserve list, as far as a sentence needs it. */
export interface Waiter {
  /** 0-13 (D2) */
  readonly slot: number
  /** From 1. */
  readonly rank: number
}
