import { and, count, desc, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { recoveryCodes, users } from './tables.ts'

/**
 * What stands for the second factor of a try: a half-minute of the app's clock, or a recovery code's hash;
 * each opens once.
 */
export type SecondFactor = { readonly step: number } | { readonly recoveryCode: string }

/** Uses it up. False where another try was quicker. */
export async function consumeSecondFactor(tx: Tx, userId: string, factor: SecondFactor): Promise<boolean> {
  if ('recoveryCode' in factor) {
    const gone = await tx
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, factor.recoveryCode)))
      .returning({ hash: recoveryCodes.codeHash })
    return gone.length > 0
  }
  const taken = await tx
    .update(users)
    .set({ totpLastStep: factor.step })
    .where(and(eq(users.id, userId), or(isNull(users.totpLastStep), lt(users.totpLastStep, factor.step))))
    .returning({ id: users.id })
  return taken.length > 0
}

export async function isRecoveryCode(queries: Queries, userId: string, codeHash: string): Promise<boolean> {
  const rows = await queries
    .select({ hash: recoveryCodes.codeHash })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
  return rows.length > 0
}

export async function recoveryCodesLeft(queries: Queries, userId: string): Promise<number> {
  const [row] = await queries
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId))
  return row?.left ?? 0
}

/** Former codes open nothing any more. */
export async function replaceRecoveryCodes(tx: Tx, userId: string, hashes: readonly string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ codeHash, userId })))
}

/** False where the user has one already: two offers confirmed at once. */
export async function switchSecondFactorOn(
  tx: Tx,
  userId: string,
  { sealed, at, step }: { readonly sealed: string; readonly at: string; readonly step: number },
): Promise<boolean> {
  const switched = await tx
    .update(users)
    .set({ totpSecret: sealed, totpSince: at, totpLastStep: step })
    .where(and(eq(users.id, userId), isNull(users.totpSecret)))
    .returning({ id: users.id })
  return switched.length > 0
}

/** Those that are switched on, newest first. @param most all where it is left out */
export async function sealedSecondFactors(
  queries: Queries,
  most?: number,
): Promise<{ readonly userId: string; readonly sealed: string }[]> {
  const rows = queries
    .select({ userId: users.id, sealed: users.totpSecret })
    .from(users)
    .where(isNotNull(users.totpSecret))
    .orderBy(desc(users.totpSince))
  const found = most === undefined ? await rows : await rows.limit(most)
  return found.map(({ userId, sealed }) => ({ userId, sealed: sealed ?? '' }))
}

export async function switchSecondFactorOff(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(users)
    .set({ totpSecret: null, totpSince: null, totpLastStep: null })
    .where(eq(users.id, userId))
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}
