import { describe, expect, test } from 'vitest'
import { faultOfEnd, hasEnded, type RentalForm, readRental } from './rental-form.ts'

const FORM: RentalForm = {
  first_name: 'Jan',
  last_name: 'Kowalski',
  weekly_price: '1 200,50',
  mileage_start: '120 000',
  mileage_end: null,
  start_date: '2026-03-16',
  start_time: '08:00',
  end_date: null,
  end_time: null,
  phone_number: null,
}

function read(change: Partial<RentalForm> = {}) {
  const answer = readRental({ ...FORM, ...change }, true)
  if (!answer.ok) throw new Error(JSON.stringify(answer.error))
  return answer.value
}

test('a rental is read from what is typed', () => {
  expect(read({ first_name: ' Jan  Maria ', phone_number: '600 100 200' })).toEqual({
    firstName: 'Jan Maria',
    lastName: 'Kowalski',
    phoneNumber: '+48600100200',
    weeklyPrice: 120_050,
    mileageStart: 120_000,
    mileageEnd: null,
    startDate: '2026-03-16',
    startTime: '08:00',
    endDate: null,
    endTime: null,
  })
})

test('characters that nobody sees are not part of a name', () => {
  expect(read({ last_name: 'Ko\u0007wal\u200Bski' }).lastName).toBe('Kowalski')
})

describe('required: first name, last name, car, weekly fee, start mileage, start date and start time (Spec 2 §5)', () => {
  test.each([
    'first_name',
    'last_name',
    'weekly_price',
    'mileage_start',
    'start_date',
    'start_time',
  ] as const)('%s', (field) => {
    for (const empty of [null, undefined, '', '  ']) {
      expect(readRental({ ...FORM, [field]: empty }, true)).toEqual({
        ok: false,
        error: { kind: 'missing', fields: [field] },
      })
    }
  })
  test('all that are missing are named, the car too', () => {
    expect(readRental({ ...FORM, last_name: '', start_time: '' }, false)).toMatchObject({
      error: { kind: 'missing', fields: ['last_name', 'rented_car', 'start_time'] },
    })
  })
  test('a fee and a mileage of 0 are not missing', () => {
    expect(read({ weekly_price: 0, mileage_start: 0 })).toMatchObject({ weeklyPrice: 0, mileageStart: 0 })
  })
})

describe('the weekly fee is kept in whole grosze', () => {
  test.each([
    ['1 200,50', 120_050],
    ['1 200,50 zł', 120_050],
    ['1200.5', 120_050],
    ['0,29', 29],
    [1200.5, 120_050],
    [0.29, 29],
    [1.15, 115],
    ['9999999,99', 999_999_999],
  ])('%j', (typed, grosze) => {
    expect(read({ weekly_price: typed }).weeklyPrice).toBe(grosze)
  })
  test.each(['dużo', '-1', '1,234', '1.200,50', '12345678', Number.NaN, Number.POSITIVE_INFINITY, 1e21])(
    '%j is no fee',
    (typed) => {
      expect(readRental({ ...FORM, weekly_price: typed }, true)).toMatchObject({
        error: { kind: 'unreadable', fields: ['weekly_price'] },
      })
    },
  )
})

describe('a time may have seconds, which count for nothing', () => {
  test.each([
    ['08:00', '08:00'],
    ['8:05', '08:05'],
    ['18:00:00', '18:00'],
    ['18:00:00.000', '18:00'],
    ['23:59:59', '23:59'],
  ])('%s', (typed, time) => {
    expect(read({ start_time: typed }).startTime).toBe(time)
  })
  test.each(['24:00', '12:60', '12', '12.30', 'rano'])('%s is no time', (typed) => {
    expect(readRental({ ...FORM, start_time: typed }, true)).toMatchObject({
      error: { kind: 'unreadable', fields: ['start_time'] },
    })
  })
})

test.each([
  ['start_date', '2026-02-30'],
  ['start_date', '16.3.2026'],
  ['end_date', 'jutro'],
  ['end_time', '25:00'],
  ['mileage_start', '12,5'],
  ['mileage_end', -1],
  ['phone_number', '12'],
  ['first_name', 'J'.repeat(101)],
] as const)('%s %j can’t be read', (field, typed) => {
  expect(readRental({ ...FORM, [field]: typed }, true)).toMatchObject({
    error: { kind: 'unreadable', fields: [field] },
  })
})

describe('the end', () => {
  const end = (end_date: string | null, end_time: string | null, mileage_end: number | null) =>
    read({ end_date, end_time, mileage_end })

  test('once end date, end time and end mileage are all there, it is history (D18)', () => {
    const ended = end('2026-03-20', '12:00', 120_001)
    expect(faultOfEnd(ended)).toBeUndefined()
    expect(hasEnded(ended)).toBe(true)
  })
  test.each([[end(null, null, null)], [end('2026-03-20', null, null)], [end('2026-03-20', '12:00', null)]])(
    'without the mileage it goes on, with the end that is planned',
    (rental) => {
      expect(faultOfEnd(rental)).toBeUndefined()
      expect(hasEnded(rental)).toBe(false)
    },
  )
  test.each([
    ['a mileage alone', end(null, null, 120_001), ['end_date', 'end_time']],
    ['a mileage without a time', end('2026-03-20', null, 120_001), ['end_time']],
    ['a mileage without a date', end(null, '12:00', 120_001), ['end_date']],
    ['a time without its date', end(null, '12:00', null), ['end_date']],
  ])('%s is no end', (_name, rental, fields) => {
    expect(faultOfEnd(rental)).toEqual({ kind: 'half-ended', fields })
  })
  test.each([
    ['2026-03-15', '12:00'],
    ['2026-03-15', null],
    ['2026-03-16', '07:59'],
  ])('%s %s is before the start', (date, time) => {
    expect(faultOfEnd(end(date, time, null))).toEqual({ kind: 'end-before-start' })
  })
  test('the date of the start, without a time, is not before it', () => {
    expect(faultOfEnd(end('2026-03-16', null, null))).toBeUndefined()
  })
  test.each([120_000, 119_999, 0])('a mileage of %d at or below that of the start is refused', (mileage) => {
    expect(faultOfEnd(end('2026-03-20', '12:00', mileage))).toEqual({ kind: 'mileage-not-grown' })
  })
})
