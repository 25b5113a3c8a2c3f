import type { FileKind } from '#features/income/facts/domain/public.ts'
import type { ResultPlatform } from '#features/income/facts/server/public.ts'
import type { BulkColumn } from '#platform/server/database/bulk-rows.ts'
import type { NormalFile, OrderRow, PeriodRow, SettlementRow, TripRow } from '../domain/normal-rows.ts'

export type FactRow = NormalFile['rows'][number]

/** What a row becomes: the reference that it speaks of, and the row. */
export interface FactOf<Row extends FactRow = FactRow> {
  readonly refId: string
  readonly row: Row
}

/** How a kind of facts is stored. Names are those of the database. */
export interface FactTable {
  readonly table: string
  readonly keys: readonly BulkColumn<FactOf>[]
  readonly values: readonly BulkColumn<FactOf>[]
  /** In which slots a row counts: its own, that of its ride, or in none. */
  readonly slot: 'own' | 'of-ride' | 'none'
  /**
   * Whose row of a key holds: the file's that was loaded last (D32), or that of the greatest (as_of, sha256).
   */
  readonly holds: 'last-loaded' | 'latest'
}

/** The platform that a kind of file speaks for. */
export const PLATFORM_OF: Readonly<Record<FileKind, ResultPlatform>> = {
  settlement: 'settlement',
  'bolt-trips': 'bolt',
  'bolt-earnings': 'bolt',
  'uber-trips': 'uber',
  'uber-orders': 'uber',
  'uber-drivers': 'uber',
  'freenow-earnings': 'freenow',
}

/** How the rows of a file are stored. */
export function factTableOf(file: NormalFile): FactTable {
  const platform = PLATFORM_OF[file.kind]
  switch (file.kind) {
    case 'bolt-trips':
    case 'uber-trips':
      return tripTable(platform)
    case 'uber-orders':
      return orderTable
    case 'settlement':
      return settlementTable
    default:
      return periodTable(platform, file)
  }
}

type Value = string | number | null

/** A column under the name that it has in the database. */
function column<Row extends FactRow>(
  name: string,
  type: BulkColumn<FactOf>['type'],
  value: (row: Row) => Value,
): BulkColumn<FactOf> {
  return { name, type, value: ({ row }) => value(row as Row) }
}

const refColumn: BulkColumn<FactOf> = { name: 'ref_id', type: 'uuid', value: ({ refId }) => refId }
const rowNumber = column('row_no', 'integer', ({ row }) => row)

function tripTable(platform: ResultPlatform): FactTable {
  return {
    table: 'result_trips',
    keys: [
      column('platform', 'text', () => platform),
      column<TripRow>('trip_key', 'text', ({ tripKey }) => tripKey),
    ],
    values: [
      refColumn,
      column<TripRow>('started_at', 'timestamp', ({ startedAt }) => startedAt),
      column<TripRow>('date', 'date', ({ date }) => date),
      column<TripRow>('shift', 'text', ({ shift }) => shift),
      column<TripRow>('completed', 'integer', ({ completed }) => Number(completed)),
      column<TripRow>('plate', 'text', ({ plate }) => plate),
      column<TripRow>('distance_m', 'integer', ({ distanceM }) => distanceM),
      column<TripRow>('gross_grosze', 'integer', ({ grossGrosze }) => grossGrosze),
      column<TripRow>('cash_grosze', 'integer', ({ cashGrosze }) => cashGrosze),
      column<TripRow>('tip_grosze', 'integer', ({ tipGrosze }) => tipGrosze),
      rowNumber,
    ],
    slot: 'own',
    holds: 'latest',
  }
}

const orderTable: FactTable = {
  table: 'result_orders',
  keys: [column<OrderRow>('transaction_key', 'text', ({ transactionId }) => transactionId)],
  values: [
    refColumn,
    column<OrderRow>('trip_key', 'text', ({ tripKey }) => tripKey),
    column<OrderRow>('net_grosze', 'integer', ({ netGrosze }) => netGrosze),
    column<OrderRow>('cash_grosze', 'integer', ({ cashGrosze }) => cashGrosze),
    column<OrderRow>('description', 'text', ({ description }) => description),
    rowNumber,
  ],
  slot: 'of-ride',
  holds: 'latest',
}

const settlementTable: FactTable = {
  table: 'result_settlements',
  keys: [
    refColumn,
    column<SettlementRow>('date', 'date', ({ date }) => date),
    column<SettlementRow>('shift', 'text', ({ shift }) => shift),
  ],
  values: [
    column<SettlementRow>('total_income_grosze', 'integer', (row) => row.totalIncomeGrosze),
    column<SettlementRow>('company_income_grosze', 'integer', (row) => row.companyIncomeGrosze),
    column<SettlementRow>('mileage_m', 'integer', ({ mileageM }) => mileageM),
    column<SettlementRow>('km_start', 'integer', ({ kmStart }) => kmStart),
    column<SettlementRow>('km_end', 'integer', ({ kmEnd }) => kmEnd),
    column<SettlementRow>('bolt_rides', 'integer', ({ boltRides }) => boltRides),
    column<SettlementRow>('uber_rides', 'integer', ({ uberRides }) => uberRides),
    column<SettlementRow>('freenow_rides', 'integer', ({ freenowRides }) => freenowRides),
    column<SettlementRow>('fuel_total_grosze', 'integer', ({ fuelTotalGrosze }) => fuelTotalGrosze),
    column<SettlementRow>(
      'average_consumption_hundredths',
      'integer',
      (row) => row.averageConsumptionHundredths,
    ),
    rowNumber,
  ],
  slot: 'own',
  holds: 'last-loaded',
}

function periodTable(platform: ResultPlatform, { periodStart, periodEnd, asOf }: NormalFile): FactTable {
  return {
    table: 'result_periods',
    keys: [
      column('platform', 'text', () => platform),
      refColumn,
      column('period_start', 'date', () => periodStart ?? asOf),
      column('period_end', 'date', () => periodEnd ?? asOf),
    ],
    values: [
      column<PeriodRow>('gross_grosze', 'integer', ({ grossGrosze }) => grossGrosze),
      column<PeriodRow>('net_grosze', 'integer', ({ netGrosze }) => netGrosze),
      column<PeriodRow>('cash_grosze', 'integer', ({ cashGrosze }) => cashGrosze),
      column<PeriodRow>('tips_grosze', 'integer', ({ tipsGrosze }) => tipsGrosze),
      column<PeriodRow>('bonus_grosze', 'integer', ({ bonusGrosze }) => bonusGrosze),
      column<PeriodRow>('commission_grosze', 'integer', ({ commissionGrosze }) => commissionGrosze),
      column<PeriodRow>('payout_grosze', 'integer', ({ payoutGrosze }) => payoutGrosze),
      column<PeriodRow>('rides', 'integer', ({ rides }) => rides),
      column<PeriodRow>('raw_grosze', 'jsonb', ({ amounts }) => JSON.stringify(amounts)),
      rowNumber,
    ],
    slot: 'none',
    holds: 'latest',
  }
}
