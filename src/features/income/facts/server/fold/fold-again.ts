import { sql } from 'drizzle-orm'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import type { Database, Tx } from '#platform/server/database/database.ts'
import { refoldDue } from '../tables.ts'
import { foldTouched } from './fold-slots.ts'
import { beginResults } from './touched-slots.ts'

/**
 * Folds the weeks once more that an upgrade left due, the newest first, each in a transaction of its own, so
 * that loads and screens have their turns in between. Of several processes one folds a week, and what a stop
 * cuts off is done at the next start. Closed weeks are not compared for it: no fact has changed (decision
 * 0024).
 * @param isStopped asked before each week
 * @returns how many weeks were folded here
 */
export async function foldDueWeeks(database: Database, isStopped = () => false): Promise<number> {
  let folded = 0
  while (!isStopped() && (await isAnyDue(database))) {
    await database.transaction(async (tx) => {
      await beginResults(tx)
      const monday = await takeWeek(tx)
      if (!monday) return
      await touchWeekOf(tx, monday)
      await foldTouched(tx, { keepsWeeks: false })
      folded++
    })
  }
  return folded
}

async function isAnyDue({ queries }: Database): Promise<boolean> {
  return (await queries.select().from(refoldDue).limit(1)).length > 0
}

async function takeWeek(tx: Tx): Promise<CalendarDate | undefined> {
  const { rows } = await tx.execute<{ monday: CalendarDate }>(sql`
    DELETE FROM ${refoldDue} WHERE monday = (SELECT max(monday) FROM ${refoldDue}) RETURNING monday`)
  return rows[0]?.monday
}

/** All that begins in the week: what is folded of it, and what is told of it. */
async function touchWeekOf(tx: Tx, monday: CalendarDate): Promise<void> {
  const within = sql`BETWEEN ${monday}::date AND ${addDays(monday, 6)}::date`
  await tx.execute(sql`
    INSERT INTO touched_slots (driver_id, date, shift, until)
    SELECT driver_id, date, shift, NULL::date FROM shift_results WHERE date ${within}
    UNION SELECT driver_id, date, NULL, until FROM unsplit_results WHERE date ${within}
    UNION SELECT ref.driver_id, told.date, told.shift, told.until
    FROM platform_drivers AS ref JOIN income_statements AS told ON told.ref_id = ref.id
    WHERE ref.driver_id IS NOT NULL AND told.holds AND told.date ${within}`)
}
