import { describe, expect, test } from 'vitest'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { groundingTexts } from '../texts.ts'
import { groundingOfficeTexts } from '../texts-office.ts'
import {
  type GroundingValues,
  inputOfValues,
  judgeGrounding,
  newValues,
  spanOfValues,
} from './grounding-values.ts'

const monday = '2026-03-16' as CalendarDate
const tuesday = '2026-03-17' as CalendarDate
const values = (change: Partial<GroundingValues> = {}): GroundingValues => ({
  ...newValues({ carId: 'car' }),
  dayStart: monday,
  dayEnd: tuesday,
  ...change,
})

describe('a new grounding', () => {
  test('takes whole days unless told', () => {
    expect(newValues({ carId: 'car' })).toMatchObject({
      shiftStart: 'Dzień',
      shiftEnd: 'Noc',
      dayStart: null,
    })
  })
  test('takes the slots that were drawn', () => {
    const span = { from: { date: monday, shift: 'night' }, to: { date: tuesday, shift: 'day' } } as const
    expect(spanOfValues(newValues({ carId: 'car', span }))).toEqual(span)
  })
})

describe('what is missing stands beside its field (Spec 2 §5)', () => {
  test.each([
    [{ dayStart: null }, { dayStart: groundingTexts.dayStart }],
    [{ dayEnd: null }, { dayEnd: groundingTexts.dayEnd }],
    [{ carId: null }, { carId: groundingOfficeTexts.carMissing }],
    [{ dayStart: tuesday, dayEnd: monday }, { dayEnd: groundingTexts.dayEndTooEarly }],
    [
      { dayEnd: monday, shiftStart: 'Noc' as const, shiftEnd: 'Dzień' as const },
      { shiftEnd: groundingTexts.shiftEndTooEarly },
    ],
    [{ dayEnd: monday, shiftEnd: 'Dzień' as const }, {}],
  ])('%j', (change, errors) => expect(judgeGrounding(values(change))).toEqual(errors))
})

test('all four ends are sent', () => {
  expect(inputOfValues(values())).toMatchObject({
    carId: 'car',
    dayStart: monday,
    shiftStart: 'Dzień',
    dayEnd: tuesday,
    shiftEnd: 'Noc',
  })
})
