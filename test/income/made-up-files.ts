import fc from 'fast-check'
import type {
  NormalFile,
  OrderRow,
  SettlementRow,
  TripRow,
} from '#features/income/imports/domain/normal-rows.ts'
import type { DriverReference } from '#features/income/matching/domain/driver-reference.ts'
import { type CalendarDate, parseDate } from '#kernel/calendar-date.ts'
import type { Phone } from '#kernel/phone.ts'

/** Of made-up people the phones; the last one is nobody's. */
export const PHONES = ['+48500000001', '+48500000002', '+48500000003', '+48500000004'] as Phone[]

const day = (text: string): CalendarDate => {
  const date = parseDate(text)
  if (!date) throw new Error(`${text} is no date.`)
  return date
}
const slot = fc.record({
  date: fc.constantFrom(day('2026-11-09'), day('2026-11-10')),
  shift: fc.constantFrom('day', 'night') as fc.Arbitrary<'day' | 'night'>,
})
const amount = fc.option(fc.integer({ min: -500, max: 50_000 }), { nil: null })

/** An account, under which different files may give different phones or none. */
const driver: fc.Arbitrary<DriverReference> = fc
  .tuple(
    fc.constantFrom('a', 'b', 'c', null),
    fc.option(fc.constantFrom(...PHONES), { nil: null }),
    fc.constantFrom('Jan Próbny', 'JAN  PROBNY', 'Ewa Inna'),
  )
  .map(([externalId, phone, name]) => ({ externalId, phone, name }))

const trip: fc.Arbitrary<TripRow> = fc
  .tuple(driver, slot, fc.constantFrom('t1', 't2', 't3', 't4'), fc.boolean(), amount)
  .chain(([who, when, tripKey, completed, grossGrosze]) =>
    fc.constantFrom('KR1', 'KR2', null).map((plate) => ({
      row: 2,
      driver: who,
      ...when,
      tripKey,
      startedAt: `${when.date}T${when.shift === 'day' ? '10' : '20'}:00:00`,
      completed,
      plate,
      distanceM: null,
      grossGrosze,
      cashGrosze: null,
      tipGrosze: null,
    })),
  )
const order: fc.Arbitrary<OrderRow> = fc
  .tuple(
    driver,
    fc.constantFrom('x1', 'x2', 'x3', 'x4'),
    fc.constantFrom('t1', 't2', 't9', null),
    fc.integer({ min: -500, max: 9_000 }),
  )
  .map(([who, transactionId, tripKey, netGrosze]) => ({
    row: 2,
    driver: who,
    transactionId,
    tripKey,
    netGrosze,
    cashGrosze: 0,
    description: 'trip completed order',
  }))
const sheetRow: fc.Arbitrary<SettlementRow> = fc
  .tuple(driver, slot, amount, fc.option(fc.nat(20), { nil: null }), fc.option(fc.nat(400), { nil: null }))
  .map(([who, when, totalIncomeGrosze, boltRides, km]) => ({
    row: 2,
    driver: { ...who, externalId: null },
    ...when,
    totalIncomeGrosze,
    companyIncomeGrosze: null,
    mileageM: km === null || km % 2 === 0 ? null : km * 1000,
    kmStart: km === null ? null : 1000,
    kmEnd: km === null ? null : 1000 + km,
    boltRides,
    uberRides: null,
    freenowRides: null,
    fuelTotalGrosze: null,
    averageConsumptionHundredths: null,
  }))

/**
 * Files of rides and payments that overlap and contradict each other, each of a day of its own, and at most
 * one sheet. Within a file each key stands once, and each account has one phone.
 */
export const madeUpFiles: fc.Arbitrary<NormalFile[]> = fc
  .tuple(
    fc.array(
      fc.oneof(
        fc
          .uniqueArray(trip, { selector: ({ tripKey }) => tripKey, minLength: 1, maxLength: 4 })
          .chain((rows) =>
            fc.constantFrom('bolt-trips' as const, 'uber-trips' as const).map((kind) => ({ kind, rows })),
          ),
        fc
          .uniqueArray(order, { selector: ({ transactionId }) => transactionId, minLength: 1, maxLength: 4 })
          .map((rows) => ({ kind: 'uber-orders' as const, rows })),
      ),
      { minLength: 1, maxLength: 5 },
    ),
    fc.uniqueArray(sheetRow, { selector: ({ date, shift }) => `${date} ${shift}`, maxLength: 4 }),
  )
  .map(([contents, sheet]) => {
    const files = contents.map((content, n) =>
      fileOf(content.kind, n, onePhoneEach(content.rows as TripRow[])),
    )
    return sheet.length > 0 ? [...files, fileOf('settlement', 9, sheet)] : files
  })

function fileOf(kind: NormalFile['kind'], n: number, rows: readonly object[]): NormalFile {
  return {
    kind,
    fileName: `file ${n}`,
    sha256: `${n}`.repeat(64),
    asOf: day(`2026-11-${10 + n}`),
    periodStart: null,
    periodEnd: null,
    rows: rows.map((row, place) => ({ ...row, row: place + 2 })),
  } as unknown as NormalFile
}

function onePhoneEach<Row extends { driver: DriverReference }>(rows: readonly Row[]): Row[] {
  const phones = new Map<string, Phone | null>()
  return rows.map((row) => {
    const { externalId, phone } = row.driver
    if (externalId === null) return row
    if (!phones.has(externalId)) phones.set(externalId, phone)
    return { ...row, driver: { ...row.driver, phone: phones.get(externalId) ?? null } }
  })
}

/** The rows of a file as two files of that day. */
export function splitFile(file: NormalFile, at: number): NormalFile[] {
  const cut = Math.min(Math.max(at, 1), file.rows.length - 1)
  if (file.rows.length < 2) return [file]
  const half = (rows: readonly object[], letter: string) =>
    ({ ...file, sha256: `${letter}${file.sha256.slice(1)}`, rows }) as NormalFile
  return [half(file.rows.slice(0, cut), 'a'), half(file.rows.slice(cut), 'b')]
}
