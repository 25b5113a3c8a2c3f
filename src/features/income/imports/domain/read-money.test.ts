import { describe, expect, test } from 'vitest'
import { problemsOf, read, ready, week } from './testing/tables.ts'

describe('Bolt’s sums: gross is what rides brought, and the net proves how a file says it', () => {
  const headings = [
    ...['Kierowca', 'Zarobki brutto (ogółem)', 'Napiwki od pasażerów', 'Zarobki z kampanii'],
    ...['Opłaty drogowe', 'Opłaty za anulowanie', 'Prowizja', 'Zarobki netto'],
  ]
  const amountsOf = (names: readonly string[], ...cells: readonly string[]) => {
    const result = ready([names, ['Jan Przykładowy', ...cells]], week)
    return { amounts: result.file.rows[0]?.amounts, codes: result.read.problems.map(({ code }) => code) }
  }
  // The published example: 2431.50 + 64.00 + 120.00 + 18.00 − 607.88 = 2025.62.
  test.each([
    ['without what is passed on', '2431.50'],
    ['with all of it', '2633.50'],
  ])('%s', (_, total) => {
    const told = amountsOf(headings, total, '64.00', '120.00', '18.00', '0.00', '607.88', '2025.62')
    expect(told).toMatchObject({ codes: [], amounts: { gross: 243_150, commission: 60_788, net: 202_562 } })
  })
  test('parted by payment, the parts are the rides', () => {
    const parted = [
      ...headings,
      'Zarobki brutto (płatności w aplikacji)',
      'Zarobki brutto (płatności gotówkowe)',
    ]
    const cells = ['2633.50', '64.00', '120.00', '18.00', '0.00', '607.88', '2025.62', '1619.10', '812.40']
    expect(amountsOf(parted, ...cells)).toMatchObject({ codes: [], amounts: { gross: 243_150 } })
  })
  test('a row that adds up in no way is told, keeps what it says, and no commission is made up', () => {
    const told = amountsOf(headings, '2431.50', '64.00', '120.00', '18.00', '0.00', '600.00', '2025.62')
    expect(told).toMatchObject({ codes: ['net-differs'], amounts: { gross: 243_150, commission: 60_000 } })
    const without = amountsOf(
      headings.toSpliced(6, 1),
      '2431.50',
      '64.00',
      '120.00',
      '18.00',
      '0.00',
      '2025.62',
    )
    expect(without.amounts).not.toHaveProperty('commission')
  })
})

describe('Uber’s payments', () => {
  const headings = [
    ...['Transaction UUID', 'Driver UUID', 'Driver surname', 'Trip UUID', 'Description', 'vs reporting'],
    ...[
      'Paid to you',
      'Paid to you : Your earnings',
      'Paid to you : Trip balance : Payouts : Cash collected',
    ],
  ]
  const at = '2026-11-10 10:15:00.000 +0100 CET'
  const payment = (...cells: readonly string[]) => [cells[0] ?? '', 'D1', 'Nowak', ...cells.slice(1)]
  test('without a ride keep their sum, what Uber calls them and their day; transfers are left out', () => {
    const result = ready([
      headings,
      payment('T1', 'R1', 'trip completed order', at, '-5.70', '22.79', '-28.49'),
      payment('T2', '', 'Quest', '2026-11-12 23:50:00.000 +0100 CET', '80.00', '80.00', '0.00'),
      payment('T3', '', 'toll refund', at, '12.00', '0.00', '0.00'),
      payment('T4', '', 'so.payout', at, '-412.50', '0.00', '0.00'),
    ])
    expect(result.file).toMatchObject({ periodStart: '2026-11-10', periodEnd: '2026-11-12' })
    expect(result.file.rows).toMatchObject([
      { id: 't1', ofRide: 'r1', amounts: { net: 2279, cash: 2849, payout: -570 } },
      { id: 't2', ofRide: null, note: 'Quest', date: '2026-11-12', until: null, amounts: { net: 8000 } },
      { id: 't3', ofRide: null, note: 'toll refund', amounts: { adjustment: 1200, payout: 1200 } },
    ])
    expect(result.read.skipped).toEqual({ payout: 1 })
  })
  test('that tell no day need the file’s period; the day of saving is none', () => {
    const rows = [headings, payment('T2', '', 'Quest', '', '80.00', '80.00', '0.00')]
    expect(read(rows)).toMatchObject({ state: 'open', period: null })
    expect(ready(rows, { fileName: '20261109-20261115-payments_order-F.csv' }).file).toMatchObject({
      periodStart: '2026-11-09',
      rows: [{ date: '2026-11-09', until: '2026-11-15' }],
    })
  })
  test('that don’t add up are told', () => {
    const rows = [headings, payment('T1', 'R1', 'trip', at, '0.00', '22.79', '-28.49')]
    expect(problemsOf(rows)).toEqual(['2 Paid to you paid-differs'])
  })
})

describe('FREENOW’s bookings', () => {
  const headings = [
    ...['BOOKING ID', 'DRIVER ID', 'DRIVER FIRST NAME', 'DRIVER LAST NAME', 'PICKUP TIME'],
    ...['TOUR VALUE', 'TOUR TIP', 'TOLL VALUE', 'PAYMENT METHOD'],
  ]
  const booking = ['B7', '1014CX', 'Ewa', 'Nowak', '2026-11-10 02:30', '40.00', '3.00', '2.50', 'CASH']
  test('are rides with their own ids', () => {
    expect(ready([headings, booking, booking.with(0, 'B8').with(8, 'APP')]).file).toMatchObject({
      kind: 'freenow-bookings',
      periodStart: '2026-11-09',
      rows: [
        {
          id: 'b7',
          subject: 'ride',
          driver: { externalId: '1014CX', name: 'Ewa Nowak' },
          date: '2026-11-09',
          shift: 'night',
          amounts: { rides: 1, gross: 4000, tip: 300, toll: 250, cash: 4000 },
        },
        { id: 'b8', amounts: { cash: 0 } },
      ],
    })
  })
  test('are no trips of Uber, also without the column of times, which is asked for', () => {
    const rows = [headings, booking].map((row) => row.toSpliced(4, 1))
    expect(read(rows)).toMatchObject({
      state: 'columns',
      headings: { kind: 'freenow-bookings', missing: [['startedAt']] },
    })
  })
})
