import type { SeatCount } from '#features/planning/domain/public.ts'

/** A slot as it is likely to be. */
export interface SlotForecast {
  /** 0-13 (D2) */
  readonly slot: number
  /** That can be filled: within the limit and the cars. */
  readonly seats: number
  /** Filled by who has sent availability. */
  readonly sent: number
  /** Filled beside them if the others repeat the week before. */
  readonly repeated: number
  /** Empty even then. */
  readonly short: number
  /** Who would wait in the slot's reserve then. */
  readonly waiting: number
  /** Whole PLN that a shift of the slot usually earns; null where that is not known. */
  readonly pln: number | null
}

export interface Forecast {
  readonly slots: readonly SlotForecast[]
  readonly seats: number
  readonly filled: number
  readonly short: number
  /** Whole PLN: what the empty seats would usually earn, of those whose earnings are known. */
  readonly emptyPln: number
  /** Empty seats whose earnings nobody knows. */
  readonly shortUnknown: number
}

/**
 * The week as it is likely to be.
 * @param sent the builder's counts of the slots 0-13 for who has sent availability
 * @param together the same with everybody else's choices of the week before
 * @param usual whole PLN that a shift usually earns, by slot
 */
export function forecastOf(
  sent: readonly SeatCount[],
  together: readonly SeatCount[],
  usual: ReadonlyMap<number, number>,
): Forecast {
  const slots = together.map(({ seats, filled, waiting }, slot): SlotForecast => {
    // More drivers may also leave one slot for another: then those who have sent fill what is left.
    const bySent = Math.min(filled, sent[slot]?.filled ?? 0)
    return {
      ...{ slot, seats, sent: bySent, repeated: filled - bySent, short: seats - filled, waiting },
      pln: usual.get(slot) ?? null,
    }
  })
  const sum = (of: (slot: SlotForecast) => number) => slots.reduce((total, slot) => total + of(slot), 0)
  return {
    slots,
    seats: sum(({ seats }) => seats),
    filled: sum(({ seats, short }) => seats - short),
    short: sum(({ short }) => short),
    emptyPln: sum(({ short, pln }) => short * (pln ?? 0)),
    shortUnknown: sum(({ short, pln }) => (pln === null ? short : 0)),
  }
}
