import { and, between, gte, inArray, lte } from 'drizzle-orm'
import { fuelOfPeriod } from '#features/fuel/server/public.ts'
import { MONEY_KINDS, moneyPlace, RIDE_APPS } from '#features/income/facts/domain/public.ts'
import { shiftResults, unsplitResults } from '#features/income/facts/server/public.ts'
import type { DrivenShift, IncomeFact } from '#features/settlement/domain/public.ts'
import { addDays } from '#kernel/calendar-date.ts'
import { slotKey } from '#kernel/slot.ts'
import { mondayOf, type Week } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'

export interface DrivenWeek {
  readonly facts: readonly IncomeFact[]
  readonly shifts: readonly DrivenShift[]
}

type Row = typeof shiftResults.$inferSelect
type Unsplit = typeof unsplitResults.$inferSelect

/**
 * What a week brought each of these drivers, by slot, and what no slot has by its days: for examples, which
 * close nothing. Hours are those of the fuel page.
 */
export async function drivenWeeks(
  queries: Queries,
  week: Week,
  driverIds: readonly string[],
): Promise<Map<string, DrivenWeek>> {
  if (driverIds.length === 0) return new Map()
  const monday = mondayOf(week)
  const sunday = addDays(monday, 6)
  const ids = [...driverIds]
  const rows = await queries
    .select()
    .from(shiftResults)
    .where(and(between(shiftResults.date, monday, sunday), inArray(shiftResults.driverId, ids)))
  // An app's week may end early on the day after (Uber's ends on Monday at 04:00).
  const unsplit = await queries
    .select()
    .from(unsplitResults)
    .where(
      and(
        gte(unsplitResults.date, monday),
        lte(unsplitResults.date, sunday),
        lte(unsplitResults.until, addDays(sunday, 1)),
        inArray(unsplitResults.driverId, ids),
      ),
    )
  const minutes = new Map(
    (await fuelOfPeriod(queries, monday, sunday)).map((fuel) => [
      `${fuel.driverId} ${slotKey(fuel)}`,
      fuel.workedMinutes,
    ]),
  )
  const slots = Map.groupBy(rows, ({ driverId }) => driverId)
  const sums = Map.groupBy(unsplit, ({ driverId }) => driverId)
  return new Map(
    [...new Set([...slots.keys(), ...sums.keys()])].map((driver) => [
      driver,
      {
        facts: [
          ...(slots.get(driver) ?? []).flatMap(factsOfSlot),
          ...(sums.get(driver) ?? []).flatMap(factsOfDays),
        ],
        shifts: (slots.get(driver) ?? [])
          .filter(hasDriven)
          .map((row) => shiftOf(row, minutes.get(`${driver} ${slotKey(row)}`) ?? null)),
      },
    ]),
  )
}

function factsOfSlot(row: Row): IncomeFact[] {
  const { date, shift } = row
  return factsOf(`${date}:${shift}`, { date, shift }, (app, kind) =>
    row.money ? (row.money[moneyPlace(app, kind) - 1] ?? null) : ofColumns(row, app, kind),
  )
}

function factsOfDays({ date, until, money }: Unsplit): IncomeFact[] {
  return factsOf(
    `${date}:${until}`,
    { from: date, to: until },
    (app, kind) => money[moneyPlace(app, kind) - 1] ?? null,
  )
}

type App = (typeof RIDE_APPS)[number]
type Kind = (typeof MONEY_KINDS)[number]

function factsOf(
  of: string,
  belongs: IncomeFact['belongs'],
  amountOf: (app: App, kind: Kind) => number | null,
): IncomeFact[] {
  return RIDE_APPS.flatMap((app) => {
    const row = `${of}:${app}`
    return MONEY_KINDS.flatMap((kind) => {
      const grosze = amountOf(app, kind)
      return grosze === null ? [] : [{ id: `${row}:${kind}`, app, kind, grosze, belongs, row }]
    })
  })
}

/** Slots that were folded before amounts had places: net and cash as their columns say. */
function ofColumns(row: Row, app: App, kind: Kind): number | null {
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

function shiftOf({ date, shift }: Row, minutes: number | null): DrivenShift {
  return { id: `shift:${date}:${shift}`, date, shift, minutes }
}
