import { eq } from 'drizzle-orm'
import { postLetter } from '#features/messaging/server/public.ts'
import { isEmailAddress } from '#kernel/person-name.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { instantNow } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Failed, WriteContext } from '#platform/server/http/route.ts'
import { gatewaysOf } from '#platform/server/message-gateways.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { RangeProblem, WeeksOnWire } from '../domain/asked-weeks.ts'
import { reportTexts } from '../texts.ts'
import { askedWeeks, buildReport } from './build-report.ts'
import { reportLetter } from './report-letter.ts'
import { reportRecipients } from './tables.ts'

export type SendProblem = RangeProblem | 'wrong_email' | 'unknown_recipient'

/**
 * Puts the report into the outbox (D30). The letter's event is the request: one that is repeated with its
 * Idempotency-Key does not come here again, and whoever sends the same report anew gets it anew.
 */
export async function sendReport(
  platform: Platform,
  { mail, ...weeks }: WeeksOnWire & { readonly mail: string },
  { tx, requestId, audit, caller }: Pick<WriteContext, 'tx' | 'requestId' | 'audit' | 'caller'>,
): Promise<Result<{ status: 'ok'; delivery: 'sending' | 'waiting' }, Failed<SendProblem>>> {
  const to = mail.trim()
  if (!isEmailAddress(to)) return fail({ code: 'wrong_email', fields: { mail: reportTexts.email } })
  const asked = await askedWeeks(tx, platform.clock, weeks)
  if (!asked.ok) return asked
  const recipient = { address: to, admin: caller.user?.admin === true, now: instantNow(platform.clock) }
  if (!(await mayReceive(tx, recipient)))
    return fail({ code: 'unknown_recipient', fields: { mail: reportTexts.unknownRecipient } })
  const { from, to: until } = asked.value
  audit({ week: from.week, year: from.year, endWeek: until.week, endYear: until.year })
  const letter = reportLetter(await buildReport(tx, asked.value))
  await postLetter(tx, platform, {
    eventKey: `report:${requestId}`,
    to,
    ...letter,
    about: { kind: 'report', id: '' },
  })
  return ok({ status: 'ok', delivery: gatewaysOf(platform).smtp ? 'sending' : 'waiting' })
}

/**
 * Whether this user may mail a report there. A report has every driver's name in it, so a coordinator sends
 * only to addresses to which an administrator has sent one; an administrator's own choice is noted here.
 */
async function mayReceive(
  tx: Tx,
  { address, admin, now }: { readonly address: string; readonly admin: boolean; readonly now: string },
): Promise<boolean> {
  const key = address.toLowerCase()
  if (admin) {
    await tx.insert(reportRecipients).values({ address: key, addedAt: now }).onConflictDoNothing()
    return true
  }
  const known = await tx.select().from(reportRecipients).where(eq(reportRecipients.address, key))
  return known.length > 0
}
