import { expect, test } from 'vitest'
import { type CalendarDate, parseDate } from '#kernel/calendar-date.ts'
import { readTypedDate, typedProblem } from './typed-date.ts'

test.each(['3.5.2018', '03.05.2018', ' 3. 5. 2018 ', '3-5-2018', '03/05/2018', '3 5 2018', '2018-05-03'])(
  'reads %j as the third of May',
  (typed) => {
    expect(readTypedDate(typed)).toBe('2018-05-03')
  },
)

test.each([
  '',
  '3',
  '3.5',
  '3.5.18',
  '3.5.201',
  '3.5.20188',
  '30.2.2018',
  '5.13.2018',
  '2018-5-3',
  'jutro',
  '352018',
])('reads no date from %j', (typed) => {
  expect(readTypedDate(typed)).toBeUndefined()
})

const date = (text: string) => parseDate(text) as CalendarDate
const MARCH = { from: date('2026-03-16'), to: date('2026-03-22') }

test.each(['3.5', '30.2.2026', 'jutro'])('says that %j is no date', (typed) => {
  expect(typedProblem(typed, {})).toBe('To nie jest data. Wpisz ją tak: 3.5.2026.')
})

test.each([
  [MARCH, 'Wybierz datę od 16.3.2026 do 22.3.2026.'],
  [{ from: MARCH.to }, 'Wybierz datę od 22.3.2026.'],
  [{ to: MARCH.from }, 'Wybierz datę do 16.3.2026.'],
])('says which dates can be chosen (%#)', (bounds, problem) => {
  expect(typedProblem('to' in bounds ? '23.3.2026' : '15.3.2026', bounds)).toBe(problem)
})

test.each(['', '  ', '16.3.2026', '2026-03-22'])('has nothing to say of %j', (typed) => {
  expect(typedProblem(typed, MARCH)).toBeUndefined()
})
