import { eq, inArray } from 'drizzle-orm'
import type { AccountNumber } from '#features/settlement/accounts/domain/public.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { Secrets } from '#platform/server/secrets.ts'
import { transferOverrides } from './tables.ts'

/** To whom a statement is paid in place of the payee that it froze. */
export interface Override {
  readonly account: AccountNumber
  readonly name: string
  readonly address: readonly string[]
  readonly by: string
  readonly reason: string
}

/** By statement; one that nobody can read any more is none. @param only all where left out */
export async function overridesOf(
  queries: Queries,
  secrets: Secrets,
  only?: readonly string[],
): Promise<Map<string, Override>> {
  const rows = await queries
    .select()
    .from(transferOverrides)
    .where(only && inArray(transferOverrides.statement, [...only]))
  return new Map(
    rows.flatMap(({ statement, sealed, by, reason }) => {
      const text = secrets.tryOpen(sealed)
      return text === undefined ? [] : [[statement, { ...JSON.parse(text), by, reason }] as const]
    }),
  )
}

export async function putOverride(tx: Tx, row: typeof transferOverrides.$inferInsert): Promise<void> {
  await tx
    .insert(transferOverrides)
    .values(row)
    .onConflictDoUpdate({ target: transferOverrides.statement, set: row })
}

export async function removeOverride(tx: Tx, statement: string): Promise<void> {
  await tx.delete(transferOverrides).where(eq(transferOverrides.statement, statement))
}

export async function removeOverridesOf(tx: Tx, driverIds: readonly string[]): Promise<void> {
  await tx.delete(transferOverrides).where(inArray(transferOverrides.driverId, [...driverIds]))
}
