import { type MoneyKind, RIDE_APPS, type RideApp } from '#features/income/facts/domain/public.ts'
import { addDays, type CalendarDate, formatStateDay } from '#kernel/calendar-date.ts'
import { mondayOf, sameWeek, type Week, weekOf } from '#kernel/week.ts'
import { type Cell, CSV_TYPE, csvFile, moneyCell } from '#platform/pure/csv-file.ts'
import type { FileAnswer } from '#platform/pure/endpoint.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import { XLSX_TYPE, xlsxFile } from '#platform/server/files/xlsx.ts'
import { cashTaken, earned, incomePerShift, ridesTotal, summed } from '../../domain/statistics/averages.ts'
import { type DriverWeek, fromOf, moneyOfRow } from '../../domain/statistics/driver-weeks.ts'
import type { EarnedFrom } from '../../domain/statistics/earned-from.ts'
import type { NameOf } from '../../domain/statistics/extremes.ts'
import { addMoney, type MoneySums, moneyOf } from '../../domain/statistics/money-sums.ts'
import type { Period } from '../../domain/statistics/period.ts'
import { consumptionOf, fuelOf, type ShiftResult } from '../../domain/statistics/shift-result.ts'
import { addTallies, type Tally } from '../../domain/statistics/tally.ts'
import type { UnsplitResult } from '../../domain/statistics/unsplit.ts'
import type { WeekTally } from '../../domain/statistics/weeks.ts'
import { RESULTS_FILES } from '../../texts-statistics.ts'
import type { MoneyOf } from './money-store.ts'

export type FileFormat = 'csv' | 'xlsx'

/** Whose money has columns, in the order of screens. */
interface OfApps {
  readonly apps: readonly RideApp[]
}

/** Of each app. */
const KINDS = [
  'gross',
  'commission',
  'net',
  'tip',
  'toll',
  'campaign',
  'cancellation',
  'cash',
] as const satisfies readonly MoneyKind[]

/** Came later: they stand behind all others, so that no sheet that reads by places is put out. */
const LATER_KINDS = ['adjustment', 'payout'] as const satisfies readonly MoneyKind[]
type FileKinds = typeof KINDS | typeof LATER_KINDS

const headingsOf = ({ apps }: OfApps, kinds: FileKinds): string[] =>
  apps.flatMap((app) => kinds.map((kind) => RESULTS_FILES.money(app, kind)))
const amountsOf = (money: MoneySums, { apps }: OfApps, kinds: FileKinds): Cell[] =>
  apps.flatMap((app) => kinds.map((kind) => moneyCell(moneyOf(money, app, kind))))

const moneyHeadings = (listed: OfApps): string[] => [
  ...headingsOf(listed, KINDS),
  ...headingsOf(listed, LATER_KINDS),
]

interface ListedShifts extends OfApps {
  readonly rows: readonly ShiftResult[]
  readonly unsplit: readonly UnsplitResult[]
}

/**
 * Daily results as a spreadsheet (D37), beneath them what can't be split by shift; a cell without data is
 * empty.
 */
export function shiftsFile(
  listed: ListedShifts,
  nameOf: NameOf,
  period: Period,
  format: FileFormat,
): Promise<FileAnswer> {
  const shifts = listed.rows.map((row): Cell[] => [
    ...[formatStateDay(row.date), SHIFT_ON_WIRE[row.shift], nameOf(row.driverId), row.reg],
    moneyCell(row.totalIncomeGrosze),
    row.incomeFrom === null ? null : RESULTS_FILES.incomeFrom[row.incomeFrom],
    ...amountsOf(moneyOfRow(row), listed, KINDS),
    ...[row.boltRides, row.uberRides, row.freenowRides],
    thousandths(row.mileageM),
    moneyCell(fuelOf(row)),
    fuelOf(row) === null ? null : RESULTS_FILES.fuelFrom[row.fuelPageGrosze === null ? 'sheet' : 'page'],
    hundredths(consumptionOf(row)),
    null,
    ...amountsOf(moneyOfRow(row), listed, LATER_KINDS),
  ])
  const unsplit = listed.unsplit.map((sum): Cell[] => [
    ...[daysOf(sum.date, sum.until), RESULTS_FILES.unsplit, nameOf(sum.driverId), null],
    moneyCell(sum.totalIncomeGrosze),
    sum.incomeFrom === null ? null : RESULTS_FILES.incomeFrom[sum.incomeFrom],
    ...amountsOf(sum.money, listed, KINDS),
    ...[null, null, null, null, null, null, null, sum.rides],
    ...amountsOf(sum.money, listed, LATER_KINDS),
  ])
  const { start, end } = RESULTS_FILES.shifts
  const headings = [...start, ...headingsOf(listed, KINDS), ...end, ...headingsOf(listed, LATER_KINDS)]
  return file(RESULTS_FILES.name, [headings, ...shifts, ...unsplit], period, format)
}

interface ListedWeeks extends OfApps {
  readonly weeks: readonly WeekTally[]
  readonly money: readonly MoneyOf[]
}

/** Sums by week as a spreadsheet (D37). */
export function weeksFile(listed: ListedWeeks, period: Period, format: FileFormat): Promise<FileAnswer> {
  const cells = listed.weeks.map(({ day, night, unsplit, ...week }): Cell[] => {
    const all = addTallies([day, night, unsplit])
    const ofWeek = listed.money.filter(({ date }) => sameWeek(weekOf(date), week))
    const told = addMoney(ofWeek.map(({ money }) => money))
    return [
      ...daysOfWeek(week),
      ...[day.shifts, night.shifts],
      ...[day, night, unsplit, all].map((tally) => moneyCell(earned(tally).value)),
      ...figuresOf(all),
      ...amountsOf(told, listed, KINDS),
      ...amountsOf(told, listed, LATER_KINDS),
    ]
  })
  const headings = [...RESULTS_FILES.weeks, ...RESULTS_FILES.figures, ...moneyHeadings(listed)]
  return file(RESULTS_FILES.weeksName, [headings, ...cells], period, format)
}

interface ListedDriverWeeks extends OfApps {
  readonly weeks: readonly DriverWeek[]
}

/** Each driver's weeks as a spreadsheet (D37), in the order of time, then of names. */
export function driverWeeksFile(
  listed: ListedDriverWeeks,
  nameOf: NameOf,
  period: Period,
  format: FileFormat,
): Promise<FileAnswer> {
  const polish = new Intl.Collator('pl')
  const inOrder = listed.weeks.toSorted(
    (a, b) => a.year - b.year || a.week - b.week || polish.compare(nameOf(a.driverId), nameOf(b.driverId)),
  )
  const cells = inOrder.map(({ driverId, tally, money, rows, ...week }): Cell[] => [
    ...daysOfWeek(week),
    nameOf(driverId),
    tally.shifts,
    moneyCell(earned(tally).value),
    tally.earnedGrossRows,
    moneyCell(tally.unsplitEarnedRows === 0 ? null : tally.unsplitEarnedGrosze),
    tally.unsplitEarnedRows === 0
      ? null
      : RESULTS_FILES.incomeFrom[tally.unsplitEarnedGrossRows === 0 ? 'net' : 'gross'],
    ...figuresOf(tally),
    ...amountsOf(money, listed, KINDS),
    ...amountsOf(money, listed, LATER_KINDS),
    earnedFromCell(fromOf(rows, tally)),
  ])
  const headings = [
    ...RESULTS_FILES.driverWeeks,
    ...RESULTS_FILES.figures,
    ...moneyHeadings(listed),
    RESULTS_FILES.earnedBy,
  ]
  return file(RESULTS_FILES.driverWeeksName, [headings, ...cells], period, format)
}

function earnedFromCell(from: EarnedFrom | null): Cell {
  return from && RESULTS_FILES.earnedFrom[from]
}

/** Under `RESULTS_FILES.figures`. */
function figuresOf(tally: Tally): Cell[] {
  return [
    moneyCell(cashTaken(tally).value),
    moneyCell(incomePerShift(tally).value),
    thousandths(summed(tally.mileageM, tally.mileageRows).value),
    ...(tally.ridesRows === 0 ? [null, null, null] : RIDE_APPS.map((app) => tally[`${app}Rides`])),
    ridesTotal(tally).value,
  ]
}

function daysOfWeek(week: Week): Cell[] {
  const monday = mondayOf(week)
  return [
    `${week.year}-W${String(week.week).padStart(2, '0')}`,
    formatStateDay(monday),
    formatStateDay(addDays(monday, 6)),
  ]
}

function daysOf(from: CalendarDate, to: CalendarDate): string {
  return from === to ? formatStateDay(from) : `${formatStateDay(from)} – ${formatStateDay(to)}`
}

async function file(
  name: string,
  rows: readonly (readonly Cell[])[],
  { from, to }: Period,
  format: FileFormat,
): Promise<FileAnswer> {
  const fileName = `${name}_${from}_${to}.${format}`
  return format === 'csv'
    ? { fileName, contentType: CSV_TYPE, body: csvFile(rows) }
    : { fileName, contentType: XLSX_TYPE, body: await xlsxFile(RESULTS_FILES.sheet, rows) }
}

function hundredths(value: number | null): number | null {
  return value === null ? null : value / 100
}

function thousandths(value: number | null): number | null {
  return value === null ? null : value / 1000
}
