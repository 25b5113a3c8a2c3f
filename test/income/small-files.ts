import { createHash } from 'node:crypto'
import type {
  OrderRow,
  PeriodRow,
  SettlementRow,
  TripRow,
} from '#features/income/imports/domain/normal-rows.ts'
import { parseDate } from '#kernel/calendar-date.ts'
import type { Phone } from '#kernel/phone.ts'

/** `2026-11-09` as a date. */
export function date(text: string) {
  const found = parseDate(text)
  if (!found) throw new Error(`${text} is no date.`)
  return found
}

/** Whom a row speaks of. */
export function who(name: string, phone: string | null = null, externalId: string | null = null) {
  return { name, phone: phone as Phone | null, externalId }
}

export function ride(tripKey: string, driver: TripRow['driver'], rest: Partial<TripRow> = {}): TripRow {
  return {
    row: 2,
    driver,
    tripKey,
    // The server takes the slot from the start (D2).
    startedAt: `${rest.date ?? '2026-11-09'}T${rest.shift === 'night' ? '20' : '10'}:00:00`,
    date: date('2026-11-09'),
    shift: 'day',
    completed: true,
    plate: null,
    distanceM: 4000,
    grossGrosze: 2500,
    cashGrosze: null,
    tipGrosze: null,
    ...rest,
  }
}

export function payment(
  transactionId: string,
  tripKey: string | null,
  netGrosze: number,
  driver: OrderRow['driver'],
): OrderRow {
  return {
    row: 2,
    driver,
    transactionId,
    tripKey,
    netGrosze,
    cashGrosze: 0,
    description: 'trip completed order',
  }
}

export function sheetRow(driver: SettlementRow['driver'], rest: Partial<SettlementRow> = {}): SettlementRow {
  return {
    row: 2,
    driver,
    date: date('2026-11-09'),
    shift: 'day',
    totalIncomeGrosze: 42_139,
    companyIncomeGrosze: 21_069,
    mileageM: 181_000,
    kmStart: 149_636,
    kmEnd: 149_817,
    boltRides: 6,
    uberRides: 11,
    freenowRides: 5,
    fuelTotalGrosze: 14_100,
    averageConsumptionHundredths: 781,
    ...rest,
  }
}

export function weekOf(driver: PeriodRow['driver'], netGrosze: number): PeriodRow {
  const none = {
    cashGrosze: null,
    tipsGrosze: null,
    bonusGrosze: null,
    commissionGrosze: null,
    payoutGrosze: null,
  }
  return {
    row: 2,
    driver,
    grossGrosze: null,
    netGrosze,
    ...none,
    rides: 58,
    amounts: { 'Suma zarobków': netGrosze },
  }
}

/** A file of these rows; its hash is that of what stands in it. */
export function fileOf<Kind extends string, Row extends { row: number }>(
  kind: Kind,
  rows: readonly Row[],
  asOf = '2026-11-15',
) {
  const numbered = rows.map((row, place) => ({ ...row, row: place + 2 }))
  return {
    kind,
    fileName: `${kind}.csv`,
    sha256: createHash('sha256')
      .update(JSON.stringify([kind, asOf, rows]))
      .digest('hex'),
    asOf: date(asOf),
    periodStart: date('2026-11-09'),
    periodEnd: date(asOf),
    rows: numbered,
  }
}
