import { describe, expect, test } from 'vitest'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { rentalTexts } from '../texts.ts'
import { type CarToChoose, carChoices, type OwnCar } from './car-choices.ts'
import {
  editInputOf,
  newInputOf,
  newRental,
  problemOf,
  type Rental,
  type RentalValues,
  spanOfValues,
  valuesOf,
} from './rental-values.ts'

const date = (text: string) => text as CalendarDate
const TODAY = date('2026-03-11')
const VALUES: RentalValues = {
  ...newRental('car'),
  first_name: 'Jan',
  last_name: 'Kowalski',
  weekly_price: '1 200,50',
  mileage_start: 1000,
  start_date: date('2026-03-16'),
  start_time: '18:00',
}
const RENTAL: Rental = {
  id: 'r',
  attributes: {
    first_name: 'Jan',
    last_name: 'Kowalski',
    rented_car: 'WX1',
    carId: 'car',
    weekly_price: 1200.5,
    mileage_start: 1000,
    mileage_end: null,
    start_date: '2026-03-16',
    start_time: '18:00',
    end_date: null,
    end_time: null,
    phone_number: '+48600100200',
    type: 'Wynajem',
    notOnStation: true,
    active: true,
    occupiedUntil: '2026-03-30',
  },
}

test('an empty form lacks the seven fields, each marked', () => {
  const problem = problemOf(newRental(null))
  expect(problem?.msg).toBe(rentalTexts.incomplete)
  expect(Object.keys(problem?.fields ?? {})).toHaveLength(7)
})

test('what may be sent has no problem, and says which slots it takes', () => {
  expect(problemOf(VALUES)).toBeUndefined()
  expect(spanOfValues(VALUES, TODAY)).toEqual({
    from: { date: '2026-03-16', shift: 'night' },
    to: { date: '2026-03-30', shift: 'night' },
  })
})

test('a new rental is sent without an end', () => {
  expect(Object.keys(newInputOf(VALUES))).not.toContain('end_date')
  expect(newInputOf(VALUES)).toMatchObject({ carId: 'car', start_date: '2026-03-16' })
})

test('a rental is shown as it is typed, and sent as it was', () => {
  const values = valuesOf(RENTAL)
  expect(values).toMatchObject({ weekly_price: '1200,50', phone_number: '600 100 200', mileage_end: '' })
  expect(problemOf(values)).toBeUndefined()
})

test('only what was changed is sent, so that who corrects a phone number does not undo the end that somebody else has saved', () => {
  expect(editInputOf('r', { phone_number: '600 100 201' })).toEqual({ id: 'r', phone_number: '600 100 201' })
  expect(editInputOf('r', { carId: 'other', end_date: null })).toEqual({
    id: 'r',
    carId: 'other',
    end_date: null,
  })
})

test('an end that goes wrong is told before it is sent', () => {
  const values = { ...valuesOf(RENTAL), mileage_end: 1000, end_date: date('2026-03-17'), end_time: '10:00' }
  expect(problemOf(values)?.fields).toEqual({ mileage_end: rentalTexts.mileageNotGrown })
  expect(problemOf({ ...values, end_time: '', mileage_end: 1001 })?.code).toBe('half_ended')
})

describe('the select of cars', () => {
  const car = (reg: string, isRental: boolean, rented = false): CarToChoose => ({
    id: reg,
    reg,
    make: 'Toyota',
    model: 'Yaris',
    isRental,
    rented,
  })
  const labels = (cars: CarToChoose[], own?: OwnCar) =>
    carChoices(cars, own).map(({ group, items }) => [group, ...items.map(({ label }) => label)])

  test('offers cars for rent first, and says which are rented', () => {
    expect(labels([car('A1', false), car('B1', true), car('C1', true, true)])).toEqual([
      ['Auta do wynajmu', 'B1 · Toyota Yaris', 'C1 · Toyota Yaris (wynajęte)'],
      ['Pozostałe auta', 'A1 · Toyota Yaris'],
    ])
  })
  test('keeps the rental’s own car, also one that has left the fleet', () => {
    expect(labels([car('A1', true, true)], { id: 'A1', reg: 'A1' })).toEqual([
      ['Auta do wynajmu', 'A1 · Toyota Yaris'],
    ])
    expect(labels([], { id: 'gone', reg: 'WX9' })).toEqual([['Pozostałe auta', 'WX9']])
  })
  test('is empty without cars', () => {
    expect(labels([])).toEqual([])
  })
})
