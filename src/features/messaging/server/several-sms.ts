import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Language } from '#platform/pure/languages.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { isFairLength, joinedSms, type SmsSentence } from '../domain/joined-sms.ts'
import { renderSms } from './render-sms.ts'

/**
 * What an SMS about several changes of one driver is made of. It lies sealed with the text, so that the text
 * can be made anew without one of them.
 */
export interface SeveralSms {
  readonly fullName: string
  /** In which it was written; missing in messages of earlier editions, which were Polish. */
  readonly language?: Language | null
  /** Where the driver sees them all. */
  readonly link: string
  readonly topics: readonly (SmsSentence & { readonly id: string; readonly date: CalendarDate })[]
}

/**
 * In full as long as that is not too long, else how many changes there are, of which days, and where they
 * stand.
 */
export async function textOfSeveral(
  queries: Queries,
  { fullName, link, topics, language = null }: SeveralSms,
): Promise<string> {
  const joined = joinedSms(topics)
  if (topics.length === 1 || isFairLength(joined)) return joined
  const dates = [...new Set(topics.map(({ date }) => date))]
  return renderSms(queries, 'shift-changes', { fullName, changes: topics.length, dates, link }, language)
}
