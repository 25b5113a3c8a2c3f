import { limitsOf, takeSeats } from '#features/capacity/server/public.ts'
import { languageOfDriver } from '#features/drivers/server/public.ts'
import { type ChosenDay, compareChosenDays, seatsOf } from '#features/submissions/domain/public.ts'
import {
  deleteDay,
  factsOfPhone,
  insertDays,
  nextNumber,
  noteChange,
  setSubmission,
  submissionById,
  type WholeSubmission,
} from '#features/submissions/server/public.ts'
import { ok, type Result } from '#kernel/result.ts'
import { baseShift, isReserve } from '#kernel/shift.ts'
import { type Slot, slotKey } from '#kernel/slot.ts'
import { datesOf, type Week } from '#kernel/week.ts'
import { Collided, type Tx, type WithCommit } from '#platform/server/database/database.ts'
import type { Failed } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { type Allocation, allocate, wantedSlots } from '../../domain/allocation.ts'
import { askedAfter, editOf } from '../../domain/edit.ts'
import { nightsBeforeDays } from '../../domain/night-then-day.ts'
import { drivenOverTheEdge, stillCounting } from '../driven-slots.ts'
import { postConfirmation } from '../form/confirmation.ts'
import type { ReadRequest } from '../form/read-request.ts'
import { afterNight, datesAround } from '../form/submit.ts'
import { freePlaces, holdSlots } from './free-places.ts'
import { holdOwnSubmission } from './own-submission.ts'
import type { Shut } from './shut.ts'
import { versionOf } from './version.ts'

export interface OwnChange extends Omit<ReadRequest, 'driver'> {
  /** What the driver has seen. */
  readonly version: string
}

export interface ChangedOwn {
  readonly version: string
  readonly days: readonly ChosenDay[]
  readonly changed: Allocation['changed']
  readonly letter: boolean
}

/**
 * Changes what a driver has sent (D51), by the rules of a first submission: what stays chosen keeps its
 * place, what is given up goes to the first on reserve, who is told, and what is new is allocated behind
 * all who have asked (D5, D7).
 */
export async function changeOwn(
  tx: Tx,
  withCommit: WithCommit,
  platform: Platform,
  subject: string,
  { week, version, days: asked, reason, reasonText }: OwnChange,
): Promise<Result<ChangedOwn, Shut | Failed<'not_sent' | 'changed_meanwhile' | 'day_after_night'>>> {
  const own = await holdOwnSubmission(tx, platform, subject, week, version)
  if (!own.ok) return own
  const { settings, submission, email } = own.value
  const edit = editOf(submission.days, asked)
  const nights = await brokenRest(tx, submission, week, [...edit.kept, ...edit.fresh])
  if (nights.length > 0) return afterNight(nights)

  const wanted = wantedSlots(edit.fresh)
  const freed = seatsOf(edit.gone)
  const held = await holdSlots(tx, [...freed, ...waitingSlots(edit.kept), ...wanted])
  for (const day of edit.gone) await deleteDay(tx, submission.id, day)
  const { defaultLimit } = settings
  await freePlaces(tx, platform, { week, freed, held, defaultLimit, but: submission.id })

  const limits = await limitsOf(
    tx,
    wanted.map(({ date }) => date),
    defaultLimit,
  )
  const seated = await takeSeats(tx, wanted, limits)
  const places = new Set(wanted.filter((_slot, index) => seated[index]).map(slotKey))
  const allocation = allocate(edit.fresh, (slot) => places.has(slotKey(slot)))
  const askedNumber = edit.fresh.length > 0 ? await nextNumber(tx) : null
  await insertDays(
    tx,
    submission.id,
    allocation.days.map((day) => ({ ...day, source: 'form', askedNumber })),
  )
  await setSubmission(tx, submission.id, {
    asked: askedAfter(submission.asked, edit),
    proven: true,
    empty: edit.kept.length + edit.fresh.length === 0,
    reason,
    reasonText,
  })

  const stored = await submissionById(tx, submission.id)
  if (!stored) throw new Collided('The submission was removed while being changed.')
  const { changed } = allocation
  const change = await noteChange(tx, platform, {
    ...{ driverId: submission.driverId, week, kind: 'edited', byName: '' },
    before: submission.days,
    after: stored.days,
  })
  const letter = postConfirmation(tx, withCommit, platform, settings, {
    ...submission,
    ...{ email, week, days: stored.days, changed, late: false, mayPick: false, edit: change },
    ...{ pin: undefined, pinSms: undefined, language: await languageOfDriver(tx, submission.driverId) },
  })
  const days = stored.days.map(({ date, option }) => ({ date, option })).sort(compareChosenDays)
  return ok({ version: versionOf(stored), days, changed, letter })
}

/** The nights that a day follows, over the week's edge too (D7). */
async function brokenRest(
  tx: Tx,
  { driverId, phone }: WholeSubmission,
  week: Week,
  chosen: readonly ChosenDay[],
) {
  const dates = new Set(datesOf(week))
  const { days } = await factsOfPhone(tx, phone, week, datesAround(week))
  const around = days.filter(({ date }) => !dates.has(date))
  const beside = await stillCounting(tx, around, 'driver')
  const planned = await drivenOverTheEdge(tx, driverId, week, chosen)
  return nightsBeforeDays([...chosen, ...beside, ...planned])
}

/**
 * Where the choices wait on reserve: a place that is free there by now goes to the first, be it this
 * driver.
 */
function waitingSlots(days: readonly ChosenDay[]): readonly Slot[] {
  return days.flatMap(({ date, option }) => {
    const shift = baseShift(option)
    return shift && isReserve(option) ? [{ date, shift }] : []
  })
}
