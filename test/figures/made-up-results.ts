import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { MONEY_PLACES, type MoneySums } from '#features/figures/domain/statistics/money-sums.ts'
import type { ShiftResult } from '#features/figures/domain/statistics/shift-result.ts'
import type { UnsplitResult } from '#features/figures/domain/statistics/unsplit.ts'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'

const EMPTY = {
  reg: null,
  totalIncomeGrosze: null,
  companyIncomeGrosze: null,
  boltNetGrosze: null,
  boltCashGrosze: null,
  boltGrossGrosze: null,
  uberNetGrosze: null,
  uberCashGrosze: null,
  freenowNetGrosze: null,
  freenowCashGrosze: null,
  boltRides: null,
  uberRides: null,
  freenowRides: null,
  mileageM: null,
  kmStart: null,
  kmEnd: null,
  fuelTotalGrosze: null,
  averageConsumptionHundredths: null,
  money: null,
  incomeFrom: null,
  fuelPageGrosze: null,
  fuelledMl: null,
  workedMinutes: null,
} satisfies Partial<ShiftResult>

/** A row of which nothing is known but what is said. */
export function madeUpRow(said: Partial<ShiftResult>): ShiftResult {
  return {
    id: `${said.driverId ?? 'adam'} ${said.date ?? '2026-11-02'} ${said.shift ?? 'day'}`,
    driverId: 'adam',
    date: '2026-11-02' as CalendarDate,
    shift: 'day',
    ...EMPTY,
    ...said,
  }
}

/** Values on, beside and far from each threshold, and none at all; few of them, so that ties are common. */
function oneOf(...values: readonly number[]) {
  return fc.constantFrom(null, ...values)
}

const figures = fc.record({
  reg: fc.constantFrom(null, 'WX1105B', 'WX9792T'),
  totalIncomeGrosze: oneOf(-100, 0, 1, 30_050, 30_051, 45_000, 45_000, 120_000),
  companyIncomeGrosze: oneOf(-5_000, 0, 1, 9_000, 20_000),
  boltNetGrosze: oneOf(0, 10_001, 25_000),
  boltCashGrosze: oneOf(0, 5_000),
  boltGrossGrosze: oneOf(0, 30_000),
  uberNetGrosze: oneOf(-300, 0, 12_345),
  uberCashGrosze: oneOf(0, 700),
  freenowNetGrosze: oneOf(0, 8_000),
  freenowCashGrosze: oneOf(0),
  boltRides: oneOf(0, 3, 11),
  uberRides: oneOf(0, 1, 7),
  freenowRides: oneOf(0, 2),
  mileageM: oneOf(0, 10_000, 10_001, 187_300, 1_199_999, 1_200_000),
  kmStart: oneOf(0, 1, 120_000),
  kmEnd: oneOf(0, 1, 120_187),
  fuelTotalGrosze: oneOf(0, 100, 101, 8_764),
  averageConsumptionHundredths: oneOf(99, 100, 642, 1_500, 1_501),
  money: fc.oneof(fc.constant(null), moneyOfApps()),
  incomeFrom: fc.constantFrom(null, 'sheet' as const, 'net' as const, 'gross' as const),
})

/** Amounts of all apps, most of them not told. */
function moneyOfApps() {
  return fc.array(fc.constantFrom(null, null, 0, 1_250, 30_000, -1_460), {
    minLength: MONEY_PLACES,
    maxLength: MONEY_PLACES,
  })
}

/** Random sums over some days that can't be split by shift. */
export function madeUpUnsplit(drivers: readonly string[], first: CalendarDate, days: number) {
  return fc.uniqueArray(
    fc
      .record({
        driverId: fc.constantFrom(...drivers),
        offset: fc.integer({ min: 0, max: days - 1 }),
        length: fc.constantFrom(0, 0, 6, 30),
        totalIncomeGrosze: oneOf(-20_000, 0, 8_000, 120_437),
        incomeFrom: fc.constantFrom(null, 'net' as const, 'gross' as const),
        money: moneyOfApps(),
        rides: oneOf(0, 14),
      })
      .map(
        ({ offset, length, ...told }): UnsplitResult => ({
          ...told,
          date: addDays(first, offset),
          until: addDays(first, offset + length),
        }),
      ),
    { maxLength: 12, selector: ({ driverId, date, until }) => `${driverId} ${date} ${until}` },
  )
}

/** Random results of a few drivers and days; one row at the most per driver, date and shift. */
export function madeUpRows(drivers: readonly string[], first: CalendarDate, days: number) {
  const keys = fc.uniqueArray(
    fc.record({
      driverId: fc.constantFrom(...drivers),
      date: fc.integer({ min: 0, max: days - 1 }).map((offset) => addDays(first, offset)),
      shift: fc.constantFrom('day' as const, 'night' as const),
    }),
    { maxLength: 60, selector: ({ driverId, date, shift }) => `${driverId} ${date} ${shift}` },
  )
  return keys.chain((slots) =>
    fc
      .tuple(...slots.map(() => figures))
      .map((values) => slots.map((slot, index) => madeUpRow({ ...values[index], ...slot }))),
  )
}

/** As `shift_results` keeps it, under an id of its own; what the fuel page has stands elsewhere. */
export function stored({ money, fuelPageGrosze: _f, fuelledMl: _l, workedMinutes: _m, ...row }: ShiftResult) {
  return { ...row, id: randomUUID(), money: inDatabase(money) }
}

/** As `unsplit_results` keeps it. */
export function storedUnsplit({ money, ...sum }: UnsplitResult) {
  return { appsIncomeGrosze: sum.totalIncomeGrosze, ...sum, money: inDatabase(money) ?? [] }
}

/** The column holds nulls, which its type does not say. */
function inDatabase(money: MoneySums | null): number[] | null {
  return money as number[] | null
}
