import { scheduleTexts } from '../../../texts.ts'
import { carOffNow, changedByHand } from '../../../texts-messages.ts'
import { whyOff } from '../../../texts-standing.ts'
import { type Recorded, recordedSlot, type WeekOnBoard } from '../week-on-board.ts'

const NOT_BY_OFFICE: readonly string[] = [
  scheduleTexts.movedByItself,
  scheduleTexts.pickedByDriver,
  scheduleTexts.pickedByFleetPin,
  scheduleTexts.notPickedByDriver,
]

/**
 * Why a saved change came about, as far as it is known: what keeps the car that was left from being driven then, as a rental or a grounding, or that
 * somebody of the office moved the driver. Empty where its author says it all, or nobody knows.
 */
export function whyChanged(
  { week, rows, notes }: Pick<WeekOnBoard, 'week' | 'rows' | 'notes'>,
  { oldDay, oldShift, oldReg, by }: Pick<Recorded, 'oldDay' | 'oldShift' | 'oldReg' | 'by'>,
): string {
  const slot = recordedSlot(week, oldDay, oldShift)
  const car = oldReg === '' ? undefined : rows.find(({ reg }) => reg === oldReg)
  const note = slot === undefined || !car ? undefined : notes[slot]?.get(car.id)
  const off = note ? whyOff(note) : ''
  if (off !== '') return carOffNow(oldReg, off)
  return by === '' || NOT_BY_OFFICE.includes(by) ? '' : changedByHand
}
