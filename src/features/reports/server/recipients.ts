import { eq } from 'drizzle-orm'
import type { Tx } from '#platform/server/database/database.ts'
import { reportRecipients } from './tables.ts'

/**
 * Whether this user may mail a report there. A report has every driver's name in it, so a coordinator sends
 * only to addresses to which an administrator has sent one; an administrator's own choice is noted here.
 */
export async function mayReceive(
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
