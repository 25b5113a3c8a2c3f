import { addDays, type CalendarDate, parseDate } from '#kernel/calendar-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { type Slot, slotAtHour } from '#kernel/slot.ts'

/** What the office fills in of a service (Spec 2 §5 'New service'). */
export interface VisitForm {
  /** YYYY-MM-DD */
  readonly date: string
  /** HH:MM or HH:MM:SS */
  readonly hour: string
  /** What is to be done. */
  readonly text: string
}

export interface Visit {
  readonly date: CalendarDate
  /** HH:MM, the fleet's wall clock */
  readonly time: string
  readonly description: string
}

export type VisitField = keyof VisitForm

export interface VisitProblems {
  readonly kind: 'missing' | 'wrong'
  readonly fields: readonly VisitField[]
}

/** Older ones are ignored in the calendar (Spec 2 §9), so none is planned there. */
const OLDEST_DAYS = 14
/** Farther is a slip of the finger: cars don't stay that long. */
const FARTHEST_DAYS = 731

/**
 * Reads what was filled in. Date, hour and text are required (Spec 2 §5); what is missing is told before what
 * is wrong.
 */
export function readVisit({ date, hour, text }: VisitForm): Result<Visit, VisitProblems> {
  const filled: VisitForm = { date: date.trim(), hour: hour.trim(), text: text.trim() }
  const missing = (['date', 'hour', 'text'] as const).filter((field) => filled[field] === '')
  if (missing.length > 0) return fail({ kind: 'missing', fields: missing })
  const readDate = parseDate(filled.date)
  const time = readTime(filled.hour)
  if (readDate === undefined || time === undefined) {
    const fields: VisitField[] = []
    if (readDate === undefined) fields.push('date')
    if (time === undefined) fields.push('hour')
    return fail({ kind: 'wrong', fields })
  }
  return ok({ date: readDate, time, description: filled.text })
}

/** `9:15`, `09:15` or `09:15:00` as `09:15`; undefined for what no clock shows. */
function readTime(text: string): string | undefined {
  const match = /^(\d{1,2}):(\d{2})(?::([0-5]\d))?$/.exec(text)
  const hour = Number(match?.[1])
  const minute = Number(match?.[2])
  if (!match || hour > 23 || minute > 59) return undefined
  return `${String(hour).padStart(2, '0')}:${match[2]}`
}

/** Whether a service may be put on this date: at most 14 days back and two years ahead. */
export function judgeDate(date: CalendarDate, today: CalendarDate): 'fine' | 'too-old' | 'too-far' {
  if (date < oldestShown(today)) return 'too-old'
  return date > addDays(today, FARTHEST_DAYS) ? 'too-far' : 'fine'
}

/** The first date whose services calendars still show (Spec 2 §9). */
export function oldestShown(today: CalendarDate): CalendarDate {
  return addDays(today, -OLDEST_DAYS)
}

/** The slot in which the car is away: before 06:00 the night of the day before still runs (D2). */
export function slotOfVisit(date: CalendarDate, time: string): Slot {
  return slotAtHour(date, Number(time.slice(0, 2)))
}

/** Whether the hour of the service has come. @param now the fleet's wall clock */
export function hasPassed(
  visit: { readonly date: CalendarDate; readonly time: string },
  now: { readonly date: CalendarDate; readonly hour: number; readonly minute: number },
): boolean {
  if (visit.date !== now.date) return visit.date < now.date
  return visit.time <= `${String(now.hour).padStart(2, '0')}:${String(now.minute).padStart(2, '0')}`
}
