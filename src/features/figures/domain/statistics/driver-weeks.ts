import { MONEY_KINDS } from '#features/income/facts/domain/public.ts'
import { mondayOf, type Week, weekOf } from '#kernel/week.ts'
import { type EarnedFrom, earnedFrom } from './earned-from.ts'
import { addMoney, type MoneySums } from './money-sums.ts'
import { APPS, type ShiftResult, toldOf } from './shift-result.ts'
import { addTallies, type Tally, tallyOf } from './tally.ts'
import { type UnsplitResult, unsplitTally } from './unsplit.ts'

/** What a driver has of a week: of all shifts, and of what can't be split by shift. */
export interface DriverWeek extends Week {
  readonly driverId: string
  readonly rows: readonly ShiftResult[]
  readonly tally: Tally
  readonly money: MoneySums
}

/** One for each driver and week of which anything is known, in the order of time. */
export function driverWeeksOf(
  rows: readonly ShiftResult[],
  unsplit: readonly UnsplitResult[],
): readonly DriverWeek[] {
  const rowsIn = Map.groupBy(rows, ({ driverId, date }) => `${mondayOf(weekOf(date))} ${driverId}`)
  const unsplitIn = Map.groupBy(unsplit, ({ driverId, until }) => `${mondayOf(weekOf(until))} ${driverId}`)
  return [...new Set([...rowsIn.keys(), ...unsplitIn.keys()])].toSorted().flatMap((key) => {
    const [own, sums] = [rowsIn.get(key) ?? [], unsplitIn.get(key) ?? []]
    const driverId = own[0]?.driverId ?? sums[0]?.driverId
    const date = own[0]?.date ?? sums[0]?.until
    if (driverId === undefined || date === undefined) return []
    const tally = addTallies([tallyOf(own), unsplitTally(sums)])
    const money = addMoney([...own.map(moneyOfRow), ...sums.map((sum) => sum.money)])
    return { ...weekOf(date), driverId, rows: own, tally, money }
  })
}

/** On what the earnings of a week stand. A report of which the shifts say everything brings none of them. */
export function fromOf(
  rows: readonly ShiftResult[],
  tally: Pick<Tally, 'unsplitEarnedGrosze'>,
): EarnedFrom | null {
  const known = rows.filter(({ totalIncomeGrosze }) => totalIncomeGrosze !== null)
  const isSheet = ({ incomeFrom }: ShiftResult) => incomeFrom === 'sheet'
  return earnedFrom(known.some(isSheet), !known.every(isSheet) || tally.unsplitEarnedGrosze !== 0)
}

/** All that apps told of a shift, by `moneyPlace`, with what only has a field of its own. */
export function moneyOfRow(row: ShiftResult): MoneySums {
  return PLACES.map(({ app, kind }) => toldOf(row, app, kind))
}

const PLACES = APPS.flatMap((app) => MONEY_KINDS.map((kind) => ({ app, kind })))
