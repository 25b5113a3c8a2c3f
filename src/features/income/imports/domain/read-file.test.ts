import { describe, expect, test } from 'vitest'
import { EARNINGS, problemsOf, read, ready, SHEET, shift, TRIPS, trip, week } from './testing/tables.ts'

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
  test('a long file name keeps its end, never half a letter', () => {
    const { file } = ready([TRIPS, trip()], { fileName: `🚕${'a'.repeat(195)}.csv` })
    expect(file.fileName).toHaveLength(200)
    expect(file.fileName.isWellFormed()).toBe(true)
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
  test('is read as its column is: a dot may group thousands, in the row of sums too', () => {
    const thousands = [
      EARNINGS,
      person('Ewa Inna', '500000011', '1.000'),
      person('Jan Lis', '500000012', '234,50'),
    ]
    expect(problemsOf([...thousands, person('Razem', '', '1.234,50')], week)).toEqual([])
    expect(problemsOf([...thousands, person('Razem', '', '1.235')], week)).toContain(
      '4 Zarobki netto|ZŁ total-differs',
    )
  })
  test('is held against nothing until it is known what 1.234 is in its column', () => {
    const unclear = [EARNINGS, person('Ewa Inna', '500000011', '1.234'), person('Razem', '', '1234')]
    expect(read(unclear, week)).toMatchObject({ state: 'open', read: { problems: [] } })
  })
  test('is not held against rows of which some are left out', () => {
    const wrong = person('Ala Zła', '500000013', '1x0')
    expect(problemsOf([...rows, wrong, person('Razem', '', '999.00')], week)).not.toContain(
      '5 Zarobki netto|ZŁ total-differs',
    )
  })
})

describe('rows that are no driver’s', () => {
  test('sums of all, drivers of whom nothing is told, and headings repeated are left out', () => {
    const rows = [
      EARNINGS,
      ['Ewa N', '', '100', '80', '30', '50'],
      ['Jan K', '', '', '', '', ''],
      ['Iga Z', '', '0.00', '0.00', '0.00', '0.00'],
      ['Ewa N', '', '0.00', '0.00', '0.00', '0.00'],
      EARNINGS,
      ['Ola Z', '', '10', '8', '3', '5'],
      ['Wszyscy Kierowcy', '', '110', '88', '33', '55'],
    ]
    const result = ready(rows, week)
    expect(result.read.skipped).toEqual({ empty: 2, 'repeated-headings': 1, total: 1 })
    expect(result.file.rows.map(({ driver }) => driver.name)).toEqual(['Ewa N', 'Iga Z', 'Ola Z'])
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
    expect(result.file.rows).toMatchObject([{ amounts: { gross: 10_000, cash: 3000, payout: 5000 } }])
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
