import { and, asc, count, eq, isNull, sql } from 'drizzle-orm'
import { mailboxOf } from '#kernel/person-name.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { drivers, emailClaims } from './tables.ts'

/** Open claims of one driver that are kept: nobody shall fill the database with them. */
const MOST_OF_DRIVER = 10

/**
 * Notes that a driver's phone came with this address. One that the office has refused already is not asked
 * again.
 */
export async function insertClaim(
  tx: Tx,
  driverId: string,
  { email, fullName }: { readonly email: string; readonly fullName: string },
  at: string,
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO ${emailClaims} (driver_id, mailbox, email, full_name, times, first_at, last_at)
    SELECT ${driverId}::uuid, ${mailboxOf(email)}, ${email}, ${fullName}, 1, ${at}::timestamptz, ${at}::timestamptz
    WHERE (SELECT count(*) FROM ${emailClaims} WHERE ${emailClaims.driverId} = ${driverId}) < ${MOST_OF_DRIVER}
    ON CONFLICT (driver_id, mailbox) DO UPDATE SET times = ${emailClaims.times} + 1, last_at = excluded.last_at`)
}

/** What the office has not settled yet, the oldest first. */
export function openClaims(queries: Queries, most: number) {
  return queries
    .select({
      driverId: drivers.id,
      fullName: drivers.fullName,
      phone: drivers.phone,
      email: drivers.email,
      claimedEmail: emailClaims.email,
      claimedName: emailClaims.fullName,
      times: emailClaims.times,
      lastAt: emailClaims.lastAt,
    })
    .from(emailClaims)
    .innerJoin(drivers, eq(drivers.id, emailClaims.driverId))
    .where(isNull(emailClaims.refusedAt))
    .orderBy(asc(emailClaims.firstAt), asc(emailClaims.mailbox))
    .limit(most)
}

export async function countOpenClaims(queries: Queries): Promise<number> {
  const [row] = await queries
    .select({ number: count() })
    .from(emailClaims)
    .where(isNull(emailClaims.refusedAt))
  return row?.number ?? 0
}

function claimOf(driverId: string, email: string) {
  return and(eq(emailClaims.driverId, driverId), eq(emailClaims.mailbox, mailboxOf(email)))
}

/** @returns the address as it was claimed; undefined where nobody claims it (any more) */
export async function takeClaim(tx: Tx, driverId: string, email: string): Promise<string | undefined> {
  const [row] = await tx
    .delete(emailClaims)
    .where(and(claimOf(driverId, email), isNull(emailClaims.refusedAt)))
    .returning({ email: emailClaims.email })
  return row?.email
}

/** @returns false where nobody claims it (any more) */
export async function refuseClaim(tx: Tx, driverId: string, email: string, at: string): Promise<boolean> {
  const rows = await tx
    .update(emailClaims)
    .set({ refusedAt: at })
    .where(and(claimOf(driverId, email), isNull(emailClaims.refusedAt)))
    .returning({ driverId: emailClaims.driverId })
  return rows.length > 0
}

/** Of a record that is folded into another one, or erased. */
export async function forgetClaims(tx: Tx, driverId: string): Promise<void> {
  await tx.delete(emailClaims).where(eq(emailClaims.driverId, driverId))
}
