import { limitsOf, takenSeats, takeSeatsAtEnd } from '#features/capacity/server/public.ts'
import { ensureDriver, findDriverByPhone, noteEmailClaim } from '#features/drivers/server/public.ts'
import { renderSms } from '#features/messaging/server/public.ts'
import { generatedAmong, publishedAmong } from '#features/roster/server/public.ts'
import { readSettings, type Settings } from '#features/settings/server/public.ts'
import { type ChosenDay, compareChosenDays } from '#features/submissions/domain/public.ts'
import {
  claimSubmission,
  factsOfPhone,
  insertDays,
  noteAttempt,
  type StoredDay,
} from '#features/submissions/server/public.ts'
import { addDays, type CalendarDate, formatStateDay } from '#kernel/calendar-date.ts'
import { mailboxOf } from '#kernel/person-name.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { slotKey } from '#kernel/slot.ts'
import { datesOf, mondayOf, sameWeek, type Week } from '#kernel/week.ts'
import { instantNow } from '#platform/server/clock.ts'
import type { Tx, WithCommit } from '#platform/server/database/database.ts'
import type { Caller } from '#platform/server/http/caller.ts'
import type { Failed } from '#platform/server/http/route.ts'
import { networkOf } from '#platform/server/network.ts'
import type { Platform } from '#platform/server/platform.ts'
import { type Allocation, allocate, wantedSlots } from '../../domain/allocation.ts'
import { nightsBeforeDays } from '../../domain/night-then-day.ts'
import type { DeadlinePassed } from '../../texts-own.ts'
import { keepUnproven } from '../disown/keep-unproven.ts'
import { drivenOverTheEdge, stillCounting } from '../driven-slots.ts'
import { deadlinePassed } from '../own/shut.ts'
import { receiveKnown, receiveUnknown } from '../waiting/unknown-people.ts'
import { insertWaiting, noteOtherEmail } from '../waiting/waiting-store.ts'
import { postConfirmation } from './confirmation.ts'
import type { ReadRequest } from './read-request.ts'

export type SubmitFailure =
  | 'already_submitted'
  | 'day_after_night'
  | 'form_closed'
  | 'inactive_driver'
  | 'too_many_unknown'
  | 'wrong_week'

/** A form at the door may also come after the deadline (D51). */
type DoorFailure = Failed<SubmitFailure> | Failed<'deadline_passed', DeadlinePassed>

export interface Submitted {
  readonly number: number
  readonly days: readonly ChosenDay[]
  readonly changed: Allocation['changed']
  /** A confirming letter is on its way. */
  readonly letter: boolean
  /** It went to the address that the office knows, not to the one that was given. */
  readonly toKnownAddress: boolean
  /** The form waits for the office, and has no place yet (D44). */
  readonly waiting: boolean
  /** The schedule of the week is made: all of it waits for the office (D42). */
  readonly late: boolean
}

/**
 * Takes a driver's availability for the coming week: refuses what D3, D6 and D7 refuse, allocates the free
 * places (D5), makes the driver known (D11) and writes the confirming letter (D12), all in the one
 * transaction of the call. Rows are locked in one order everywhere: driver, submission, then the slots by
 * time.
 * @param caller whose network is counted, unless a session proves that it is the driver, or the office (D44)
 */
export async function submit(
  tx: Tx,
  withCommit: WithCommit,
  platform: Platform,
  request: ReadRequest,
  caller: Caller,
): Promise<Result<Submitted, DoorFailure>> {
  const { driver, week } = request
  // A form that breaks its own rule is judged before its phone is: the answer would tell strangers whose
  // phone it is, and leave no trace.
  const nights = nightsBeforeDays(request.days)
  const [settings, known] = await Promise.all([
    readSettings(tx, platform.clock),
    nights.length > 0 ? undefined : findDriverByPhone(tx, driver.phone),
  ])
  if (!settings.showWeek) return fail({ code: 'form_closed' })
  if (!sameWeek(week, settings.availabilityWeek)) return fail({ code: 'wrong_week' })
  const passed = deadlinePassed(settings)
  if (passed) return fail(passed)
  if (nights.length > 0) return afterNight(nights)

  const { address } = caller
  const isOwn = known !== undefined && caller.driver?.id === known.id
  const sender = isOwn ? 'driver' : caller.user ? 'office' : 'anyone'
  const isTrusted = isOwn || (known && (!known.active || caller.user !== undefined))
  const reception = isTrusted
    ? 'known-at-once'
    : known
      ? await receiveKnown(tx, platform, settings, known.id, address)
      : await receiveUnknown(tx, platform, settings, week, address)
  if (reception === 'known-at-once') return takeForm(tx, withCommit, platform, settings, request, sender)
  if (known && (await hasSent(tx, request))) return refuseSecond(tx, platform, request)
  if (reception === 'refused') return fail({ code: 'too_many_unknown' })
  return letWait(tx, platform, request, address)
}

async function hasSent(tx: Tx, { driver, week }: ReadRequest): Promise<boolean> {
  const { submission } = await factsOfPhone(tx, driver.phone, week, datesOf(week))
  return submission?.byForm === true
}

/** Keeps a form for the office (D44): no driver, no place, no letter. */
async function letWait(
  tx: Tx,
  platform: Platform,
  { driver, week, days, reason, reasonText }: ReadRequest,
  address: string,
): Promise<Result<Submitted, Failed<SubmitFailure>>> {
  const number = await insertWaiting(tx, {
    ...driver,
    ...week,
    reason,
    reasonText,
    asked: days,
    network: platform.secrets.fingerprint(`network\n${networkOf(address)}`),
    createdAt: instantNow(platform.clock),
  })
  if (number === undefined) {
    await noteOtherEmail(tx, driver.phone, week, driver.email)
    return fail({ code: 'already_submitted', keepWrites: true })
  }
  return ok({ number, days, changed: [], letter: false, toKnownAddress: false, waiting: true, late: false })
}

/**
 * Makes a form the driver's submission, at the door or when the office confirms one that has waited.
 * @param sender by whose session it came; one by `anyone` in a driver's name the driver may disown
 */
export async function takeForm(
  tx: Tx,
  withCommit: WithCommit,
  platform: Platform,
  settings: Settings,
  request: ReadRequest,
  sender: 'driver' | 'office' | 'anyone' = 'anyone',
): Promise<Result<Submitted, Failed<Exclude<SubmitFailure, 'too_many_unknown'>>>> {
  const { driver, week } = request
  const [generated, facts, known] = await Promise.all([
    generatedAmong(tx, [week]),
    factsOfPhone(tx, driver.phone, week, datesAround(week)),
    findDriverByPhone(tx, driver.phone),
  ])
  const late = generated.length > 0
  const mayPick = late && (await publishedAmong(tx, [week])).length > 0
  if (known?.active === false) return fail({ code: 'inactive_driver' })
  if (facts.submission?.byForm) return refuseSecond(tx, platform, request)
  const { chosen, picked, around } = besidesPicked(request.days, facts.days, week)
  // Whoever is known has said it, or gets Polish; nobody else's page says it for them.
  const language = known ? known.language : (request.language ?? null)
  const planned = known ? await drivenOverTheEdge(tx, known.id, week, chosen) : []
  // Nearly nobody's choices meet those of a neighbouring week, and then it need not be known whether that one
  // is generated.
  const meet = nightsBeforeDays([...chosen, ...picked, ...around]).length > 0
  const beside = meet ? await stillCounting(tx, around, 'driver') : around
  const nights = nightsBeforeDays([...chosen, ...picked, ...beside, ...planned])
  if (nights.length > 0) return afterNight(nights)

  // A made schedule has its seats given: what comes now waits for the office, and takes no place that it
  // might not get (D42).
  const wanted = late ? [] : wantedSlots(chosen)
  const dates = wanted.map(({ date }) => date)
  const [{ id: driverId, pin }, limits] = await Promise.all([
    ensureDriver(tx, platform, { ...driver, language }),
    limitsOf(tx, dates, settings.defaultLimit),
  ])
  const claiming = claimSubmission(tx, {
    driverId,
    ...driver,
    ...week,
    byForm: true,
    proven: sender === 'driver',
    empty: request.days.length === 0,
    reason: request.reason,
    reasonText: request.reasonText,
    asked: request.days,
    createdAt: instantNow(platform.clock),
  })
  const [claimed, taken, pinSms] = await Promise.all([
    claiming,
    takenSeats(tx, dates),
    pin !== undefined && settings.sendPinBySms
      ? renderSms(tx, 'pin', { fullName: driver.fullName, pin }, language)
      : undefined,
  ])
  if (!claimed) return refuseSecond(tx, platform, request)

  // The slots are what all drivers of the week wait for: what follows goes out in one go, together with
  // COMMIT.
  const seated = await takeSeatsAtEnd(tx, withCommit, wanted, { limits, taken })
  const places = new Set(wanted.filter((_slot, index) => seated[index]).map(slotKey))
  const allocation = allocate(chosen, (slot) => places.has(slotKey(slot)))
  const stored = allocation.days.map((day) => ({ ...day, source: 'form' as const }))
  withCommit(insertDays(tx, claimed.id, stored))
  const { changed } = allocation
  const days = [...allocation.days, ...picked].sort(compareChosenDays)
  const isOther = known !== undefined && mailboxOf(known.email) !== mailboxOf(driver.email)
  if (isOther) withCommit(noteEmailClaim(tx, driverId, driver, instantNow(platform.clock)))
  const toKnownAddress = isOther && known.email !== ''
  const disownUrl =
    known && sender === 'anyone'
      ? keepUnproven(
          tx,
          withCommit,
          platform,
          {
            ...{ driverId, submissionId: claimed.id, ...week, sentAt: instantNow(platform.clock) },
            ...{ asked: request.days, reason: request.reason, reasonText: request.reasonText },
          },
          settings.sendConfirmation && known.email !== '',
        )
      : undefined
  const letter = postConfirmation(tx, withCommit, platform, settings, {
    ...driver,
    // Nobody reads there what a stranger has typed for their name.
    ...(known ? { fullName: known.fullName } : {}),
    ...(toKnownAddress ? { email: known.email } : {}),
    id: claimed.id,
    driverId,
    week,
    language,
    // What was picked before is nothing to tell an address that the office does not know.
    days: isOther && !toKnownAddress ? allocation.days : days,
    changed,
    late,
    mayPick,
    pin,
    pinSms,
    disownUrl,
  })
  return ok({ number: claimed.number, days, changed, letter, toKnownAddress, waiting: false, late })
}

export function afterNight(nights: readonly CalendarDate[]) {
  return fail({ code: 'day_after_night', details: { nights: nights.map(formatStateDay) } } as const)
}

/** The week with the Sunday before it and the Monday after it (D7). */
export function datesAround(week: Week): readonly CalendarDate[] {
  const monday = mondayOf(week)
  return [addDays(monday, -1), ...datesOf(week), addDays(monday, 7)]
}

/**
 * Shifts picked before the form was sent (D15) stay as they are, and stand instead of what was chosen for
 * their date.
 */
function besidesPicked(asked: readonly ChosenDay[], known: readonly StoredDay[], week: Week) {
  const dates = new Set(datesOf(week))
  const picked = known.filter(({ date }) => dates.has(date))
  const around = known.filter(({ date }) => !dates.has(date))
  const taken = new Set(picked.map(({ date }) => date))
  return { chosen: asked.filter(({ date }) => !taken.has(date)), picked, around }
}

/** The specification's refusal; the office sees on the first submission that it was tried (D40). */
async function refuseSecond(tx: Tx, platform: Platform, { driver, week }: ReadRequest) {
  const now = instantNow(platform.clock)
  await noteAttempt(tx, driver.phone, week, driver.fullName, now)
  const known = await findDriverByPhone(tx, driver.phone)
  if (known && mailboxOf(known.email) !== mailboxOf(driver.email))
    await noteEmailClaim(tx, known.id, driver, now)
  return fail({ code: 'already_submitted', keepWrites: true } as const)
}
