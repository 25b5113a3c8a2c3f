import { limitsOf, NO_LIMIT, releaseSeats, takeSeats } from '#features/capacity/server/public.ts'
import type { Settings } from '#features/settings/server/public.ts'
import type { Phone } from '#kernel/phone.ts'
import type { Slot } from '#kernel/slot.ts'
import { type Week, weekOf } from '#kernel/week.ts'
import { instantNow } from '#platform/server/clock.ts'
import { Collided, type Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { seatsOf } from '../domain/chosen-day.ts'
import { deleteDaysOn, insertDays, insertUnlessThere, type StoredDay } from './submissions.ts'
import { deleteSubmission, lockSubmissionOf, type WholeSubmission } from './submissions-of-weeks.ts'

export interface Picker {
  readonly driverId: string
  readonly phone: Phone
  readonly fullName: string
  readonly email: string
}

/**
 * Makes the driver's row of a week, if there is none, and holds it until the transaction ends: what is read
 * of the week's choices after that is what the pick meets. Weeks in their order.
 */
export async function holdSubmission(
  tx: Tx,
  platform: Platform,
  { driverId, phone, fullName, email }: Picker,
  week: Week,
): Promise<WholeSubmission> {
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
  return submission
}

export interface PickedShift extends Picker {
  readonly slot: Slot
  readonly settings: Settings
  /**
   * The week is generated, and who drives in it has been counted instead of the choices, which keep the
   * slot's limit else (D4, D46).
   */
  readonly countedByPlaces?: boolean
  /** As {@link holdSubmission} gave it in this transaction, nothing having changed since; else it is held. */
  readonly held?: WholeSubmission | undefined
}

/** What the submission had for the date before the pick: what it has again when the pick is taken back. */
export type DaysBefore = readonly StoredDay[]

/**
 * Books a free shift that a driver picked into the driver's submission of that week, made if there is none
 * (D15). What the driver had chosen for the date gives way to it; a regular choice of the slot itself stays
 * as it is.
 * @returns `full` where no place is free; then nothing has changed
 */
export async function bookPickedShift(
  tx: Tx,
  platform: Platform,
  { slot, settings, countedByPlaces, held, ...picker }: PickedShift,
): Promise<DaysBefore | 'full'> {
  const submission = held ?? (await holdSubmission(tx, platform, picker, weekOf(slot.date)))
  const before = submission.days.filter(({ date }) => date === slot.date)
  if (before.some(({ option }) => option === slot.shift)) return before

  const limits = countedByPlaces
    ? new Map([[slot.date, NO_LIMIT]])
    : await limitsOf(tx, [slot.date], settings.defaultLimit)
  const [seated] = await takeSeats(tx, [slot], limits)
  if (!seated) {
    if (!submission.byForm && submission.days.length === 0) await deleteSubmission(tx, submission.id)
    return 'full'
  }
  await releaseSeats(tx, seatsOf(before))
  if (before.length > 0) await deleteDaysOn(tx, submission.id, slot.date)
  await insertDays(tx, submission.id, [{ date: slot.date, option: slot.shift, source: 'free-shift' }])
  return before
}
