import { randomUUID } from 'node:crypto'
import { asc, desc, inArray } from 'drizzle-orm'
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
