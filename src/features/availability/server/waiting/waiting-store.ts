import { randomUUID } from 'node:crypto'
import { and, asc, count, eq, gt, ilike, inArray, lte, max, or, type SQL, sql } from 'drizzle-orm'
import type { Phone } from '#kernel/phone.ts'
import type { Week } from '#kernel/week.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { waitingForms } from '../tables.ts'

export type WaitingForm = typeof waitingForms.$inferSelect

/**
 * Takes its number from those of the submissions.
 * @returns it; undefined where a form of the phone waits for this week already
 */
export async function insertWaiting(
  tx: Tx,
  form: Omit<WaitingForm, 'id' | 'number' | 'otherEmails'>,
): Promise<number | undefined> {
  const next = sql<number>`nextval(pg_get_serial_sequence('submissions', 'number'))`
  const [row] = await tx
    .insert(waitingForms)
    .values({ id: randomUUID(), ...form, number: next })
    .onConflictDoNothing()
    .returning({ number: waitingForms.number })
  return row?.number
}

const MOST_OTHERS = 5

/**
 * Notes that the phone's form was tried again with another address; a few of them, lest somebody fills the
 * database.
 */
export async function noteOtherEmail(tx: Tx, phone: Phone, week: Week, email: string): Promise<void> {
  const { otherEmails } = waitingForms
  const one = sql`${JSON.stringify([email])}::jsonb`
  await tx
    .update(waitingForms)
    .set({ otherEmails: sql`${otherEmails} || ${one}` })
    .where(
      and(
        ofPhone(phone, week),
        sql`lower(${waitingForms.email}) <> lower(${email})`,
        sql`NOT ${otherEmails} @> ${one}`,
        sql`jsonb_array_length(${otherEmails}) < ${MOST_OTHERS}`,
      ),
    )
}

function ofPhone(phone: Phone, { year, week }: Week) {
  return and(eq(waitingForms.phone, phone), eq(waitingForms.year, year), eq(waitingForms.week, week))
}

/** Those that a filter finds and that came up to the last one that the office has seen. */
interface Found {
  readonly search: string
  readonly network: string
  readonly until: number
}

/** Which of them: these, or all that are found. */
export type Chosen =
  | { readonly numbers: readonly number[] }
  | (Found & {
      /** How many of them the office was shown. */
      readonly seen: number
    })

function matching(chosen: Found | { readonly numbers: readonly number[] }): SQL | undefined {
  if ('numbers' in chosen) return inArray(waitingForms.number, [...chosen.numbers])
  const { search, network, until } = chosen
  const like = `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`
  const digits = search.replace(/[\s+-]/g, '')
  return and(
    lte(waitingForms.number, until),
    network === '' ? undefined : eq(waitingForms.network, network),
    search.trim() === ''
      ? undefined
      : or(
          ilike(waitingForms.fullName, like),
          ilike(waitingForms.email, like),
          /^\d{3,}$/.test(digits) ? ilike(waitingForms.phone, `%${digits}%`) : undefined,
        ),
  )
}

const LAST = 2_147_483_647

/** In the order in which they came. @param page from 1 */
export async function waitingOnPage(
  queries: Queries,
  filter: { readonly search: string; readonly network: string },
  page: number,
  size: number,
) {
  const found = matching({ ...filter, until: LAST })
  const rows = await queries
    .select()
    .from(waitingForms)
    .where(found)
    .orderBy(asc(waitingForms.number))
    .limit(size)
    .offset((page - 1) * size)
  const [totals] = await queries
    .select({ number: count(), until: max(waitingForms.number) })
    .from(waitingForms)
    .where(found)
  const [all] = await queries.select({ number: count() }).from(waitingForms)
  const networks = [...new Set(rows.map(({ network }) => network))]
  const perNetwork =
    networks.length === 0
      ? []
      : await queries
          .select({ network: waitingForms.network, number: count() })
          .from(waitingForms)
          .where(inArray(waitingForms.network, networks))
          .groupBy(waitingForms.network)
  return {
    rows,
    found: totals?.number ?? 0,
    until: totals?.until ?? 0,
    all: all?.number ?? 0,
    ofNetwork: new Map(perNetwork.map(({ network, number }) => [network, number])),
  }
}

/**
 * Whether there are more of them behind a number than the office was shown, so that it would decide on what
 * it has not seen.
 */
export async function findsUnseen(tx: Tx, chosen: Chosen, after = 0): Promise<boolean> {
  if ('numbers' in chosen) return false
  const [found] = await tx
    .select({ number: count() })
    .from(waitingForms)
    .where(and(matching(chosen), gt(waitingForms.number, after)))
  return (found?.number ?? 0) > chosen.seen
}

/** The next of them behind a number, held until the transaction ends. */
export function nextWaiting(tx: Tx, chosen: Chosen, after: number, most: number): Promise<WaitingForm[]> {
  return tx
    .select()
    .from(waitingForms)
    .where(and(matching(chosen), gt(waitingForms.number, after)))
    .orderBy(asc(waitingForms.number))
    .limit(most)
    .for('update')
}

export async function deleteWaiting(tx: Tx, chosen: Chosen): Promise<number> {
  const gone = await tx.delete(waitingForms).where(matching(chosen)).returning({ id: waitingForms.id })
  return gone.length
}

/** Forms of weeks before this one: nobody can drive in them any more. */
export async function forgetWaitingBefore(queries: Queries, { year, week }: Week): Promise<number> {
  const gone = await queries
    .delete(waitingForms)
    .where(
      or(
        sql`${waitingForms.year} < ${year}`,
        and(eq(waitingForms.year, year), sql`${waitingForms.week} < ${week}`),
      ),
    )
    .returning({ id: waitingForms.id })
  return gone.length
}
