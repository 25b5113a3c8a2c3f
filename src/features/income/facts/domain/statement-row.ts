import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Phone } from '#kernel/phone.ts'
import type { Shift } from '#kernel/shift.ts'
import type { FileKind } from './file-kinds.ts'
import type { IncomeKind } from './income-kinds.ts'

/** So many rows in one file at the most. */
export const MOST_ROWS = 200_000

/**
 * Who a row speaks of, as the file names him. Matched by id, then by phone; a name alone waits for a person.
 */
export interface DriverReference {
  /** The platform's own id of the driver. */
  readonly externalId: string | null
  readonly phone: Phone | null
  /** As the file has it, first and last name in one. */
  readonly name: string
}

/** What a row speaks of: a ride, money of one (or of none), sums over days, a shift of the fleet's sheet. */
export const SUBJECTS = ['ride', 'payment', 'sums', 'shift'] as const
export type Subject = (typeof SUBJECTS)[number]

/**
 * A row after reading, the same shape whatever the app and layout. Passengers' addresses are no part of it.
 * Only what the row told stands in `amounts`: 0 is an amount, and what a file can't tell is left out.
 */
export interface StatementRow {
  /** As a spreadsheet counts: 1 is the file's first line, headings included. */
  readonly row: number
  readonly driver: DriverReference
  readonly subject: Subject
  /**
   * The app's own id, of a ride or a payment, in lower case. Null where the file has none: the server then
   * tells rides apart by driver, minute and a running number among equals, so that columns left out change
   * nothing (D49).
   */
  readonly id: string | null
  /** `YYYY-MM-DDTHH:mm:ss`, the clock of the fleet's wall, without a zone; null of sums. */
  readonly startedAt: string | null
  /** The date of the shift, not of the clock (D2); of sums the first day. */
  readonly date: CalendarDate
  /** Null of sums, and of payments, which go by their ride. */
  readonly shift: Shift | null
  /** The last day of sums. */
  readonly until: CalendarDate | null
  /** Of a payment: the app's id of its ride. Null for what belongs to no ride, such as a Quest. */
  readonly ofRide: string | null
  readonly plate: string | null
  /** What the app calls it, such as `trip completed order`. */
  readonly note: string | null
  readonly amounts: Readonly<Partial<Record<IncomeKind, number>>>
}

/** Sums over days of which every one that is told is 0. */
export function isZeroSums({ subject, amounts }: Pick<StatementRow, 'subject' | 'amounts'>): boolean {
  const told = Object.values(amounts)
  return subject === 'sums' && told.length > 0 && told.every((amount) => amount === 0)
}

/** A file after reading. */
export interface NormalFile {
  readonly kind: FileKind
  readonly fileName: string
  /** Of the file's bytes, in lower-case hex. */
  readonly sha256: string
  /** First and last day, both included. */
  readonly periodStart: CalendarDate
  readonly periodEnd: CalendarDate
  readonly rows: readonly StatementRow[]
}
