import { and, between, inArray } from 'drizzle-orm'
import { MONEY_KINDS, moneyPlace, RIDE_APPS } from '#features/income/facts/domain/public.ts'
import { shiftResults } from '#features/income/facts/server/public.ts'
import type { DrivenShift, IncomeFact } from '#features/settlement/domain/public.ts'
import { addDays } from '#kernel/calendar-date.ts'
import { mondayOf, type Week } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'

export interface DrivenWeek {
  readonly facts: readonly IncomeFact[]
  readonly shifts: readonly DrivenShift[]
}

type Row = typeof shiftResults.$inferSelect

/**
 * What the shifts of a week brought each of these drivers, one row a slot. For examples, which close nothing:
 * what can't be split by shift is not in it.
 */
export async function drivenWeeks(
  queries: Queries,
  week: Week,
  driverIds: readonly string[],
): Promise<Map<string, DrivenWeek>> {
  if (driverIds.length === 0) return new Map()
  const monday = mondayOf(week)
  const rows = await queries
    .select()
    .from(shiftResults)
    .where(
      and(
        between(shiftResults.date, monday, addDays(monday, 6)),
        inArray(shiftResults.driverId, [...driverIds]),
      ),
    )
  return new Map(
    [...Map.groupBy(rows, ({ driverId }) => driverId)].map(([driver, own]) => [
      driver,
      { facts: own.flatMap(factsOfSlot), shifts: own.filter(hasDriven).map(shiftOf) },
    ]),
  )
}

function factsOfSlot(row: Row): IncomeFact[] {
  const { date, shift } = row
  const slot = `${date}:${shift}`
  return RIDE_APPS.flatMap((app) =>
    MONEY_KINDS.flatMap((kind) => {
      const grosze = row.money?.[moneyPlace(app, kind) - 1] ?? ofColumns(row, app, kind)
      return grosze === null
        ? []
        : [
            {
              id: `${slot}:${app}:${kind}`,
              app,
              kind,
              grosze,
              belongs: { date, shift },
              row: `${slot}:${app}`,
            },
          ]
    }),
  )
}

/** Slots that were folded before amounts had places: net and cash as their columns say. */
function ofColumns(
  row: Row,
  app: (typeof RIDE_APPS)[number],
  kind: (typeof MONEY_KINDS)[number],
): number | null {
  if (row.money !== null) return null
  const columns = {
    bolt: { net: row.boltNetGrosze ?? row.boltGrossGrosze, cash: row.boltCashGrosze },
    uber: { net: row.uberNetGrosze, cash: row.uberCashGrosze },
    freenow: { net: row.freenowNetGrosze, cash: row.freenowCashGrosze },
  }
  return kind === 'net' || kind === 'cash' ? columns[app][kind] : null
}

function hasDriven(row: Row): boolean {
  const told = [row.totalIncomeGrosze, row.boltRides, row.uberRides, row.freenowRides]
  return told.some((value) => value !== null && value !== 0)
}

function shiftOf({ date, shift }: Row): DrivenShift {
  return { id: `shift:${date}:${shift}`, date, shift, minutes: null }
}
