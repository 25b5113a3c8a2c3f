import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isZeroSums, type StatementRow } from '#features/income/facts/domain/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { normalFileOnWire } from '../../contract-normal-file.ts'
import type { FileRead } from '../../domain/read-file.ts'
import { sumsOf } from '../../domain/sums.ts'
import { readResultsFile } from './read-results-file.ts'

/*
 * One file of each kind, to the grosz. The sums below were not made by this code: they were added up from the
 * files' own columns with Python's csv and decimal modules, leaving out what each test says is left out;
 * shifts were told by the hour of the start column.
 */
const TODAY = '2026-11-21' as CalendarDate

async function read(sample: string, name = sample): Promise<FileRead> {
  const bytes = new Uint8Array(readFileSync(new URL(`../../domain/samples/${sample}`, import.meta.url)))
  const result = await readResultsFile(bytes, name, TODAY, { mappings: {} })
  if (!result.ok) throw new Error(result.error.code)
  return result.value
}

async function ready(sample: string, name?: string) {
  const result = await read(sample, name)
  if (result.state !== 'ready') throw new Error(result.state)
  expect(normalFileOnWire.safeParse(result.file).error).toBeUndefined()
  return result
}

function bySlot(rows: readonly StatementRow[], kind: 'gross' | 'rides') {
  const slots = new Map<string, number>()
  for (const { date, shift, amounts } of rows)
    if (amounts.rides)
      slots.set(`${date} ${shift}`, (slots.get(`${date} ${shift}`) ?? 0) + (amounts[kind] ?? 0))
  return Object.fromEntries([...slots].sort())
}

test("Bolt's trips: 25 of 28 were driven to their end, and fall into the shifts of their starts", async () => {
  const { file, read: rows } = await ready('bolt-trip-history.csv')
  expect(file).toMatchObject({ kind: 'bolt-trips', periodStart: '2026-11-09', periodEnd: '2026-11-10' })
  expect(file.rows).toHaveLength(28)
  expect(sumsOf(file.rows).all.sums).toEqual({
    rides: 25,
    gross: 73_466,
    cash: 17_910,
    tip: 4500,
    toll: 0,
    // Of a ride that the passenger cancelled.
    cancellation: 1000,
    distance: 254_590,
  })
  expect(bySlot(file.rows, 'gross')).toEqual({
    '2026-11-09 day': 3755 + 3908 + 4512 + 1781,
    '2026-11-09 night': 8651 + 7462 + 9267,
    '2026-11-10 day': 4496 + 3541 + 4410 + 4332,
    '2026-11-10 night': 5408 + 5141 + 6802,
  })
  expect(rows.statuses).toEqual([
    { text: 'Ukończone', count: 25, counts: true },
    { text: 'Odrzucone przez kierowcę', count: 2, counts: false },
    { text: 'Anulowane przez pasażera', count: 1, counts: false },
  ])
  const driver = sumsOf(file.rows).drivers.find(({ name }) => name === 'Świętosław Makietowski')
  expect(driver?.sums).toMatchObject({ rides: 5, gross: 9267 + 6802, cash: 0, tip: 2000 })
})

test("Bolt's earnings: 13 drivers, one who did not drive with zeros, and the week stands in the name", async () => {
  const { file, read: rows } = await ready('bolt-weekly.csv', 'Zarobki na kierowcę-2026W46-Firma.csv')
  expect(file).toMatchObject({
    kind: 'bolt-earnings',
    periodStart: '2026-11-09',
    periodEnd: '2026-11-15',
  })
  expect(file.rows).toHaveLength(14)
  expect(file.rows.filter(isZeroSums)).toHaveLength(1)
  expect(rows).toMatchObject({ problems: [], bad: 0, skipped: {} })
  expect(sumsOf(file.rows).all.sums).toEqual({
    // Of both ways to pay: the total has tips, campaigns and cancellation fees in it.
    gross: 2_242_080,
    commission: 560_520,
    net: 1_862_891,
    tip: 44_013,
    toll: 0,
    campaign: 120_000,
    cancellation: 17_318,
    cash: 644_324,
    payout: 1_218_567,
  })
  expect(file.rows[0]).toMatchObject({
    driver: {
      externalId: '565b8fb4-ee30-4ee3-9b5b-e285678f1f9d',
      phone: '+48500000011',
      name: 'Łucja Przykładowska',
    },
    subject: 'sums',
    date: '2026-11-09',
    until: '2026-11-15',
    amounts: { gross: 103_236 + 21_159, cancellation: 679 },
  })
})

test("Bolt's earnings of a day are sums of that day", async () => {
  const name = 'Zarobki na kierowcę-13_11_2026-13_11_2026-Firma.csv'
  const { file, read: rows } = await ready('bolt-weekly.csv', name)
  expect(file).toMatchObject({ periodStart: '2026-11-13', periodEnd: '2026-11-13' })
  expect(file.rows[0]).toMatchObject({ date: '2026-11-13', until: '2026-11-13', shift: null })
  expect(rows.problems).toEqual([])
})

test("Uber's trips: 18 of 20 were completed; they bring times and cars, no money", async () => {
  const { file } = await ready('uber-trip_activity.csv')
  expect(sumsOf(file.rows).all.sums).toEqual({ rides: 18, distance: 168_240 })
  expect(bySlot(file.rows, 'rides')).toEqual({
    '2026-11-09 day': 4,
    '2026-11-09 night': 5,
    '2026-11-10 day': 4,
    '2026-11-10 night': 5,
  })
  expect(file.rows[0]).toMatchObject({ plate: 'KK900XA', startedAt: '2026-11-09T07:30:04' })
})

test("Uber's payments: adjustments add up, the weekly transfer without a trip is none", async () => {
  const { file, read: rows } = await ready(
    'uber-payments_order.csv',
    '20261109-20261115-payments_order-F.csv',
  )
  expect(file.rows).toHaveLength(20)
  expect(rows.skipped).toEqual({ payout: 1 })
  expect(sumsOf(file.rows).all.sums).toEqual({ net: 70_417, cash: 21_275, payout: 49_142 })
  expect(rows.problems).toEqual([])
})

test("Uber's sums per driver: cash turns positive; the company's own row and a driver with nothing are left out", async () => {
  const { file, read: rows } = await ready(
    'uber-payments_driver.csv',
    '20261109_20261116_payments_driver_F.csv',
  )
  expect(file).toMatchObject({ periodStart: '2026-11-09', periodEnd: '2026-11-15' })
  expect(file.rows).toHaveLength(12)
  expect(rows.skipped).toEqual({ company: 1, empty: 1 })
  expect(sumsOf(file.rows).all.sums).toEqual({
    net: 1_633_366,
    cash: 243_430,
    tip: 33_811,
    campaign: 47_000,
    commission: 539_011,
    payout: 1_389_936,
  })
})

test('FREENOW: the file with VAT is read', async () => {
  const { file, read: rows } = await ready(
    'freenow-earnings_with_VAT.csv',
    'earnings_2026-09-21_2026-09-27_with_VAT.csv',
  )
  expect(file).toMatchObject({ periodStart: '2026-09-21', periodEnd: '2026-09-27' })
  expect(sumsOf(file.rows).all.sums).toEqual({
    rides: 329,
    net: 836_716,
    cash: 274_534,
    tip: 10_641,
    campaign: 5000,
    gross: 1_088_959,
    commission: 267_884,
  })
  expect(rows.problems).toEqual([])
})

test('FREENOW: the file without VAT is refused', async () => {
  expect(
    await read('freenow-earnings_with_VAT.csv', 'earnings_2026-09-21_2026-09-27_without_VAT.csv'),
  ).toEqual({
    state: 'refused',
    why: { code: 'without-vat' },
  })
})

test('sums of a period that neither name nor rows tell need a person', async () => {
  const samples = ['bolt-weekly', 'uber-payments_driver', 'uber-payments_order', 'freenow-earnings_with_VAT']
  for (const sample of samples)
    expect(await read(`${sample}.csv`)).toMatchObject({ state: 'open', period: null })
})

test("the fleet's own sheet: 24 shifts; zeros where nothing was entered are no figures", async () => {
  const { file } = await ready('settlement.csv')
  expect(file).toMatchObject({ kind: 'settlement', periodStart: '2026-11-09', periodEnd: '2026-11-11' })
  expect(file.rows).toHaveLength(24)
  expect(sumsOf(file.rows).all.sums).toEqual({
    boltRides: 164,
    uberRides: 138,
    freenowRides: 44,
    totalIncome: 1_539_751,
    companyIncome: 769_873,
    mileage: 6_287_000,
    fuelTotal: 307_397,
  })
  expect(file.rows[5]).toMatchObject({ row: 7, subject: 'shift', date: '2026-11-09', shift: 'night' })
  expect(file.rows[5]?.amounts).toEqual({
    totalIncome: 82_950,
    companyIncome: 41_475,
    boltRides: 4,
    uberRides: 3,
    freenowRides: 0,
  })
  expect(file.rows.reduce((sum, { amounts }) => sum + (amounts.averageConsumption ?? 0), 0)).toBe(18_080)
})
