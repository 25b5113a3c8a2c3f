import { driversByIds, heldDrivers } from '#features/drivers/server/public.ts'
import { readSettings, type Settings } from '#features/settings/server/public.ts'
import { lockSubmissionOf, type WholeSubmission } from '#features/submissions/server/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Week } from '#kernel/week.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Failed } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { type Shut, whyShutFor, whyShutHeld } from './shut.ts'
import { versionOf } from './version.ts'

export interface OwnSubmission {
  readonly settings: Settings
  readonly submission: WholeSubmission
  /** Where the office writes to the driver now. */
  readonly email: string
}

/**
 * What the driver has sent for a week, held until the transaction ends, where it may be changed and is as the
 * driver has seen it. Without a deadline that is what somebody has sent who only typed the phone number.
 * Rows are locked in the one order: driver, submission; the slots come after.
 */
export async function holdOwnSubmission(
  tx: Tx,
  platform: Platform,
  subject: string,
  week: Week,
  version: string,
): Promise<Result<OwnSubmission, Shut | Failed<'not_sent' | 'changed_meanwhile'>>> {
  const settings = await readSettings(tx, platform.clock)
  const shut = await whyShutHeld(tx, settings, week)
  if (shut && shut.code !== 'edits_off') return fail(shut)
  const driverId = (await heldDrivers(tx, [subject])).get(subject) ?? subject
  const driver = (await driversByIds(tx, [driverId])).get(driverId)
  const submission = driver && (await lockSubmissionOf(tx, { driverId, phone: driver.phone }, week))
  const still = whyShutFor(shut, submission)
  if (still) return fail(still)
  if (!submission?.byForm) return fail({ code: 'not_sent' })
  if (versionOf(submission) !== version) return fail({ code: 'changed_meanwhile' })
  return ok({ settings, submission, email: driver?.email || submission.email })
}
