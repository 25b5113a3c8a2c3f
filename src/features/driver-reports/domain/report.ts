import { addDays, type CalendarDate, daysBetween } from '#kernel/calendar-date.ts'
import { DAY_STARTS_AT, NIGHT_STARTS_AT, type Slot } from '#kernel/slot.ts'

export const REPORT_KINDS = ['ill', 'late', 'car'] as const
export type ReportKind = (typeof REPORT_KINDS)[number]

/** With 'well': who lost a shift by an illness is well again ('Jednak pojadę'), which no sheet tells. */
export const KEPT_KINDS = [...REPORT_KINDS, 'well'] as const

/** What a driver tells of a shift. */
export interface Report {
  readonly kind: ReportKind
  /** Of being late: after the shift's beginning. */
  readonly minutes?: number | undefined
  /** Of a problem with the car. */
  readonly drives?: boolean | undefined
}

export const FEWEST_MINUTES = 5
export const MOST_MINUTES = 600
export const LONGEST_TEXT = 500
/** Of one problem with the car. */
export const MOST_PHOTOS = 4

/** Whether it says what its kind is for: how late, or whether the car can be driven. */
export function isWhole({ kind, minutes, drives }: Report): boolean {
  if (kind === 'late') return minutes !== undefined
  return kind !== 'car' || drives !== undefined
}

/** The hour at which a shift begins. */
export function beginsAt({ shift }: Slot): number {
  return shift === 'day' ? DAY_STARTS_AT : NIGHT_STARTS_AT
}

/** Whether the shift is over. @param now the fleet's wall clock */
export function hasEnded(
  { date, shift }: Slot,
  now: { readonly date: CalendarDate; readonly hour: number },
): boolean {
  const [last, ends] = shift === 'day' ? [date, NIGHT_STARTS_AT] : [addDays(date, 1), DAY_STARTS_AT]
  return now.date > last || (now.date === last && now.hour >= ends)
}

/** A local time of the fleet. */
export interface WallTime {
  readonly date: CalendarDate
  /** 0-23 */
  readonly hour: number
  /** 0-59 */
  readonly minute: number
}

/** Who comes even later does not come late: that is the office's to hear by phone. Minutes. */
const LATE_FOR = 4 * 60

/** Minutes by the wall clock since the shift began; negative before. */
export function minutesSince(slot: Slot, { date, hour, minute }: WallTime): number {
  return daysBetween(slot.date, date) * 1440 + hour * 60 + minute - beginsAt(slot) * 60
}

/** Whether being late can be told of a shift: it has not begun, or began not long ago. */
export function mayBeLate(slot: Slot, now: WallTime): boolean {
  return minutesSince(slot, now) < LATE_FOR
}

/** Whether the hour at which somebody so late comes is gone by. */
export function isPromiseGone(slot: Slot, minutes: number, now: WallTime): boolean {
  return minutes < minutesSince(slot, now)
}

/** `6:20`, when somebody comes who is so late. */
export function comesAt(slot: Slot, minutes: number): string {
  const all = beginsAt(slot) * 60 + minutes
  return `${Math.floor(all / 60) % 24}:${String(all % 60).padStart(2, '0')}`
}

/** What of a report says whether it is still the office's to do something about. */
export interface ReportState {
  readonly takenAt: string | null
  readonly withdrawnAt: string | null
  /** Of an accepted illness: the shift is not over, and the ill driver has a car in it by the saved week. */
  readonly stillSeated: boolean
  /**
   * Of an illness that its driver took back after the office had acted, and nobody has read that yet, the
   * shift not over: whether the driver has the shift by the saved week. Null of all others.
   */
  readonly back: 'seated' | 'freed' | null
}

/**
 * Whether it waits for the office: nobody has taken it up, or the illness is known and the shift stands with
 * the ill driver all the same, or who was ill drives after all.
 */
export function waitsForOffice({ takenAt, withdrawnAt, stillSeated, back }: ReportState): boolean {
  return back !== null || (withdrawnAt === null && (takenAt === null || stillSeated))
}
