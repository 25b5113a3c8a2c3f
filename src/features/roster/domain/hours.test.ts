import { describe, expect, it } from 'vitest'
import { breaksRestAfterLastWeek, brokenHours, dayAfter, nightBefore, otherShiftOfDate } from './hours.ts'

const slots = (...list: number[]) => list.reduce((mask, slot) => mask | (1 << slot), 0)
const MON_DAY = 0
const MON_NIGHT = 1
const TUE_DAY = 2
const TUE_NIGHT = 3

describe('hours of one driver', () => {
  it('no Monday day after the Sunday night of last week', () => {
    expect(breaksRestAfterLastWeek(MON_DAY, true)).toBe(true)
    expect(breaksRestAfterLastWeek(MON_DAY, false)).toBe(false)
    expect(breaksRestAfterLastWeek(MON_NIGHT, true)).toBe(false)
  })

  it('no day after the night before', () => {
    expect(nightBefore(TUE_DAY, slots(MON_NIGHT))).toBe(MON_NIGHT)
    expect(nightBefore(TUE_DAY, slots(TUE_NIGHT))).toBeNull()
    expect(nightBefore(MON_DAY, slots(13))).toBeNull()
    expect(nightBefore(TUE_NIGHT, slots(TUE_DAY))).toBeNull()
  })

  it('no night before a day already held', () => {
    expect(dayAfter(MON_NIGHT, slots(TUE_DAY))).toBe(TUE_DAY)
    expect(dayAfter(MON_NIGHT, slots(MON_DAY))).toBeNull()
    expect(dayAfter(13, slots(0))).toBeNull()
  })

  it('not day and night of one date, unless an administrator allowed it', () => {
    expect(otherShiftOfDate(TUE_NIGHT, slots(TUE_DAY), false)).toBe(TUE_DAY)
    expect(otherShiftOfDate(TUE_DAY, slots(TUE_NIGHT), false)).toBe(TUE_NIGHT)
    expect(otherShiftOfDate(TUE_NIGHT, slots(TUE_DAY), true)).toBeNull()
  })

  it.each([
    ['the week before is told first', MON_DAY, slots(MON_NIGHT), true, 'PREV_WEEK_NIGHT', null],
    [
      'for a night the day after is told before the same date',
      TUE_NIGHT,
      slots(TUE_DAY, 4),
      false,
      'REST_BEFORE_DAY',
      4,
    ],
    [
      'for a day the night before is told before the same date',
      TUE_DAY,
      slots(MON_NIGHT, TUE_NIGHT),
      false,
      'REST_AFTER_NIGHT',
      MON_NIGHT,
    ],
    ['the same date is told last', TUE_DAY, slots(TUE_NIGHT), false, 'SAME_DATE', TUE_NIGHT],
  ])('%s', (_, slot, held, workedPreviousSundayNight, rule, blockedBy) => {
    expect(brokenHours(slot, held, { allowDayAndNight: false, workedPreviousSundayNight })).toEqual({
      rule,
      blockedBy,
    })
  })
})

it('no Sunday night before a Monday day of the week after, which is told last', () => {
  const around = { allowDayAndNight: false, workedPreviousSundayNight: false, worksNextMonday: true }
  expect(brokenHours(13, 0, around)).toEqual({ rule: 'REST_BEFORE_DAY', blockedBy: 0 })
  expect(brokenHours(13, slots(12), around)).toEqual({ rule: 'SAME_DATE', blockedBy: 12 })
  expect(brokenHours(12, 0, around)).toBeNull()
  expect(brokenHours(13, 0, { ...around, worksNextMonday: false })).toBeNull()
})
