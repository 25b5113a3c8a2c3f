import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Phone } from '#kernel/phone.ts'
import type { Week } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { ChosenDay } from '../domain/chosen-day.ts'
import type { StoredDay } from './submissions.ts'
import { choicesOf } from './submissions-of-driver.ts'
import { submissionsIn } from './submissions-of-weeks.ts'

export { bookPickedShift, type DaysBefore, holdSubmission } from './book-picked-shift.ts'
export {
  changesOf,
  noteChange,
  type SubmissionChange,
} from './changes.ts'
export { choicesOfMany } from './choices-of-many.ts'
export { countChoices } from './counted-choices.ts'
export { nextNumber, type Promoted, promoteWaiting } from './promote-waiting.ts'
export { lastSent, silentDrivers } from './silent-drivers.ts'
export { choiceRows, choicesOfSlots, type SlotChoices } from './slot-choices.ts'
export {
  claimSubmission,
  deleteDay,
  factsOfPhone,
  insertDays,
  noteAttempt,
  type StoredDay,
} from './submissions.ts'
export { setSubmission, submissionsOfDriverIn } from './submissions-of-driver.ts'
export {
  type Attempt,
  attemptsOf,
  deleteSubmission,
  lastDates,
  lockSubmissionOf,
  sentBy,
  setFlag,
  submissionById,
  submissionByNumber,
  submissionOf,
  submissionsIn,
  type WholeSubmission,
} from './submissions-of-weeks.ts'
export { submissions } from './tables.ts'
export { unbookPickedShift } from './unbook-picked-shift.ts'

export interface SubmittedWeek {
  readonly number: number
  readonly driverId: string
  readonly fullName: string
  readonly phone: Phone
  readonly email: string
  /** Instant. */
  readonly submittedAt: string
  /** In the order of time. */
  readonly days: readonly StoredDay[]
}

/** The submissions of a week in the order of acceptance, empty ones included. */
export async function submissionsOfWeek(queries: Queries, week: Week): Promise<SubmittedWeek[]> {
  const found = await submissionsIn(queries, [week])
  return found.map(({ number, driverId, fullName, phone, email, createdAt, days }) => ({
    number,
    driverId,
    fullName,
    phone,
    email,
    submittedAt: createdAt,
    days,
  }))
}

/** What a driver has chosen, in the order of time. @param first, last both included */
export function choicesOfDriver(
  queries: Queries,
  driverId: string,
  first?: CalendarDate,
  last?: CalendarDate,
): Promise<ChosenDay[]> {
  return choicesOf(queries, driverId, first, last)
}
