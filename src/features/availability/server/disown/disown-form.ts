import { releaseSeats } from '#features/capacity/server/public.ts'
import { driversByIds, heldDrivers } from '#features/drivers/server/public.ts'
import { generatedAmong, holdUngenerated } from '#features/roster/server/public.ts'
import { unseatDisownedPlaces, type WeekReader } from '#features/schedule/server/public.ts'
import { readSettings } from '#features/settings/server/public.ts'
import { seatsOf } from '#features/submissions/domain/public.ts'
import {
  deleteSubmission,
  holdSubmission,
  insertDays,
  lockSubmissionOf,
  noteChange,
  type StoredDay,
  type WholeSubmission,
} from '#features/submissions/server/public.ts'
import type { Phone } from '#kernel/phone.ts'
import { baseShift } from '#kernel/shift.ts'
import { slotAt } from '#kernel/slot.ts'
import type { Week } from '#kernel/week.ts'
import { instantNow } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { FormState } from '../../domain/unproven-form.ts'
import { freePlaces, holdSlots } from '../own/free-places.ts'
import { stateOfForm } from './form-state.ts'
import { lockUnproven, setUnproven, type UnprovenForm } from './unproven-store.ts'

export interface HeldForm {
  readonly form: UnprovenForm
  readonly driverId: string
  readonly submission: WholeSubmission | undefined
  readonly state: FormState
}

/**
 * A form with what became of it, held until the transaction ends, in the one order of locks: week, driver,
 * form, submission; the slots come after.
 */
export async function holdForm(
  tx: Tx,
  platform: Platform,
  { id, driverId: told, year, week }: UnprovenForm,
): Promise<HeldForm | undefined> {
  await holdUngenerated(tx, { year, week })
  const driverId = (await heldDrivers(tx, [told])).get(told) ?? told
  const form = await lockUnproven(tx, id)
  if (!form) return undefined
  const driver = (await driversByIds(tx, [driverId])).get(driverId)
  const who = { driverId, phone: driver?.phone ?? ('' as Phone) }
  const submission = await lockSubmissionOf(tx, who, { year, week })
  return { form, driverId, submission, state: stateOfForm(platform.clock, form, submission) }
}

/**
 * 'To nie ja': takes back what the form chose, once, and only while it stands as it came. Shifts that the
 * office added and that were picked stay; without any, the week counts as not sent. Of a week that is made
 * its places go too, in cars and in lists; in one that is not, those who wait on reserve come first. From
 * then on forms without the driver's session wait for the office, which finds this on its list.
 * @returns how the form stands now; the same for whoever says it again
 */
export async function disownForm(
  tx: Tx,
  platform: Platform,
  reader: WeekReader,
  form: UnprovenForm,
): Promise<FormState> {
  const held = await holdForm(tx, platform, form)
  if (!held?.submission || held.state !== 'open') return held?.state ?? 'changed'
  const seats = await takeBack(tx, platform, reader, held.driverId, held.submission)
  await setUnproven(tx, form.id, {
    answer: 'not-mine',
    answeredAt: instantNow(platform.clock),
    outcome: seats > 0 ? 'form-and-shifts' : 'form',
  })
  return 'not-mine'
}

/** @returns how many seats of the made schedule became free */
async function takeBack(
  tx: Tx,
  platform: Platform,
  reader: WeekReader,
  driverId: string,
  { id, year, week: number, days }: WholeSubmission,
): Promise<number> {
  const week = { year, week: number }
  const gone = days.filter(({ source }) => source === 'form')
  const rest = days.filter(({ source }) => source !== 'form')
  const isMade = (await generatedAmong(tx, [week])).length > 0
  const freed = seatsOf(gone)
  const held = isMade ? [] : await holdSlots(tx, freed)
  await deleteSubmission(tx, id)
  await putBack(tx, platform, driverId, week, rest)
  if (isMade) await releaseSeats(tx, freed)
  else {
    const { defaultLimit } = await readSettings(tx, platform.clock)
    await freePlaces(tx, platform, { week, freed, held, defaultLimit })
  }
  await noteChange(tx, platform, {
    ...{ driverId, week, kind: 'disowned', byName: '' },
    before: days,
    after: rest,
  })
  if (!isMade) return 0
  return unseatDisownedPlaces(tx, platform, reader, {
    week,
    driverId,
    goes: ({ slot, onCall }) => {
      const { date, shift } = slotAt(week, slot)
      const isOf = (day: StoredDay) =>
        day.date === date && (day.option === 'on-call' ? onCall : baseShift(day.option) === shift)
      return gone.some(isOf) && !rest.some(isOf)
    },
  })
}

/** A row as it is before the form is sent: of the driver, with what else was chosen (D15). */
async function putBack(
  tx: Tx,
  platform: Platform,
  driverId: string,
  week: Week,
  rest: readonly StoredDay[],
): Promise<void> {
  if (rest.length === 0) return
  const driver = (await driversByIds(tx, [driverId])).get(driverId)
  if (!driver) return
  const { phone, fullName, email } = driver
  const { id } = await holdSubmission(tx, platform, { driverId, phone, fullName, email }, week)
  await insertDays(tx, id, rest)
}
