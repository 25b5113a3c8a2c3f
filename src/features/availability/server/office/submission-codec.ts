import type { Attempt, WholeSubmission } from '#features/submissions/server/public.ts'
import { emptyReasonText } from '#features/submissions/texts-empty-reasons.ts'
import { monthOf } from '../../domain/period.ts'
import { isOfficeWeekend } from '../../domain/weekend.ts'
import { selectedDaysOnWire } from '../selected-days-codec.ts'

/**
 * A submission as the office reads it (Spec 1 §3), with the office's weekend (D9) and the refused further
 * tries (D40).
 * @param withReasons reasons of empty submissions, such as illness: for administrators
 */
export function submissionOnWire(
  submission: WholeSubmission,
  attempts: readonly Attempt[],
  withReasons: boolean,
) {
  const { number, id, year, week, days, asked, fullName, phone, email } = submission
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
    },
  }
}
