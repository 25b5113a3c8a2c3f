import { expect, test } from 'vitest'
import { ownShifts } from './own-shift-codec.ts'

const shift = {
  stateDay: '2.1.2027',
  shift: 'Noc rezerwa',
  reg: '',
  make: '',
  model: '',
  service: null,
  bonus: null,
}

test('own shifts come in the order of time, over the turn of the year', () => {
  const shifts = ownShifts([
    shift,
    { ...shift, stateDay: '31.12.2026', shift: 'Dzień', reg: 'WE1', make: 'Toyota', model: 'Yaris' },
  ])
  expect(shifts.map(({ date, option, car }) => [date, option, car])).toEqual([
    ['2026-12-31', 'day', 'Toyota Yaris'],
    ['2027-01-02', 'night-reserve', ''],
  ])
})

test('a shift of a date or kind that does not exist is left out', () => {
  expect(
    ownShifts([
      { ...shift, stateDay: '31.2.2027' },
      { ...shift, shift: 'Popołudnie' },
    ]),
  ).toEqual([])
})
