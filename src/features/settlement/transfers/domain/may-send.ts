/** What to do with a file that a batch gave out. */
export type Sending =
  /** Downloaded, and nobody has said that it was paid: the bank gets it once. */
  | 'once'
  /** The same, and the day of its transfers has gone by. */
  | 'date-past'
  /** The bank has sent some back, so it had the file. */
  | 'was-at-bank'
  | 'all-came-back'
  | 'paid'
  | 'cancelled'

interface BatchOfFile {
  readonly state: 'exported' | 'confirmed' | 'cancelled'
  readonly orders: number
  readonly returned: number
  readonly datePast: boolean
}

/**
 * Whether a file, byte for byte as it was given out, may still go to the bank. Exported is not paid, and paid
 * is never sent again: what came back is paid by a batch of its own.
 */
export function sendingOf({ state, orders, returned, datePast }: BatchOfFile): Sending {
  if (state === 'cancelled') return 'cancelled'
  if (returned >= orders) return 'all-came-back'
  if (state === 'confirmed') return 'paid'
  if (returned > 0) return 'was-at-bank'
  return datePast ? 'date-past' : 'once'
}
