import { limitsOf, takeSeats } from '#features/capacity/server/public.ts'
import type { Settings } from '#features/settings/server/public.ts'
import type { Phone } from '#kernel/phone.ts'
import { isRegular } from '#kernel/shift.ts'
import type { Slot } from '#kernel/slot.ts'
import { weekOf } from '#kernel/week.ts'
import { instantNow } from '#platform/server/clock.ts'
import { Collided, type Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { deleteDaysOn, insertDays, insertUnlessThere } from './store.ts'
import { deleteSubmission, lockSubmissionOf } from './weeks-store.ts'

export interface PickedShift {
  readonly driverId: string
  readonly phone: Phone
  readonly fullName: string
  readonly email: string
  readonly slot: Slot
  readonly settings: Settings
}

/**
 * Books a free shift that a driver picked into the driver's submission of that week, made if there is none (D15). What
 * the driver had chosen for the date without a place (reserve, on-call) gives way to it.
 * @returns `already` where the driver has a regular shift on that date, `full` where no place is free; then nothing has
 * changed
 */
export async function bookPickedShift(
  tx: Tx,
  platform: Platform,
  { driverId, phone, fullName, email, slot, settings }: PickedShift,
): Promise<'booked' | 'full' | 'already'> {
  const week = weekOf(slot.date)
  await insertUnlessThere(tx, {
    driverId,
    phone,
    fullName,
    email,
    ...week,
    byForm: false,
    empty: false,
    reason: null,
    reasonText: '',
    asked: [],
    createdAt: instantNow(platform.clock),
  })
  const submission = await lockSubmissionOf(tx, { driverId, phone }, week)
  if (!submission) throw new Collided('The submission was removed while being made.')
  const onDate = submission.days.filter(({ date }) => date === slot.date)
  if (onDate.some(({ option }) => isRegular(option))) return 'already'

  const [seated] = await takeSeats(tx, [slot], await limitsOf(tx, [slot.date], settings.defaultLimit))
  if (!seated) {
    if (!submission.byForm && submission.days.length === 0) await deleteSubmission(tx, submission.id)
    return 'full'
  }
  if (onDate.length > 0) await deleteDaysOn(tx, submission.id, slot.date)
  await insertDays(tx, submission.id, [{ date: slot.date, option: slot.shift, source: 'free-shift' }])
  return 'booked'
}
