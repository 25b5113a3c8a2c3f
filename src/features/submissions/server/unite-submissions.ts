import { releaseSeats } from '#features/capacity/server/public.ts'
import { kindOfOption } from '#kernel/shift.ts'
import type { Slot } from '#kernel/slot.ts'
import { sameWeek } from '#kernel/week.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { ChosenDay } from '../domain/chosen-day.ts'
import { uniteDays } from '../domain/united-days.ts'
import { insertDays } from './submissions.ts'
import {
  deleteAllDays,
  giveAttempts,
  giveSubmissions,
  setSubmission,
  submissionsOfDriver,
} from './submissions-of-driver.ts'
import { deleteSubmission, type WholeSubmission } from './submissions-of-weeks.ts'

/**
 * Gives the submissions of one record to another one of the same person. Two of one week become one, in the
 * place of the earlier one: all choices of both, what both asked for, all noted tries; places that were taken
 * twice become free.
 * @returns how many came over
 */
export async function uniteSubmissions(tx: Tx, fromId: string, toId: string): Promise<number> {
  // Locked in the order of ids, as two merges of the same drivers would otherwise wait for each other.
  const [first, second] = [fromId, toId].sort() as [string, string]
  const locked = new Map([
    [first, await submissionsOfDriver(tx, first, 'lock')],
    [second, await submissionsOfDriver(tx, second, 'lock')],
  ])
  const coming = locked.get(fromId) ?? []
  const there = locked.get(toId) ?? []
  const free: Slot[] = []
  const alone: string[] = []
  for (const submission of coming) {
    const other = there.find((each) => sameWeek(each, submission))
    if (other) free.push(...(await unite(tx, submission, other, toId)))
    else alone.push(submission.id)
  }
  await giveSubmissions(tx, alone, toId)
  await releaseSeats(tx, free)
  return coming.length
}

async function unite(
  tx: Tx,
  a: WholeSubmission,
  b: WholeSubmission,
  driverId: string,
): Promise<readonly Slot[]> {
  const [kept, gone] = a.number < b.number ? [a, b] : [b, a]
  const { days, released } = uniteDays(kept.days, gone.days, kindOfOption)
  await giveAttempts(tx, gone.id, kept.id)
  await deleteSubmission(tx, gone.id)
  await deleteAllDays(tx, kept.id)
  await setSubmission(tx, kept.id, {
    driverId,
    byForm: kept.byForm || gone.byForm,
    empty: days.length === 0 && kept.empty && gone.empty,
    reason: kept.reason ?? gone.reason,
    reasonText: [...new Set([kept.reasonText, gone.reasonText])].filter(Boolean).join(' / '),
    asked: distinct([...kept.asked, ...gone.asked]),
    signed: kept.signed || gone.signed,
    fuelCard: kept.fuelCard || gone.fuelCard,
  })
  await insertDays(tx, kept.id, days)
  return released
}

function distinct(days: readonly ChosenDay[]): ChosenDay[] {
  return [...new Map(days.map((day) => [`${day.date} ${day.option}`, day])).values()]
}
