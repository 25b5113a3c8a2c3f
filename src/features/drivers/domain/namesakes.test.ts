import { expect, test } from 'vitest'
import { namesakeMarks } from './namesakes.ts'

const drivers = (...of: readonly (readonly [string, string])[]) =>
  new Map(of.map(([fullName, phone], index) => [`d${index}`, { fullName, phone }]))

test('drivers of one name are told apart by the last digits of their phones, nobody else', () => {
  const week = drivers(
    ['Jan Nowak', '+48600100201'],
    ['Ewa Lis', '+48600100202'],
    ['Jan Nowak', '+48600100203'],
  )
  expect([...namesakeMarks(week)]).toEqual([
    ['d0', '…201'],
    ['d2', '…203'],
  ])
})

test('numbers that end alike are told by more digits', () => {
  const week = drivers(['Jan Nowak', '+48600111201'], ['Jan Nowak', '+48600222201'])
  expect([...namesakeMarks(week).values()]).toEqual(['…1201', '…2201'])
})

test('who has no number has no mark, and equal numbers are told whole', () => {
  expect([...namesakeMarks(drivers(['Jan Nowak', ''], ['Jan Nowak', '+48600222201']))]).toEqual([
    ['d1', '…201'],
  ])
  expect(namesakeMarks(drivers(['Jan Nowak', ''], ['Jan Nowak', ''])).size).toBe(0)
  const same = drivers(['Jan Nowak', '+48600222201'], ['Jan Nowak', '+48600222201'])
  expect([...namesakeMarks(same).values()]).toEqual(['…48600222201', '…48600222201'])
})
