import { expect, test } from 'vitest'
import { pastSlots, todayOf } from './today.ts'

test('today is the day whose shift is being driven; the days before it are past', () => {
  expect([todayOf(1), pastSlots(1)]).toEqual([0, 0])
  expect([todayOf(10), pastSlots(10)]).toEqual([4, 8])
  expect([todayOf(13), pastSlots(13)]).toEqual([6, 12])
})

test('a week that has not begun, or is over, has no today', () => {
  expect([todayOf(0), pastSlots(0)]).toEqual([undefined, 0])
  expect([todayOf(14), pastSlots(14)]).toEqual([undefined, 14])
})
