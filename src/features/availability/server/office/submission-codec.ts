import type { Attempt, SubmissionChange, WholeSubmission } from '#features/submissions/server/public.ts'
import { emptyReasonText } from '#features/submissions/texts-empty-reasons.ts'
import { sameWeek } from '#kernel/week.ts'
import { monthOf } from '../../domain/period.ts'
import { isOfficeWeekend } from '../../domain/weekend.ts'
import { selectedDaysOnWire } from '../selected-days-codec.ts'

/** Of these and perhaps of other submissions. */
interface Told {
  readonly attempts: readonly Attempt[]
  readonly changes: readonly SubmissionChange[]
}

/**
 * A submission as the office reads it (Spec 1 §3), with the office's weekend (D9), the refused further
 * tries (D40) and what was changed since it was sent (D51).
 * @param withReasons reasons of empty submissions, such as illness: for administrators
 */
export function submissionOnWire(
  submission: WholeSubmission,
  { attempts, changes }: Told,
  withReasons: boolean,
) {
  const { number, id, driverId, year, week, days, asked, fullName, phone, email } = submission
  const { empty, reason, reasonText, signed, fuelCard, createdAt } = submission
  return {
    id: number,
    attributes: {
      fullName,
      phone,
      email,
      month: monthOf({ year, week }),
      year,
      weekNum: week,
      selectedDays: selectedDaysOnWire(days, isOfficeWeekend),
      originalDays: selectedDaysOnWire(asked, isOfficeWeekend),
      empty,
      reason: withReasons && reason !== null ? emptyReasonText(reason) : null,
      reasonText: withReasons ? reasonText : '',
      signed,
      fuelCard,
      createdAt,
      attempts: attempts
        .filter(({ submissionId }) => submissionId === id)
        .map(({ at, fullName: name }) => ({ at, fullName: name })),
      changes: changes
        .filter((change) => change.driverId === driverId && sameWeek(change, { year, week }))
        .map(({ at, kind, byName, before, after }) => ({
          at,
          kind,
          byName,
          before: selectedDaysOnWire(before, isOfficeWeekend),
          after: selectedDaysOnWire(after, isOfficeWeekend),
        })),
    },
  }
}
