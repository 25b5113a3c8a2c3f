import { describe, expect, it } from 'vitest'
import {
  breaksRestAfterLastWeek,
  brokenHours,
  capacityOf,
  dayAfter,
  freeBeside,
  mayHoldTogether,
  nightBefore,
  otherShiftOfDate,
} from './rules.ts'

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

  it('day and night allowed does not allow the day after a night', () => {
    expect(mayHoldTogether(slots(MON_DAY, MON_NIGHT), true)).toBe(true)
    expect(mayHoldTogether(slots(MON_DAY, MON_NIGHT), false)).toBe(false)
    expect(mayHoldTogether(slots(MON_NIGHT, TUE_DAY), true)).toBe(false)
    expect(mayHoldTogether(slots(MON_DAY, TUE_DAY, TUE_NIGHT + 2), false)).toBe(true)
  })

  it('slots free beside a held one leave out its neighbours', () => {
    expect(freeBeside(slots(TUE_DAY), false) & slots(MON_DAY, MON_NIGHT, TUE_NIGHT, 4)).toBe(
      slots(MON_DAY, 4),
    )
    expect(freeBeside(slots(TUE_DAY), true) & slots(MON_NIGHT, TUE_NIGHT)).toBe(slots(TUE_NIGHT))
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

describe('seats of a slot', () => {
  it('are the limit or the available cars, whichever is less', () => {
    expect(capacityOf(3, 5)).toBe(3)
    expect(capacityOf(7, 5)).toBe(5)
    expect(capacityOf(null, 5)).toBe(5)
    expect(capacityOf(0, 5)).toBe(0)
  })
})
