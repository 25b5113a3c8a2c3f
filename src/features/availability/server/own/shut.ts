import { generatedAmong, holdUngenerated } from '#features/roster/server/public.ts'
import { nextOpening, type Settings } from '#features/settings/server/public.ts'
import type { WholeSubmission } from '#features/submissions/server/public.ts'
import { sameWeek, type Week } from '#kernel/week.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { Failed } from '#platform/server/http/route.ts'
import type { DeadlinePassed } from '../../texts-own.ts'

export type Shut =
  | Failed<'form_closed' | 'wrong_week' | 'edits_off' | 'week_made'>
  | Failed<'deadline_passed', DeadlinePassed>

/** What keeps drivers from changing what they sent for a week; undefined where nothing does (D46, D51). */
export async function whyShut(queries: Queries, settings: Settings, week: Week): Promise<Shut | undefined> {
  const made = (await generatedAmong(queries, [week])).length > 0
  return made ? { code: 'week_made' } : shutBySettings(settings, week)
}

/** The same; nobody generates the week until the transaction ends. */
export async function whyShutHeld(tx: Tx, settings: Settings, week: Week): Promise<Shut | undefined> {
  await holdUngenerated(tx, week)
  return whyShut(tx, settings, week)
}

function shutBySettings(settings: Settings, week: Week): Shut | undefined {
  if (!settings.showWeek) return { code: 'form_closed' }
  if (!sameWeek(week, settings.availabilityWeek)) return { code: 'wrong_week' }
  if (!settings.deadline) return { code: 'edits_off' }
  return deadlinePassed(settings)
}

/**
 * The same of what was sent: without a deadline the driver may change what somebody sent who only typed the
 * phone number.
 */
export function whyShutFor(
  shut: Shut | undefined,
  submission: Pick<WholeSubmission, 'byForm' | 'proven'> | undefined,
): Shut | undefined {
  return shut?.code === 'edits_off' && submission?.byForm && !submission.proven ? undefined : shut
}

/** The refusal of whatever comes after the deadline of the week that is collected; undefined before it. */
export function deadlinePassed(settings: Settings): Failed<'deadline_passed', DeadlinePassed> | undefined {
  const { deadline } = settings
  if (!deadline?.passed) return undefined
  const facts = { date: deadline.date, hour: deadline.hour, nextOpens: nextOpening(settings) }
  return { code: 'deadline_passed', facts }
}
