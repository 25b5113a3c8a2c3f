import type { WeekOnBoard } from '#features/board/work/domain/public.ts'
import { type Recorded, recordedSlot } from '#features/board/work/web/public-week.ts'
import { addedByOffice, carOffNow, changedByHand, submittedLate } from '#features/notices/texts.ts'
import { authorCode } from '#features/roster/domain/public.ts'
import { whyOff } from '#features/roster/texts-standing.ts'

/** Without `type` for a change that came to nothing. */
type ExplainedChange = Pick<Recorded, 'oldDay' | 'oldShift' | 'oldReg' | 'day' | 'shift' | 'by'> &
  Partial<Pick<Recorded, 'type'>>

/**
 * Why a saved change came about, as far as it is known: what keeps the car that was left from being driven
 * then, as a rental or a grounding, or that somebody of the office moved the driver. Every choice had its
 * place when the week was generated, so a place in a slot that the driver had none in comes of a later
 * choice. Empty where its author says it all, or nobody knows.
 */
export function whyChanged(
  { week, rows, notes }: Pick<WeekOnBoard, 'week' | 'rows' | 'notes'>,
  { oldDay, oldShift, oldReg, day, shift, type, by }: ExplainedChange,
): string {
  const slot = recordedSlot(week, oldDay, oldShift)
  const car = oldReg === '' ? undefined : rows.find(({ reg }) => reg === oldReg)
  const note = slot === undefined || !car ? undefined : notes[slot]?.get(car.id)
  const off = note ? whyOff(note) : ''
  if (off !== '') return carOffNow(oldReg, off)
  if (by === '' || authorCode(by)) return ''
  const isChosen = type === 'regular' || type === 'reserve'
  if (isChosen && (oldDay !== day || oldShift !== shift)) return submittedLate
  return oldDay === '' && type === 'office' ? addedByOffice : changedByHand
}
