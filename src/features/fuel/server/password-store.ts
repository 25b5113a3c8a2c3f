import { eq, sql } from 'drizzle-orm'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { fuelPasswords } from './tables.ts'

const ONLY = 'fuel'

export interface StoredPassword {
  readonly hash: string
  readonly revision: number
  readonly changedAt: string
}

/** Undefined until an administrator sets it. */
export async function readFuelPassword(queries: Queries): Promise<StoredPassword | undefined> {
  return (await queries.select().from(fuelPasswords).where(eq(fuelPasswords.id, ONLY)))[0]
}

export async function storeFuelPassword(
  tx: Tx,
  password: { readonly hash: string; readonly changedAt: string },
): Promise<void> {
  await tx
    .insert(fuelPasswords)
    .values({ id: ONLY, ...password, revision: 1 })
    .onConflictDoUpdate({
      target: fuelPasswords.id,
      set: { ...password, revision: sql`${fuelPasswords.revision} + 1` },
    })
}
