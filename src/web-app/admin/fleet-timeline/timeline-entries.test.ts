import { describe, expect, test } from 'vitest'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { barsOf } from './timeline-bars.ts'
import { entriesByCar, rentalSpan, type TimelineReadings } from './timeline-entries.ts'
import { rangeFrom } from './timeline-range.ts'

type Rental = TimelineReadings['rentals'][number]

const rental = (change: Partial<Rental['attributes']> = {}): Rental => ({
  id: 'r1',
  attributes: {
    first_name: 'Andrzej',
    last_name: 'Bąk',
    rented_car: 'W01',
    carId: 'car',
    weekly_price: 500,
    mileage_start: 1,
    mileage_end: null,
    start_date: '2026-03-16',
    start_time: '18:00',
    end_date: '2026-03-20',
    end_time: '17:59',
    phone_number: '',
    type: 'Wynajem',
    notOnStation: false,
    active: true,
    occupiedUntil: '2026-03-20',
    ...change,
  },
})
const paper = (expiresOn: string) =>
  ({
    id: 'p1',
    attributes: { subjectId: 'car', kindName: 'Ubezpieczenie OC', expiresOn },
  }) as TimelineReadings['papers'][number]
const nothing: TimelineReadings = { groundings: [], rentals: [], services: [], papers: [] }
const range = rangeFrom('2026-03-16' as CalendarDate, 2)

describe('a rental holds its car by the hours of D18', () => {
  test('from 18:00 a night, before 18:00 a day', () => {
    expect(rentalSpan(rental())).toEqual({
      from: { date: '2026-03-16', shift: 'night' },
      to: { date: '2026-03-20', shift: 'day' },
    })
    expect(rentalSpan(rental({ start_time: '17:59', end_time: '18:00' }))).toMatchObject({
      from: { shift: 'day' },
      to: { shift: 'night' },
    })
  })
  test('without an end to the night of its last day', () => {
    const open = rental({ end_date: null, end_time: null, occupiedUntil: '2026-03-30' })
    expect(rentalSpan(open)?.to).toEqual({ date: '2026-03-30', shift: 'night' })
  })
})

test('a car has all that takes its time, in the order of its start', () => {
  const service = {
    id: 's1',
    attributes: { carId: 'car', serviceDate: '2026-03-15', serviceTime: '10:30', desc: 'Olej' },
  } as TimelineReadings['services'][number]
  const entries = entriesByCar({ ...nothing, rentals: [rental()], services: [service] })
  expect(entries.get('car')?.map(({ kind, label }) => [kind, label])).toEqual([
    ['service', '10:30'],
    ['rental', 'Andrzej Bąk'],
  ])
  expect(entries.get('other')).toBeUndefined()
})

describe('on the screen stand', () => {
  const bars = (readings: Partial<TimelineReadings>) =>
    barsOf(range, entriesByCar({ ...nothing, ...readings }).get('car') ?? []).map(
      ({ from, to, cutBefore, cutAfter }) => [from, to, cutBefore, cutAfter],
    )
  test('the slots of the range, cut where the rest lies outside', () => {
    expect(bars({ rentals: [rental()] })).toEqual([[1, 8, false, false]])
    expect(bars({ rentals: [rental({ start_date: '2026-03-01', occupiedUntil: '2026-05-01' })] })).toEqual([
      [0, 27, true, true],
    ])
    expect(bars({ rentals: [rental({ start_date: '2026-04-01', occupiedUntil: '2026-05-01' })] })).toEqual([])
  })
  test('a paper on the night of its last day, and one that has run out before at the edge', () => {
    expect(bars({ papers: [paper('2026-03-17')] })).toEqual([[3, 3, false, false]])
    expect(bars({ papers: [paper('2026-03-01')] })).toEqual([[0, 0, true, false]])
    expect(bars({ papers: [paper('2026-05-01')] })).toEqual([])
  })
})
