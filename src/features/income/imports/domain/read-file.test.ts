import { describe, expect, test } from 'vitest'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { type FileToRead, readFile } from './read-file.ts'

const about: FileToRead = {
  fileName: 'plik.csv',
  sha256: 'a'.repeat(64),
  changedOn: '2026-11-21' as CalendarDate,
  mappings: {},
}
const read = (rows: readonly (readonly string[])[], more: Partial<FileToRead> = {}) =>
  readFile(rows, { ...about, ...more })

function ready(rows: readonly (readonly string[])[], more: Partial<FileToRead> = {}) {
  const result = read(rows, more)
  if (result.state !== 'ready') throw new Error(JSON.stringify(result))
  return result
}
const problemsOf = (rows: readonly (readonly string[])[], more?: Partial<FileToRead>) =>
  ready(rows, more).read.problems.map(({ row, column, code }) => `${row} ${column} ${code}`)

const SHEET = [
  'bolt_id',
  'full_name',
  'date',
  'shift',
  'total_income',
  'km_start',
  'km_end',
  'driven_mileage',
]
const shift = (...change: readonly (string | undefined)[]) =>
  ['48500000011', 'Łucja P', '2026-11-09', 'dzień', '421,39', '100', '281', '181'].map(
    (cell, at) => change[at] ?? cell,
  )
const TRIPS = ['Data', 'Kierowca', 'Trasa', 'Status', 'Cena przejazdu|ZŁ', 'Rodzaj płatności', 'Telefon']
const trip = (...change: readonly (string | undefined)[]) =>
  ['2026-11-09 08:06', 'Łucja P', 'A → B', 'Ukończone', '17.55', 'Gotówką', '+48500000011'].map(
    (cell, at) => change[at] ?? cell,
  )
const EARNINGS = [
  'Kierowca',
  'Numer telefonu',
  'Zarobki brutto (ogółem)|ZŁ',
  'Zarobki netto|ZŁ',
  'Pobrana gotówka|ZŁ',
  'Przewidywana wypłata|ZŁ',
]
const week = { fileName: 'Zarobki na kierowcę-2026W46-F.csv' }

describe('the kind of a file', () => {
  test('is told by its headings, whatever their case, spaces, currency and order, and a title above', () => {
    const headings = [' STATUS ', 'telefon', 'cena przejazdu', 'KIEROWCA', 'data']
    const row = ['Ukończone', '+48500000011', '17,55', 'Łucja P', '9.11.2026 8:06']
    expect(ready([['Historia'], [], headings, row]).file).toMatchObject({
      kind: 'bolt-trips',
      rows: [{ row: 4, amounts: { gross: 1755, rides: 1 } }],
    })
  })
  test('Uber’s tree of names may have spaces round its colons or not', () => {
    const result = ready(
      [
        ['Driver UUID', 'Driver first name', 'Driver surname', 'Paid to you:Your earnings'],
        ['u1', 'Ewa', 'Nowak', '10'],
      ],
      { fileName: '20260921_20260928_payments_driver_F.csv' },
    )
    expect(result.file).toMatchObject({ kind: 'uber-drivers', rows: [{ amounts: { net: 1000 } }] })
  })
  test('Portuguese and Ukrainian portals are known too', () => {
    const portuguese = ['Motorista', 'Telemóvel', 'Ganhos brutos (total)|ZŁ', 'Ganhos líquidos|ZŁ']
    expect(ready([portuguese, ['Rui A', '+48500000011', '10', '8']], week).file.kind).toBe('bolt-earnings')
    const ukrainian = ['ID водія', 'Водій', 'Усього поїздок', 'Загальний дохід', 'Замовлення від Freenow']
    expect(ready([ukrainian, ['1014CX', 'Ewa N', '3', '10.00', '9.00']], week).file.rows[0]).toMatchObject({
      amounts: { rides: 3, net: 1000 },
    })
  })
  test('that knows nothing of the headings is told so', () => {
    expect(
      read([
        ['Marka', 'Model'],
        ['a', 'b'],
      ]),
    ).toEqual({ state: 'refused', why: { code: 'unknown-file' } })
  })
  test('a needed column that is not there is asked for, and known once it was said', () => {
    const headings = TRIPS.with(4, 'Kwota za kurs')
    expect(read([headings, trip()])).toMatchObject({
      state: 'columns',
      headings: { kind: 'bolt-trips', missing: [['price']] },
    })
    const mappings = { 'bolt-trips': { 'kwota za kurs': 'price', telefon: '-' } }
    expect(ready([headings, trip()], { mappings }).file.rows[0]).toMatchObject({
      amounts: { gross: 1755 },
      driver: { phone: null },
    })
  })
  test('amounts in another currency are refused, not taken for złoty', () => {
    expect(read([EARNINGS.with(3, 'Zarobki netto|€'), ['Ewa N', '', '1', '1', '0', '1']], week)).toEqual({
      state: 'refused',
      why: { code: 'foreign-unit', column: 'Zarobki netto|€', unit: '€' },
    })
  })
  test('headings alone are no file', () => {
    expect(read([SHEET, ['', '']])).toEqual({ state: 'refused', why: { code: 'no-rows' } })
  })
})

describe('a cell that can’t be read is told with its row and column, and the other rows are loaded', () => {
  test('in the fleet’s own sheet', () => {
    const rows = [
      SHEET,
      shift('500'),
      shift('4,85E+10'),
      shift(undefined, undefined, '2026-02-30'),
      shift(undefined, undefined, undefined, 'rano'),
      shift(undefined, undefined, undefined, undefined, '12,3,4'),
      shift(undefined, undefined, undefined, undefined, '#ARG!'),
      shift(undefined, undefined, undefined, undefined, '99999999999'),
      shift(undefined, undefined, undefined, undefined, undefined, '300'),
      shift('', '', undefined),
      shift(undefined, undefined, '2026-11-10'),
    ]
    expect(problemsOf(rows)).toEqual([
      '2 bolt_id bad-phone',
      '3 bolt_id cut-number',
      '4 date bad-date',
      '5 shift bad-shift',
      '6 total_income bad-amount',
      '7 total_income sheet-error',
      '8 total_income too-big',
      '9 km_end km-backwards',
      '9 driven_mileage mileage-differs',
      '10 full_name missing',
    ])
    const result = ready(rows)
    expect(result.read.bad).toBe(9)
    expect(result.file.rows.map(({ row }) => row)).toEqual([11])
  })
  test('in trips', () => {
    const rows = [TRIPS, trip('wczoraj'), trip(...Array(4), ''), trip(...Array(3), ''), trip()]
    expect(problemsOf(rows)).toEqual(['2 Data bad-time', '3 Cena przejazdu|ZŁ missing', '4 Status missing'])
  })
})

describe('amounts that don’t add up', () => {
  test('Zarobki netto − Pobrana gotówka = Przewidywana wypłata: a difference is a warning', () => {
    const rows = [
      EARNINGS,
      ['Ewa N', '+48500000011', '100', '80,00', '30,00', '50,00'],
      ['Jan K', '+48500000012', '100', '80,00', '30,00', '50,01'],
    ]
    expect(problemsOf(rows, week)).toEqual(['3 Przewidywana wypłata|ZŁ payout-differs'])
    expect(ready(rows, week).file.rows).toHaveLength(2)
  })
  test('a shift that stands there twice: the same is one, another is refused on both rows', () => {
    const rows = [
      SHEET,
      shift(),
      shift(),
      shift(undefined, 'Łucja Prz'),
      shift('48500000012'),
      shift('48500000012', undefined, undefined, undefined, '5'),
    ]
    expect(problemsOf(rows)).toEqual(['5 null twice-differs', '6 null twice-differs'])
    expect(ready(rows).read).toMatchObject({ skipped: { 'repeated-row': 2 }, bad: 2, rows: [{ row: 2 }] })
  })
})

describe('a row that sums up the file', () => {
  const person = (name: string, phone: string, net: string) => [name, phone, '', net, '0', net]
  const rows = [EARNINGS, person('Ewa Inna', '500000011', '100.10'), person('Jan Lis', '500000012', '50.00')]
  test('is held against the rows: what differs is a warning at its cell, and everybody is loaded', () => {
    expect(problemsOf([...rows, person('Wszyscy Kierowcy', '', '150.10')], week)).toEqual([])
    const total = person('Wszyscy Kierowcy', '', '150.11')
    expect(problemsOf([...rows, total], week)).toEqual([
      '4 Zarobki netto|ZŁ total-differs',
      '4 Przewidywana wypłata|ZŁ total-differs',
    ])
    expect(ready([...rows, total], week).file.rows).toHaveLength(2)
  })
  test('is not held against rows of which some are left out', () => {
    const wrong = person('Ala Zła', '500000013', '1x0')
    expect(problemsOf([...rows, wrong, person('Razem', '', '999.00')], week)).not.toContain(
      '5 Zarobki netto|ZŁ total-differs',
    )
  })
})

describe('rows that are no driver’s', () => {
  test('sums of all, drivers who did not drive, and headings repeated are left out', () => {
    const rows = [
      EARNINGS,
      ['Ewa N', '', '100', '80', '30', '50'],
      ['Jan K', '', '0.00', '0.00', '0.00', '0.00'],
      EARNINGS,
      ['Ola Z', '', '10', '8', '3', '5'],
      ['Wszyscy Kierowcy', '', '110', '88', '33', '55'],
    ]
    const result = ready(rows, week)
    expect(result.read.skipped).toEqual({ empty: 1, 'repeated-headings': 1, total: 1 })
    expect(result.file.rows.map(({ driver }) => driver.name)).toEqual(['Ewa N', 'Ola Z'])
  })
  test('the older weekly file of Bolt says the week once more day by day: only the week is read', () => {
    const headings = [
      'Kierowca',
      'Telefon',
      'Wartość brutto',
      'Przejazdy gotówkowe (przyjęta gotówka)',
      'Tygodniowy bilans',
    ]
    const result = ready(
      [headings, ['Ewa N', '', '100', '-30', '50'], headings, ['Ewa N', '', '100', '-30', '50']],
      week,
    )
    expect(result.read.skipped).toEqual({ 'repeated-headings': 1, 'by-day': 1 })
    expect(result.file.rows).toMatchObject([
      { amounts: { gross: 10_000, cash: 3000, payout: 5000 } },
    ])
  })
})

describe('Bolt has no trip id', () => {
  const rowsOf = (rows: readonly (readonly string[])[], more?: Partial<FileToRead>) =>
    ready([TRIPS, ...rows], more).file.rows
  const opened = (rows: readonly (readonly string[])[]) => {
    const result = read([TRIPS, ...rows])
    if (result.state !== 'open') throw new Error(result.state)
    return result.read
  }
  const other = trip(...Array(4), '20.00')
  test('a ride says driver and minute; route and addresses are no part of it', () => {
    const [row] = rowsOf([trip()])
    expect(row).toMatchObject({ id: null, startedAt: '2026-11-09T08:06:00', subject: 'ride' })
    expect(rowsOf([trip(undefined, undefined, '')])).toEqual(rowsOf([trip()]))
  })
  test('rows that say the same are one ride, told as rows repeated and not one by one', () => {
    const result = ready([TRIPS, trip(), trip(), trip('2026-11-09 09:00')])
    expect(result.file.rows.map(({ row }) => row)).toEqual([2, 4])
    expect(result.read).toMatchObject({ problems: [], skipped: { 'repeated-row': 1 } })
  })
  test('two of one minute with different prices are asked about: both, or the later one', () => {
    const [{ key = '', rows = [] } = {}] = opened([trip(), other]).twins
    expect(rows.map(({ row, amounts }) => [row, amounts.gross])).toEqual([
      [2, 1755],
      [3, 2000],
    ])
    const prices = (answer: 'both' | 'later') =>
      rowsOf([trip(), other], { twins: { [key]: answer } }).map(({ amounts }) => amounts.gross)
    expect(prices('both')).toEqual([1755, 2000])
    expect(prices('later')).toEqual([2000])
    // Another driver's ride of that minute is none of it.
    expect(rowsOf([trip(), other.with(6, '+48500000012')])).toHaveLength(2)
  })
  test('an offer that was declined in the minute of a ride is no second ride', () => {
    const declined = trip(...Array(3), 'Odrzucone przez kierowcę', '0.00')
    for (const rows of [
      [trip(), declined],
      [declined, trip()],
    ])
      expect(ready([TRIPS, ...rows])).toMatchObject({
        file: { rows: [{ amounts: { rides: 1, gross: 1755 } }] },
        read: { skipped: { 'other-offer': 1 } },
      })
  })
  test('a ride that was not driven says so, and what was paid for cancelling it', () => {
    const headings = [...TRIPS, 'Opłaty za anulowanie|ZŁ', 'Opłaty drogowe|ZŁ']
    const cancelled = trip(...Array(3), 'Anulowane przez pasażera', '17.55')
    const [paid, unpaid] = ready([
      headings,
      [...cancelled, '10.00', '0.00'],
      [...cancelled.with(0, '2026-11-09 09:00'), '0.00', '0.00'],
    ]).file.rows
    expect(paid?.amounts).toEqual({ rides: 0, cancellation: 1000 })
    expect(unpaid?.amounts).toEqual({ rides: 0 })
  })
  test('cash is the price of what was paid in cash, and not told where the file has no payments', () => {
    const withoutPayment = [TRIPS, trip()].map((row) => row.toSpliced(5, 1))
    expect(rowsOf([trip()])[0]?.amounts).toMatchObject({ cash: 1755 })
    expect(rowsOf([trip(...Array(5), 'W aplikacji')])[0]?.amounts).toMatchObject({ cash: 0 })
    expect(ready(withoutPayment).file.rows[0]?.amounts).toEqual({ rides: 1, gross: 1755 })
  })
})

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
    const parted = [...headings, 'Zarobki brutto (płatności w aplikacji)', 'Zarobki brutto (płatności gotówkowe)']
    const cells = ['2633.50', '64.00', '120.00', '18.00', '0.00', '607.88', '2025.62', '1619.10', '812.40']
    expect(amountsOf(parted, ...cells)).toMatchObject({ codes: [], amounts: { gross: 243_150 } })
  })
  test('a row that adds up in no way is told, keeps what it says, and no commission is made up', () => {
    const told = amountsOf(headings, '2431.50', '64.00', '120.00', '18.00', '0.00', '600.00', '2025.62')
    expect(told).toMatchObject({ codes: ['net-differs'], amounts: { gross: 243_150, commission: 60_000 } })
    const without = amountsOf(headings.toSpliced(6, 1), '2431.50', '64.00', '120.00', '18.00', '0.00', '2025.62')
    expect(without.amounts).not.toHaveProperty('commission')
  })
})

describe('Uber’s payments', () => {
  const headings = [
    ...['Transaction UUID', 'Driver UUID', 'Driver surname', 'Trip UUID', 'Description', 'vs reporting'],
    ...['Paid to you', 'Paid to you : Your earnings', 'Paid to you : Trip balance : Payouts : Cash collected'],
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

describe('a file that is none of these', () => {
  test.each([
    ['freenow-bonuses', ['id_driver', 'bonus_gross_value', 'bonus_name']],
    ['bolt-performance', ['Driver', 'Finished rides', 'Online time (min)', 'Total acceptance rate|%']],
  ])('is called by its name: %s', (what, headings) => {
    expect(read([headings, headings.map(() => '1')])).toEqual({
      state: 'refused',
      why: { code: 'unsupported', what },
    })
  })
  test('Bolt’s earnings stay what they are beside columns of performance', () => {
    const headings = [...EARNINGS, 'Driver', 'Online time (min)', 'Total acceptance rate']
    expect(ready([headings, ['Ewa N', '', '10', '8', '0', '8', '', '5', '1']], week).file.kind).toBe(
      'bolt-earnings',
    )
  })
  test('in letters of another language says so', () => {
    expect(read([['Οδηγός', 'Έσοδα']])).toEqual({
      state: 'refused',
      why: { code: 'unknown-language', text: 'Οδηγός' },
    })
  })
})

describe('the days of a file', () => {
  test('whose name says others are those of its rows, and this is told', () => {
    const rows = [TRIPS, trip(), trip('2026-11-10 08:00')]
    const result = ready(rows, { fileName: 'Bolt-2026W41.csv' })
    expect(result.file).toMatchObject({ periodStart: '2026-11-09', periodEnd: '2026-11-10' })
    expect(result.notes).toMatchObject([{ code: 'other-days-than-name' }])
    expect(ready(rows, { fileName: 'Bolt-2026W46.csv' }).notes).toEqual([])
  })
  test('that were not over when it was saved are told', () => {
    const early = { ...week, changedOn: '2026-11-12' as CalendarDate }
    expect(ready([EARNINGS, ['Ewa N', '', '10', '8', '0', '8']], early).notes).toEqual([
      { code: 'saved-before-end', savedOn: '2026-11-12' },
    ])
  })
})

describe('a thousand or a fraction', () => {
  const sheet = (...incomes: readonly string[]) => [
    SHEET,
    ...incomes.map((income, at) => shift(`4850000001${at}`, undefined, undefined, undefined, income)),
  ]
  const incomes = (rows: readonly (readonly string[])[], more?: Partial<FileToRead>) =>
    ready(rows, more).file.rows.map(({ amounts }) => amounts.totalIncome)
  test.each([
    ['1.234', '421,39', 123_400],
    ['1,234', '421.39', 123_400],
    ['1.234', '1.234.567', 123_400],
    ['1.234', '421.39', 123],
    ['1,234', '2.421,39', 123],
  ])('%s beside %s', (unclear, other, grosze) => {
    expect(incomes(sheet(unclear, other))[0]).toBe(grosze)
  })
  test.each([
    ['nothing', ['1.234', '421']],
    ['cells that contradict each other', ['1.234', '421.39', '421,39']],
    ['both marks', ['1.234', '1,234', '421.39']],
  ])('with %s to prove it, a person says it, with the other cells before him', (_, cells) => {
    const result = read(sheet(...cells))
    expect(result).toMatchObject({ state: 'open', read: { unclear: [{ column: 'totalIncome' }] } })
    expect(incomes(sheet(...cells), { marks: { totalIncome: 'thousands' } })[0]).toBe(123_400)
    expect(incomes(sheet(...cells), { marks: { totalIncome: 'fraction' } })[0]).toBe(123)
  })
  test('a mileage of 1.181 too', () => {
    const rows = [SHEET, shift(...Array(5), '1', '2', '1.181')]
    expect(read(rows)).toMatchObject({
      state: 'open',
      read: { unclear: [{ heading: 'driven_mileage', unclear: [{ row: 2, text: '1.181' }] }] },
    })
  })
})

describe('Polish letters that a spreadsheet broke (UTF-8 opened as Windows-1252 or Windows-1250, then saved)', () => {
  const broken = (encoding: string) => (text: string) => new TextDecoder(encoding).decode(Buffer.from(text))
  test.each(['windows-1252', 'windows-1250'])(
    '%s: the file is refused, no name comes in broken',
    (encoding) => {
      const rows = [SHEET, shift()].map((row) => row.map(broken(encoding)))
      expect(read(rows)).toMatchObject({ state: 'refused', why: { code: 'garbled-letters' } })
      const headings = ['Data', 'Kierowca', 'Cena przejazdu|ZŁ'].map(broken(encoding))
      expect(read([headings])).toMatchObject({
        state: 'refused',
        why: { code: 'garbled-letters', text: headings[2] },
      })
    },
  )
  test('one broken name among whole ones is how an app writes that person, and is loaded', () => {
    const rows = [TRIPS, trip(), trip('2026-11-09 10:00', broken('windows-1252')('Michał Łoś'))]
    expect(ready(rows).file.rows).toHaveLength(2)
  })
})

test('rides with dates and without hours are refused: the day or the night is not to be guessed', () => {
  const dates = [trip('2026-11-09'), trip('2026-11-10')]
  expect(read([TRIPS, ...dates])).toEqual({ state: 'refused', why: { code: 'no-times' } })
  // One that begins at midnight is a ride like others.
  expect(ready([TRIPS, trip('2026-11-09'), trip()]).file.rows[0]).toMatchObject({
    date: '2026-11-08',
    shift: 'night',
  })
})

test('a phone that can’t be read costs nobody a ride who is known by an id', () => {
  const headings = [...TRIPS, 'Indywidualny numer identyfikacyjny']
  expect(ready([headings, [...trip(...Array(6), '12'), 'u1']]).file.rows[0]).toMatchObject({
    driver: { externalId: 'u1', phone: null },
  })
})

test('of one Uber trip, refused by one driver and driven by another, the ride is kept', () => {
  const headings = ['Trip UUID', 'Driver UUID', 'Trip request time', 'Trip status']
  const rows = [
    ['t1', 'd1', '2026-11-09 08:00', 'driver_cancelled'],
    ['t1', 'd2', '2026-11-09 08:00', 'completed'],
  ]
  for (const order of [rows, rows.toReversed()])
    expect(ready([headings, ...order]).file.rows).toMatchObject([
      { driver: { externalId: 'd2' }, amounts: { rides: 1 } },
    ])
})
