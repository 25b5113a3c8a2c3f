import type { Slot } from '#kernel/slot.ts'

export interface AfterAllProps {
  /** Shifts to come that an illness has cost the driver; dates as YYYY-MM-DD. */
  readonly lost: readonly { readonly date: string; readonly shift: Slot['shift'] }[]
  /** Of which it was said last, be it here or on the card of the next shift; another object says it again. */
  readonly saying: Slot | undefined
  readonly onSay: (slot: Slot) => void
  /** There is 'Wolne dla Ciebie' to be led to. */
  readonly hasMarket: boolean
  readonly onLook: () => Promise<void>
  readonly onLocked: () => void
}
