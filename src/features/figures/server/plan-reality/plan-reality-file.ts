import type { HoursOfShifts } from '#features/income/bolt/server/public.ts'
import { formatStateDay } from '#kernel/calendar-date.ts'
import type { Week } from '#kernel/week.ts'
import { CSV_TYPE, csvFile, moneyCell } from '#platform/pure/csv-file.ts'
import type { FileAnswer } from '#platform/pure/endpoint.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import type { Difference } from '../../domain/plan-reality.ts'
import type { NameOf } from '../../domain/statistics/extremes.ts'
import { PLAN_REALITY_FILE, planRealityTexts } from '../../texts-plan-reality.ts'

/** The differences of a week as CSV (D37); a cell without data is empty. */
export function planRealityFile(
  differences: readonly Difference[],
  nameOf: NameOf,
  hoursOf: HoursOfShifts,
  { year, week }: Week,
): FileAnswer {
  const rows = differences.map((row) => [
    formatStateDay(row.date),
    SHIFT_ON_WIRE[row.shift],
    nameOf(row.driverId),
    planRealityTexts.kinds[row.kind],
    row.plannedReg,
    row.drivenReg,
    row.rides,
    moneyCell(row.totalIncomeGrosze),
    row.totalIncomeGrosze === null ? null : PLAN_REALITY_FILE.incomeFrom[row.gross ? 'gross' : 'net'],
    ...hoursCells(hoursOf(row)),
  ])
  return {
    fileName: `${PLAN_REALITY_FILE.name}_${year}-W${String(week).padStart(2, '0')}.csv`,
    contentType: CSV_TYPE,
    body: csvFile([PLAN_REALITY_FILE.columns, ...rows]),
  }
}

/** Whole minutes. */
function hoursCells(hours: ReturnType<HoursOfShifts>): (number | null)[] {
  return hours ? [hours.online, hours.waiting, hours.driving] : [null, null, null]
}
