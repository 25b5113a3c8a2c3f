import { expect, test } from 'vitest'
import { day, rowOf } from '#features/settlement/domain/testing/build.ts'
import { settledBeside } from './rows-digest.ts'

const report = (row: string, from: string, to: string, net: number) =>
  rowOf('bolt', { net }, { from: day(from), to: day(to) }).map((fact) => ({ ...fact, id: `${row}:3`, row }))
const week = report('1:2', '2026-11-16', '2026-11-22', 70_000)
const lesser = report('2:2', '2026-11-20', '2026-11-23', 40_000)
const better = report('3:2', '2026-11-17', '2026-11-23', 90_000)

test('a week in which two crossing reports were settled stays as it is, also once they are loaded anew', () => {
  const anew = report('9:2', '2026-11-20', '2026-11-23', 40_000)
  expect(settledBeside(week, lesser, [...week, ...lesser])).toEqual(lesser)
  expect(settledBeside(week, anew, [...week, ...lesser])).toEqual(anew)
})

test('what was settled alone gives way to the better report that crosses it', () => {
  expect(settledBeside(better, week, week)).toEqual([])
})

test('a lesser report that came after the closing adds nothing', () => {
  expect(settledBeside(week, lesser, week)).toEqual([])
  expect(settledBeside(week, [...lesser, ...lesser], [...week, ...lesser])).toEqual(lesser)
})
