import { limitsOf, NO_LIMIT, releaseSeats, takenSeats, takeSeats } from '#features/capacity/server/public.ts'
import { readSettings } from '#features/settings/server/public.ts'
import { type ChosenDay, compareChosenDays, seatsOf } from '#features/submissions/domain/public.ts'
import {
  deleteDay,
  deleteSubmission,
  factsOfPhone,
  insertDays,
  noteChange,
  submissionByNumber,
  type WholeSubmission,
} from '#features/submissions/server/public.ts'
import { addDays } from '#kernel/calendar-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { isRegular, kindOfOption } from '#kernel/shift.ts'
import type { Slot } from '#kernel/slot.ts'
import { sameWeek, weekOf } from '#kernel/week.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { AddedWarning } from '../../domain/added-warning.ts'
import { nightsBeforeDays } from '../../domain/night-then-day.ts'
import { drivenOn, stillCounting } from '../driven-slots.ts'

type NoSubmission = { readonly code: 'no_such_submission' }

/** Places of a submission's regular choices, which must be given back with it. */
export interface AddedShift {
  readonly days: readonly ChosenDay[]
  readonly warnings: readonly AddedWarning[]
}

/**
 * The office adds a shift to a submission (Spec 1 §2). It counts like a driver's own, also beyond the limit;
 * a limit exceeded or the night-then-day rule broken is a warning, not a refusal (D7).
 */
export async function addShift(
  tx: Tx,
  platform: Platform,
  number: number,
  added: ChosenDay,
  byName: string,
): Promise<Result<AddedShift, NoSubmission | { readonly code: 'outside_week' | 'shift_twice' }>> {
  const before = await submissionByNumber(tx, number, 'lock')
  const result = await addOne(tx, platform, number, added)
  if (before && result.ok) await noteOffice(tx, platform, before, result.value.days, byName)
  return result
}

/** Of the office: what was, what is, and who did it (D51). */
async function noteOffice(
  tx: Tx,
  platform: Platform,
  { driverId, year, week, days: before }: WholeSubmission,
  after: readonly ChosenDay[],
  byName: string,
  kind: 'office' | 'deleted' = 'office',
): Promise<void> {
  const same = before.length === after.length && after.every((day) => isIn(before, day))
  if (same && kind === 'office') return
  await noteChange(tx, platform, { driverId, week: { year, week }, kind, byName, before, after })
}

async function addOne(
  tx: Tx,
  platform: Platform,
  number: number,
  added: ChosenDay,
): Promise<Result<AddedShift, NoSubmission | { readonly code: 'outside_week' | 'shift_twice' }>> {
  const submission = await submissionByNumber(tx, number, 'lock')
  if (!submission) return fail({ code: 'no_such_submission' })
  if (!sameWeek(weekOf(added.date), submission)) return fail({ code: 'outside_week' })
  const onDate = submission.days.filter(({ date }) => date === added.date)
  if (onDate.some(({ option }) => kindOfOption(option) === kindOfOption(added.option)))
    return fail({ code: 'shift_twice' })

  const warnings = await nightWarnings(tx, submission, added)
  if (onDate.length > 0) warnings.push({ code: 'other-shift' })
  if (isRegular(added.option)) warnings.push(...(await takeAnySeat(tx, platform, added.date, added.option)))
  await insertDays(tx, submission.id, [{ ...added, source: 'office' }])
  return ok({ days: [...submission.days, added].sort(compareChosenDays), warnings })
}

async function nightWarnings(tx: Tx, submission: WholeSubmission, added: ChosenDay): Promise<AddedWarning[]> {
  const dates = [addDays(added.date, -1), addDays(added.date, 1)]
  const { days } = await factsOfPhone(tx, submission.phone, submission, dates)
  const own = days.filter(({ date }) => sameWeek(weekOf(date), submission))
  const beside = await stillCounting(
    tx,
    days.filter(({ date }) => !sameWeek(weekOf(date), submission)),
    'office',
  )
  const planned = await drivenOn(tx, submission.driverId, dates, 'office')
  return nightsBeforeDays([...own, ...beside, ...planned, added]).map((night) => ({
    ...{ code: 'night-then-day', night, day: addDays(night, 1) },
  }))
}

async function takeAnySeat(
  tx: Tx,
  platform: Platform,
  date: Slot['date'],
  shift: Slot['shift'],
): Promise<AddedWarning[]> {
  await takeSeats(tx, [{ date, shift }], new Map([[date, NO_LIMIT]]))
  const { defaultLimit } = await readSettings(tx, platform.clock)
  const limit = (await limitsOf(tx, [date], defaultLimit)).get(date)?.[shift] ?? defaultLimit
  const taken = (await takenSeats(tx, [date])).get(date)?.[shift] ?? 0
  return taken > limit ? [{ code: 'over-limit', taken, limit }] : []
}

/** The office removes a shift from a submission; its place becomes free. */
export async function removeShift(
  tx: Tx,
  platform: Platform,
  number: number,
  removed: ChosenDay,
  byName: string,
): Promise<Result<readonly ChosenDay[], NoSubmission | { readonly code: 'no_such_shift' }>> {
  const submission = await submissionByNumber(tx, number, 'lock')
  if (!submission) return fail({ code: 'no_such_submission' })
  const rest = submission.days.filter(
    ({ date, option }) => date !== removed.date || option !== removed.option,
  )
  if (rest.length === submission.days.length) return fail({ code: 'no_such_shift' })
  await deleteDay(tx, submission.id, removed)
  await releaseSeats(tx, seatsOf([removed]))
  await noteOffice(tx, platform, submission, rest, byName)
  return ok(rest)
}

/**
 * The office replaces a submission's shifts: the missing ones go, the new ones are added as `addShift` has
 * it; warnings are of the new ones. A failure may come after some of it was done, so the caller's transaction
 * must not be kept then.
 */
export async function updateShifts(
  tx: Tx,
  platform: Platform,
  number: number,
  wanted: readonly ChosenDay[],
  byName: string,
): Promise<Result<AddedShift, NoSubmission | { readonly code: 'outside_week' | 'shift_twice' }>> {
  const submission = await submissionByNumber(tx, number, 'lock')
  if (!submission) return fail({ code: 'no_such_submission' })
  const keys = new Set(wanted.map(({ date, option }) => `${date} ${kindOfOption(option)}`))
  if (keys.size < wanted.length) return fail({ code: 'shift_twice' })
  const gone = submission.days.filter((day) => !isIn(wanted, day))
  for (const day of gone) await deleteDay(tx, submission.id, day)
  await releaseSeats(tx, seatsOf(gone))
  const warnings: AddedWarning[] = []
  for (const day of wanted.filter((each) => !isIn(submission.days, each)).sort(compareChosenDays)) {
    const added = await addOne(tx, platform, number, day)
    if (!added.ok) return added
    warnings.push(...added.value.warnings)
  }
  const days = [...wanted].sort(compareChosenDays)
  await noteOffice(tx, platform, submission, days, byName)
  return ok({ days, warnings })
}

/** The office deletes a submission; its places become free, and the driver may submit again. */
export async function removeWholeSubmission(
  tx: Tx,
  platform: Platform,
  number: number,
  byName: string,
): Promise<Result<void, NoSubmission>> {
  const submission = await submissionByNumber(tx, number, 'lock')
  if (!submission) return fail({ code: 'no_such_submission' })
  await deleteSubmission(tx, submission.id)
  await releaseSeats(tx, seatsOf(submission.days))
  await noteOffice(tx, platform, submission, [], byName, 'deleted')
  return ok(undefined)
}

function isIn(days: readonly ChosenDay[], { date, option }: ChosenDay): boolean {
  return days.some((day) => day.date === date && day.option === option)
}
