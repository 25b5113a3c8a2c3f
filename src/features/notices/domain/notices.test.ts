import { expect, test } from 'vitest'
import type { Change } from '#features/roster/domain/changes.ts'
import type { Place, Spot } from '#features/roster/domain/places.ts'
import { noticedSlot, noticeOfReturn, returnOf, sidesOf } from './notices.ts'

const MONDAY: Spot = { slot: 0, carId: 'w01', onCall: false }
const TUESDAY: Spot = { slot: 2, carId: 'w01', onCall: false }
const ON_CALL: Spot = { slot: 0, carId: null, onCall: true }
const change = (from: Spot | null, to: Spot | null): Change => ({
  driverId: 'jan',
  kind: !from ? 'added' : !to ? 'removed' : 'slot',
  from,
  to,
  at: '2026-03-11T11:00:00Z',
  by: 'Anna',
})
const at = (...spots: Spot[]): Place[] => spots.map((spot) => ({ driverId: 'jan', ...spot }))

test('a driver who stands at the original place again is told to be back there', () => {
  const found = returnOf(change(MONDAY, TUESDAY), at(MONDAY))
  expect(found).toMatchObject({ stands: true })
  expect(found && noticeOfReturn(found)).toMatchObject({ kind: 'returned', from: TUESDAY, to: MONDAY })
})

test('who had come from nowhere, or from a list that promised nothing, is told to be free', () => {
  for (const from of [null, ON_CALL]) {
    const found = returnOf(change(from, TUESDAY), at())
    expect(found).toMatchObject({ stands: false })
    expect(found && noticeOfReturn(found)).toMatchObject({ from: TUESDAY, to: null })
  }
})

test('another shift in that slot is told by another change; a place of somebody else is none', () => {
  expect(returnOf(change(null, TUESDAY), at({ ...TUESDAY, carId: 'w02' }))).toBeUndefined()
  expect(returnOf(change(null, TUESDAY), [{ driverId: 'ewa', ...TUESDAY }])).toMatchObject({ stands: false })
  expect(returnOf(change(null, { ...TUESDAY, carId: null, onCall: true }), at())).toBeUndefined()
  expect(returnOf(change(ON_CALL, null), at())).toBeUndefined()
})

test('two returns to one place say the same, wherever the driver had been sent; a move there says something else', () => {
  const back = (to: Spot) => sidesOf(noticeOfReturn({ change: change(MONDAY, to), stands: true }))
  expect(back(TUESDAY)).toEqual(back({ ...TUESDAY, slot: 4 }))
  expect(back(TUESDAY)).not.toEqual(sidesOf(change(TUESDAY, MONDAY)))
  expect(back(TUESDAY)).not.toEqual(sidesOf(noticeOfReturn({ change: change(null, MONDAY), stands: false })))
})

test('a notice is of the slot that it sends to, else of the one that it sends away from', () => {
  expect(noticedSlot(change(MONDAY, TUESDAY))).toBe(2)
  expect(noticedSlot(change(MONDAY, null))).toBe(0)
})
