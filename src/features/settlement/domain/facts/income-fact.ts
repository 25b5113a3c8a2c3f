import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Slot } from '#kernel/slot.ts'

/**
 * What an amount of an app is. Signs are as the equations are written:
 * `gross + tip + toll + campaign + cancellation − commission = net` and `net + adjustment − cash = payout`.
 * So a commission and collected cash are positive; each may be negative where an app takes something back.
 * An `adjustment` changes a net that was told without it.
 */
export const FACT_KINDS = [
  'gross',
  'commission',
  'net',
  'tip',
  'toll',
  'campaign',
  'cancellation',
  'cash',
  'adjustment',
  'payout',
] as const
export type FactKind = (typeof FACT_KINDS)[number]

/** What stands within an app's net and may be passed on to the driver apart from it. */
export const PASS_KINDS = ['tip', 'toll', 'campaign', 'cancellation'] as const
export type PassKind = (typeof PASS_KINDS)[number]

/** Whole days, both included. */
export interface Days {
  readonly from: CalendarDate
  readonly to: CalendarDate
}

/**
 * One amount that one app told of one driver. Apps are data: any name will do. Each ride or sum is told
 * once; which of two files holds is decided where facts are loaded.
 */
export interface IncomeFact {
  readonly id: string
  readonly app: string
  readonly kind: FactKind
  /** Signed, see `FACT_KINDS`. */
  readonly grosze: number
  /** A slot; or the days of the app's own report, which the calendar never cuts again. */
  readonly belongs: Slot | Days
  /** Facts of one row of a file have the same: they are to add up. No money depends on it. */
  readonly row?: string
  /**
   * One payment of an app, such as a refund or a part of a ride's price: it may have no gross. No money
   * depends on it.
   */
  readonly isPayment?: true
}

/** The day from which a fact counts: an app's week that begins on Monday at 04:00 is that Monday's. */
export function firstDay({ belongs }: Pick<IncomeFact, 'belongs'>): CalendarDate {
  return 'date' in belongs ? belongs.date : belongs.from
}
