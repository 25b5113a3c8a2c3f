import { namesOf } from '#features/income/matching/server/public.ts'
import { ok } from '#kernel/result.ts'
import { slotKey } from '#kernel/slot.ts'
import { type Route, reads } from '#platform/server/http/route.ts'
import { listBonusWinners } from '../../contract-winners.ts'
import { bonusWinners } from '../../domain/winners.ts'
import { incomesOfBonusShifts } from './winners-store.ts'

/** Who took the bonuses of shifts ('3 TOP zgarnia bonus', Spec 1 §9). */
export function winnerRoutes(): Route[] {
  return [
    reads(listBonusWinners, async (_input, { queries }) => {
      const incomes = await incomesOfBonusShifts(queries)
      const { nameOf } = await namesOf(queries, [...new Set(incomes.map(({ driverId }) => driverId))])
      const bySlot = Map.groupBy(incomes, slotKey)
      return ok({
        data: [...bySlot.values()].flatMap((rows) => {
          const [first] = rows
          if (!first) return []
          const winners = bonusWinners(rows, nameOf)
          const gross = new Set(rows.filter((row) => row.gross).map(({ driverId }) => driverId))
          return {
            date: first.date,
            shift: first.shift,
            results: rows.length,
            winners: winners.map((winner) => ({
              ...winner,
              fullName: nameOf(winner.driverId),
              gross: gross.has(winner.driverId),
            })),
          }
        }),
      })
    }),
  ]
}
