import { createHash } from 'node:crypto'
import type { FileKind, NormalFile, StatementRow } from '#features/income/facts/domain/public.ts'
import { parseDate } from '#kernel/calendar-date.ts'
import type { Phone } from '#kernel/phone.ts'

/** `2026-11-09` as a date. */
export function date(text: string) {
  const found = parseDate(text)
  if (!found) throw new Error(`${text} is no date.`)
  return found
}

type Driver = StatementRow['driver']
type Amounts = StatementRow['amounts']

/** Whom a row speaks of. */
export function who(name: string, phone: string | null = null, externalId: string | null = null): Driver {
  return { name, phone: phone as Phone | null, externalId }
}

const NOTHING = {
  row: 2,
  id: null,
  startedAt: null,
  date: date('2026-11-09'),
  shift: null,
  until: null,
  ofRide: null,
  plate: null,
  note: null,
} as const

interface RideSays {
  readonly date?: StatementRow['date']
  readonly shift?: 'day' | 'night'
  readonly startedAt?: string
  readonly completed?: boolean
  readonly plate?: string | null
  readonly distanceM?: number | null
  readonly grossGrosze?: number | null
  readonly cashGrosze?: number | null
  readonly tipGrosze?: number | null
  readonly netGrosze?: number | null
}

/** A ride by its app's own id, or without one. */
export function ride(id: string | null, driver: Driver, rest: RideSays = {}): StatementRow {
  const { completed = true, plate = null, distanceM = 4000, grossGrosze = 2500 } = rest
  const day = rest.date ?? date('2026-11-09')
  const shift = rest.shift ?? 'day'
  return {
    ...NOTHING,
    driver,
    subject: 'ride',
    id,
    // The server takes the slot from the start (D2).
    startedAt: rest.startedAt ?? `${day}T${shift === 'night' ? '20' : '10'}:00:00`,
    date: day,
    shift,
    plate,
    amounts: told({
      rides: completed ? 1 : 0,
      distance: distanceM,
      gross: grossGrosze,
      cash: rest.cashGrosze,
      tip: rest.tipGrosze,
      net: rest.netGrosze,
    }),
  }
}

export function payment(id: string, ofRide: string | null, netGrosze: number, driver: Driver): StatementRow {
  return {
    ...NOTHING,
    driver,
    subject: 'payment',
    id,
    ofRide,
    until: date('2026-11-15'),
    note: 'trip completed order',
    amounts: { net: netGrosze, cash: 0 },
  }
}

interface SheetSays {
  readonly date?: StatementRow['date']
  readonly shift?: 'day' | 'night'
  readonly totalIncomeGrosze?: number | null
  readonly companyIncomeGrosze?: number | null
  readonly mileageM?: number | null
  readonly kmStart?: number | null
  readonly kmEnd?: number | null
  readonly boltRides?: number | null
  readonly uberRides?: number | null
  readonly freenowRides?: number | null
  readonly fuelTotalGrosze?: number | null
}

export function sheetRow(driver: Driver, rest: SheetSays = {}): StatementRow {
  const or = (value: number | null | undefined, usual: number) => (value === undefined ? usual : value)
  return {
    ...NOTHING,
    driver,
    subject: 'shift',
    date: rest.date ?? date('2026-11-09'),
    shift: rest.shift ?? 'day',
    amounts: told({
      totalIncome: or(rest.totalIncomeGrosze, 42_139),
      companyIncome: or(rest.companyIncomeGrosze, 21_069),
      mileage: or(rest.mileageM, 181_000),
      kmStart: or(rest.kmStart, 149_636),
      kmEnd: or(rest.kmEnd, 149_817),
      boltRides: or(rest.boltRides, 6),
      uberRides: or(rest.uberRides, 11),
      freenowRides: or(rest.freenowRides, 5),
      fuelTotal: or(rest.fuelTotalGrosze, 14_100),
      averageConsumption: 781,
    }),
  }
}

/** Sums over 9 to 15 November 2026, or other days. */
export function weekOf(driver: Driver, netGrosze: number, rest: Partial<StatementRow> = {}): StatementRow {
  return {
    ...NOTHING,
    driver,
    subject: 'sums',
    until: date('2026-11-15'),
    amounts: { net: netGrosze, rides: 58 },
    ...rest,
  }
}

/** A file of these rows; its hash is that of what stands in it. */
export function fileOf(kind: FileKind, rows: readonly StatementRow[], until = '2026-11-15'): NormalFile {
  return {
    kind,
    fileName: `${kind}.csv`,
    sha256: createHash('sha256')
      .update(JSON.stringify([kind, until, rows]))
      .digest('hex'),
    periodStart: date('2026-11-09'),
    periodEnd: date(until),
    rows: rows.map((row, place) => ({ ...row, row: place + 2 })),
  }
}

function told(amounts: Readonly<Record<string, number | null | undefined>>): Amounts {
  return Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount != null))
}
