import { bonusesOf } from '#features/bonuses/server/public.ts'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { fromPln } from '#kernel/money.ts'
import type { Shift } from '#kernel/shift.ts'
import { slotKey } from '#kernel/slot.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { bonusWinners } from '../../domain/winners.ts'
import { incomesOfBonusShifts } from './winners-store.ts'

interface BonusWon {
  readonly driverId: string
  readonly date: CalendarDate
  readonly shift: Shift
  /** The whole bonus of the shift, which each of its winners takes (Spec 1 §9). */
  readonly grosze: number
}

/** Who won the bonuses of these dates, both included, by what is known now. The order does not change. */
export async function bonusesWon(
  queries: Queries,
  from: CalendarDate,
  until: CalendarDate,
): Promise<BonusWon[]> {
  const dates: CalendarDate[] = []
  for (let date = from; date <= until; date = addDays(date, 1)) dates.push(date)
  const bonuses = await bonusesOf(queries, dates)
  if (bonuses.length === 0) return []
  const incomes = Map.groupBy(await incomesOfBonusShifts(queries, { from, until }), slotKey)
  return bonuses.flatMap(({ date, shift, value }) =>
    bonusWinners(incomes.get(slotKey({ date, shift })) ?? [], (id) => id).map(({ driverId }) => ({
      ...{ driverId, date, shift },
      grosze: fromPln(value),
    })),
  )
}
