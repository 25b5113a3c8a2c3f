import { hash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'

/*
 * The identity of what a row speaks of (D49). Its first letter says what it is made of: `a` the app's own id;
 * `b` the person, the minute and, in the last four digits, a running number among equals; `c` the person and
 * the days; `d` the person and the slot. All but the first are made anew where references turn out to mean
 * one person, here and in SQL alike.
 */

/** Of an app's own id of a ride or payment. */
export function keyOfId(app: number, subject: 'ride' | 'payment', id: string): string {
  return keyOf('a', `${app} ${subject} ${id}`)
}

/**
 * Of what has no id: a ride or payment by its minute, or a payment by its day.
 * @param startedAt `YYYY-MM-DDTHH:mm:ss`, or null
 * @param nth from 0
 */
export function keyOfMinute(
  app: number,
  identity: string,
  { startedAt, date, ofRide }: { startedAt: string | null; date: string; ofRide: string | null },
  nth: number,
): string {
  const when = startedAt === null ? date : startedAt.slice(0, 16)
  const made = keyOf('b', `${app} ${identity} ${when} ${ofRide ?? ''}`)
  return made.slice(0, 32) + nth.toString(16).padStart(4, '0')
}

export function keyOfDays(app: number, identity: string, from: string, until: string): string {
  return keyOf('c', `${app} ${identity} ${from} ${until}`)
}

export function keyOfSlot(identity: string, date: string, shift: string): string {
  return keyOf('d', `${identity} ${date} ${shift}`)
}

function keyOf(letter: string, parts: string): string {
  const hex = letter + hash('md5', parts).slice(1)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** The key of a row of `told`, a statement, once its own reference stands for `identity`. */
export function keyInSql(identity: SQL): SQL {
  const date = sql`(CASE WHEN told.own_ref_id IS NULL THEN told.date ELSE told.own_date END)`
  const shift = sql`(CASE WHEN told.own_ref_id IS NULL THEN told.shift ELSE told.own_shift END)`
  const until = sql`(CASE WHEN told.own_ref_id IS NULL THEN told.until ELSE told.own_until END)`
  const when = sql`coalesce(to_char(told.started_at, 'YYYY-MM-DD"T"HH24:MI'), ${date}::text)`
  const tail = (parts: SQL) => sql`substr(md5(${parts}), 2)`
  return sql`(CASE left(told.key::text, 1)
    WHEN 'b' THEN 'b' || left(${tail(sql`told.app || ' ' || ${identity} || ' ' || ${when} || ' ' || coalesce(told.of_ride::text, '')`)}, 27)
      || right(told.key::text, 4)
    WHEN 'c' THEN 'c' || ${tail(sql`told.app || ' ' || ${identity} || ' ' || ${date} || ' ' || ${until}`)}
    WHEN 'd' THEN 'd' || ${tail(sql`${identity} || ' ' || ${date} || ' ' || ${shift}`)}
    ELSE told.key::text END)::uuid`
}
