import { and, count, desc, eq, gte, inArray, lt, lte, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { withoutPolishLetters } from '#kernel/polish-text.ts'
import { addWeeks, isWeek, mondayOf } from '#kernel/week.ts'
import { fleetInstant } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { hasWords, typedWords } from '#platform/server/database/polish-search.ts'
import {
  MESSAGE_MATTERS,
  type MessageMatter,
  NAMED_KINDS,
  PIN_EVENT,
  TEST_KIND,
} from '../domain/message-about.ts'
import { type MessageKind, type MessageState, MISSED, type StateFilter } from '../domain/message-state.ts'
import { KIND_WORDS } from '../texts-matters.ts'
import type { MessagePeople } from './people.ts'
import type { StoredMessage } from './store.ts'
import { messages } from './tables.ts'

/** Which messages the office asks for; what is left out lets all through. */
export interface MessageFilter {
  readonly kind?: MessageKind | undefined
  readonly state?: StateFilter | undefined
  readonly about?: MessageMatter | undefined
  /** Of a name, a number, an address, a subject or what it is about. */
  readonly q?: string | undefined
  readonly year?: number | undefined
  readonly week?: number | undefined
  /** Id. */
  readonly driver?: string | undefined
  /** Not those written after this instant. */
  readonly upTo?: string | undefined
}

/** Search and person asked for once, so that page, counts and sums see the same. */
export async function conditionOf(
  queries: Queries,
  people: MessagePeople,
  filter: MessageFilter,
): Promise<SQL | undefined> {
  const { kind, about, year, week, driver, upTo } = filter
  const found = driver === undefined ? undefined : await people.recipientsOf(queries, driver)
  return and(
    kind && eq(messages.kind, kind),
    about && isAbout(about),
    year !== undefined && week !== undefined ? inWeek(year, week) : undefined,
    upTo === undefined ? undefined : lte(messages.createdAt, upTo),
    driver === undefined ? undefined : isTo(found?.recipients ?? []),
    await isFound(queries, people, filter.q ?? ''),
  )
}

export function inState(state: StateFilter | undefined): SQL | undefined {
  if (state === undefined) return undefined
  return state === 'missed'
    ? and(inArray(messages.state, [...MISSED]), ne(messages.aboutKind, TEST_KIND))
    : eq(messages.state, state)
}

/** As `aboutKindOf` tells it. */
const ABOUT_KIND = sql<string>`CASE WHEN ${messages.aboutKind} = '' AND ${messages.eventKey} LIKE ${`${PIN_EVENT}%`}
  THEN 'pin' ELSE ${messages.aboutKind} END`

function isAbout(matter: MessageMatter): SQL {
  return matter === 'other'
    ? notInArray(ABOUT_KIND, [...NAMED_KINDS])
    : inArray(ABOUT_KIND, [...MESSAGE_MATTERS[matter]])
}

/** Written within the week by the fleet's wall clock; of a week that there is none, nothing was. */
function inWeek(year: number, week: number): SQL | undefined {
  if (!isWeek(year, week)) return sql`false`
  const begin = (weeks: number) => fleetInstant(mondayOf(addWeeks({ year, week }, weeks)), 0)
  return and(gte(messages.createdAt, begin(0)), lt(messages.createdAt, begin(1)))
}

function isTo(recipients: readonly string[]): SQL {
  return sql`${messages.recipient} = ANY(${sql.param([...recipients])}::text[])`
}

/** Bodies lie sealed, and reading one is noted: what they say is not searched. */
async function isFound(queries: Queries, people: MessagePeople, typed: string): Promise<SQL | undefined> {
  const words = typedWords(typed)
  if (words.join('').length < 2) return undefined
  const plain = words.map(withoutPolishLetters)
  const kinds = Object.entries(KIND_WORDS)
    .filter(([, told]) => plain.every((word) => withoutPolishLetters(told.toLowerCase()).includes(word)))
    .map(([kind]) => kind)
  const digits = /^[+\d\s().-]+$/.test(typed) ? typed.replace(/\D/g, '') : ''
  return or(
    isTo(await people.named(queries, words)),
    hasWords(messages.subject, words),
    kinds.length > 0 ? inArray(ABOUT_KIND, kinds) : undefined,
    digits.length >= 3
      ? sql`(${messages.kind} = 'sms' AND position(${digits} in ${messages.recipient}) > 0)`
      : undefined,
    sql`(${messages.kind} = 'email' AND position(${words.join(' ')} in lower(${messages.recipient})) > 0)`,
  )
}

/** Newest first. @param page from 1 */
export function messagesOnPage(
  queries: Queries,
  condition: SQL | undefined,
  page: number,
  size: number,
): Promise<StoredMessage[]> {
  return queries
    .select()
    .from(messages)
    .where(condition)
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(size)
    .offset((page - 1) * size)
}

/** How many there are of each state, and in how many parts their SMS are counted. */
export interface StateSum {
  readonly state: MessageState
  /** Of test messages, which nobody misses; the others of this state are a sum of their own. */
  readonly isTest: boolean
  readonly number: number
  /** That gateways have had, each time that one was sent. */
  readonly charged: number
  /** That may still go out. */
  readonly waiting: number
}

export async function sumsByState(queries: Queries, condition: SQL | undefined): Promise<StateSum[]> {
  const { state, parts, round } = messages
  const isTest = sql<boolean>`(${messages.aboutKind} = 'test')`
  return queries
    .select({
      state,
      isTest,
      number: count(),
      // Every round before this one ended with the gateway.
      charged: sql<number>`coalesce(sum(${parts} * (${round} + CASE WHEN ${state} IN ('sent', 'delivered', 'undelivered') THEN 1 ELSE 0 END)), 0)::integer`,
      waiting: sql<number>`coalesce(sum(CASE WHEN ${state} IN ('waiting', 'sending', 'no-gateway') THEN ${parts} ELSE 0 END), 0)::integer`,
    })
    .from(messages)
    .where(condition)
    .groupBy(state, isTest)
}
