import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brokenHours } from '#features/roster/domain/hours.ts'
import { capacityOf, freeBeside, has, mayHoldTogether } from './rules.ts'

const slots = (...list: number[]) => list.reduce((mask, slot) => mask | (1 << slot), 0)
const MON_DAY = 0
const MON_NIGHT = 1
const TUE_DAY = 2
const TUE_NIGHT = 3

describe('hours of one driver', () => {
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

  it('are the same as roster tells them, in the form for searches', () => {
    fc.assert(
      fc.property(fc.nat({ max: (1 << 14) - 1 }), fc.boolean(), (held, allowDayAndNight) => {
        const driver = { allowDayAndNight, workedPreviousSundayNight: false }
        const all = Array.from({ length: 14 }, (_, slot) => slot)
        const fits = (slot: number) => brokenHours(slot, held & ~(1 << slot), driver) === null
        expect(mayHoldTogether(held, allowDayAndNight)).toBe(
          all.every((slot) => !has(held, slot) || fits(slot)),
        )
        for (const slot of all)
          if (mayHoldTogether(held, allowDayAndNight))
            expect(has(freeBeside(held, allowDayAndNight), slot)).toBe(fits(slot))
      }),
      { numRuns: 500 },
    )
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
