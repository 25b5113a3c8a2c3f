import { readSettings } from '#features/settings/server/public.ts'
import { isEmailAddress } from '#kernel/person-name.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { Ways } from '../domain/way-to-tell.ts'

/** News of a week's money is none after so long; what waits for a gateway till then is not sent any more. */
export const NEWS_FOR_MS = 30 * 24 * 60 * 60 * 1000

/** Which messages about statements the fleet sends, and which of them the driver can get. */
export async function waysTo(
  queries: Queries,
  { clock }: Platform,
  { email, phone }: { readonly email: string; readonly phone: string },
): Promise<Ways> {
  const { sendStatementLetters, sendStatementSms } = await readSettings(queries, clock)
  return { email: sendStatementLetters && isEmailAddress(email), sms: sendStatementSms && phone !== '' }
}
