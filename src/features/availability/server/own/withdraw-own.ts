import { languageOfDriver } from '#features/drivers/server/public.ts'
import { postLetter } from '#features/messaging/server/public.ts'
import { seatsOf } from '#features/submissions/domain/public.ts'
import { deleteSubmission, noteChange } from '#features/submissions/server/public.ts'
import { ok, type Result } from '#kernel/result.ts'
import type { Week } from '#kernel/week.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Failed } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { letterWordsIn } from '../letter-words.ts'
import { freePlaces, holdSlots } from './free-places.ts'
import { holdOwnSubmission } from './own-submission.ts'
import type { Shut } from './shut.ts'

/**
 * Takes back what a driver has sent (D51): all its places become free, those who wait for them come
 * first, and the week counts as not sent. What it was stays in the history.
 */
export async function withdrawOwn(
  tx: Tx,
  platform: Platform,
  subject: string,
  week: Week,
  version: string,
): Promise<Result<{ readonly letter: boolean }, Shut | Failed<'not_sent' | 'changed_meanwhile'>>> {
  const own = await holdOwnSubmission(tx, platform, subject, week, version)
  if (!own.ok) return own
  const { settings, submission, email } = own.value
  const freed = seatsOf(submission.days)
  const held = await holdSlots(tx, freed)
  await deleteSubmission(tx, submission.id)
  await freePlaces(tx, platform, { week, freed, held, defaultLimit: settings.defaultLimit })
  const change = await noteChange(tx, platform, {
    ...{ driverId: submission.driverId, week, kind: 'withdrawn', byName: '' },
    before: submission.days,
    after: [],
  })
  if (settings.sendConfirmation) {
    const { withdrawalSubject, withdrawalText } = letterWordsIn(
      await languageOfDriver(tx, submission.driverId),
    )
    await postLetter(tx, platform, {
      eventKey: `availability:withdrawn:${change}`,
      to: email,
      subject: withdrawalSubject(week),
      text: withdrawalText({
        fullName: submission.fullName,
        week,
        formUrl: `${platform.configuration.publicUrl}/`,
      }),
    })
  }
  return ok({ letter: settings.sendConfirmation })
}
