import { randomUUID } from 'node:crypto'
import { asc, desc, eq, inArray } from 'drizzle-orm'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { bonuses } from './tables.ts'

export interface StoredBonus {
  readonly id: string
  readonly date: CalendarDate
  readonly shift: Shift
  /** PLN */
  readonly value: number
}

const columns = { id: bonuses.id, date: bonuses.date, shift: bonuses.shift, value: bonuses.value }

export function bonusesOn(queries: Queries, dates: readonly CalendarDate[]): Promise<StoredBonus[]> {
  return queries
    .select(columns)
    .from(bonuses)
    .where(inArray(bonuses.date, [...dates]))
    .orderBy(asc(bonuses.date), asc(bonuses.shift))
}

/** Newest date first (Spec 2 §2 'Bonuses'); 'day' sorts before 'night' by its letters. */
export function allBonuses(queries: Queries): Promise<StoredBonus[]> {
  return queries.select(columns).from(bonuses).orderBy(desc(bonuses.date), asc(bonuses.shift))
}

/** @returns the new bonus' id; undefined where the date and shift has one already */
export async function insertBonus(
  tx: Tx,
  bonus: Omit<StoredBonus, 'id'>,
  now: string,
): Promise<string | undefined> {
  const id = randomUUID()
  const inserted = await tx
    .insert(bonuses)
    .values({ id, ...bonus, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: bonuses.id })
  return inserted[0]?.id
}

/** Locks the bonus for change. @returns it; undefined where it is gone */
export async function bonusForChange(tx: Tx, id: string): Promise<StoredBonus | undefined> {
  const locked = () => tx.select(columns).from(bonuses).where(eq(bonuses.id, id)).for('update')
  // Whoever has waited for a change finds the old row gone and, asking again, the new one.
  return (await locked())[0] ?? (await locked())[0]
}

/**
 * Puts the changed bonus in the place of the old one. A new row, since only an insertion waits for another's
 * of the same shift.
 * @returns false where another bonus has the date and shift; the transaction must then not be kept
 */
export async function replaceBonus(tx: Tx, bonus: StoredBonus, now: string): Promise<boolean> {
  await deleteBonus(tx, bonus.id)
  const inserted = await tx
    .insert(bonuses)
    .values({ ...bonus, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: bonuses.id })
  return inserted.length === 1
}

export async function deleteBonus(tx: Tx, id: string): Promise<void> {
  await tx.delete(bonuses).where(eq(bonuses.id, id))
}
