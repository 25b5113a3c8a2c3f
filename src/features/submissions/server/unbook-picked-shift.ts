import { NO_LIMIT, releaseSeats, takeSeats } from '#features/capacity/server/public.ts'
import type { Slot } from '#kernel/slot.ts'
import { weekOf } from '#kernel/week.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { seatsOf } from '../domain/chosen-day.ts'
import type { DaysBefore, Picker } from './book-picked-shift.ts'
import { deleteDaysOn, insertDays } from './submissions.ts'
import { deleteSubmission, lockSubmissionOf } from './submissions-of-weeks.ts'

/**
 * Takes a picked shift out of the submission again, and puts back what stood there for its date, unless
 * something else was chosen for it since. A row that carried nothing else goes.
 * @returns false where the pick had left the submission as it was, or does not stand in it any more
 */
export async function unbookPickedShift(
  tx: Tx,
  who: Pick<Picker, 'driverId' | 'phone'>,
  slot: Slot,
  before: DaysBefore,
): Promise<boolean> {
  const submission = await lockSubmissionOf(tx, who, weekOf(slot.date))
  if (!submission) return false
  const onDate = submission.days.filter(({ date }) => date === slot.date)
  const picked = onDate.find(({ option, source }) => option === slot.shift && source === 'free-shift')
  if (!picked || before.some(({ option }) => option === slot.shift)) return false
  const others = onDate.filter((day) => day !== picked)
  await deleteDaysOn(tx, submission.id, slot.date)
  await releaseSeats(tx, [slot])
  // Chosen anew: a generated week that had taken the choice into account may have lost its place since.
  const back = others.length > 0 ? others : before.map(({ id: _former, ...day }) => day)
  await insertDays(tx, submission.id, back)
  if (others.length === 0) await takeSeats(tx, seatsOf(before), new Map([[slot.date, NO_LIMIT]]))
  const isBare = back.length === 0 && submission.days.length === onDate.length
  if (isBare && !submission.byForm) await deleteSubmission(tx, submission.id)
  return true
}
