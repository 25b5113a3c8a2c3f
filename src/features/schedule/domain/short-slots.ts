/** What of a slot decides whether it wants drivers. */
export interface SlotFilling {
  /** 0-13 */
  readonly slot: number
  /** Drivers in cars. */
  readonly seated: number
  readonly freeCars: number
  /** Cars that may drive (D4). */
  readonly limit: number
}

/** Slots that have not begun and still want drivers: as many as there are free cars, within the limit of the day. @param begun slots of the week */
export function shortSlots(
  slots: readonly SlotFilling[],
  begun: number,
): readonly { readonly slot: number; readonly missing: number }[] {
  return slots
    .filter(({ slot }) => slot >= begun)
    .map(({ slot, seated, freeCars, limit }) => ({ slot, missing: Math.min(freeCars, limit - seated) }))
    .filter(({ missing }) => missing > 0)
}
