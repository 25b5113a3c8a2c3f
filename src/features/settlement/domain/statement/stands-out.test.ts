import { expect, test } from 'vitest'
import { differencesThatStandOut, type WeekFigures } from './stands-out.ts'

const FROM = { leastGrosze: 20_000, basisPoints: 3000 }
const week = (netByApp: Record<string, number>, shifts: number, result: number): WeekFigures => ({
  netByApp: new Map(Object.entries(netByApp)),
  shifts,
  result,
})
const codes = (now: WeekFigures, before: WeekFigures | undefined) =>
  differencesThatStandOut(now, before, FROM).map(({ code, app }) => (app ? `${code} ${app}` : code))

test('a week of one shift instead of five stands out', () => {
  const before = week({ bolt: 172_873 }, 5, 80_000)
  const now = week({ bolt: 37_581 }, 1, 6410)
  expect(differencesThatStandOut(now, before, FROM)).toEqual([
    { code: 'net', app: null, before: 172_873, now: 37_581, difference: -135_292 },
    { code: 'net-of-app', app: 'bolt', before: 172_873, now: 37_581, difference: -135_292 },
    { code: 'shifts', app: null, before: 5, now: 1, difference: -4 },
    { code: 'result', app: null, before: 80_000, now: 6410, difference: -73_590 },
  ])
})

test('apps that came and went', () => {
  expect(
    codes(week({ bolt: 100_000, constructor: 90_000 }, 5, 0), week({ bolt: 100_000, uber: 95_000 }, 5, 0)),
  ).toEqual(['app-new constructor', 'app-gone uber'])
})

test('much money that is a small part does not stand out, nor a great part of little money', () => {
  expect(codes(week({ bolt: 1_030_000 }, 5, 0), week({ bolt: 1_000_000 }, 5, 0))).toEqual([])
  expect(codes(week({ bolt: 19_999 }, 5, 0), week({ bolt: 0 }, 5, 0))).toEqual([])
  expect(codes(week({ bolt: 20_000 }, 1, 0), week({ bolt: 0 }, 0, 0))).toEqual(['net', 'net-of-app bolt'])
})

test('a result that turns into a debt; nothing in a first week', () => {
  expect(codes(week({}, 5, -30_000), week({}, 5, 10_000))).toEqual(['result'])
  expect(codes(week({ bolt: 1e9 }, 5, 1e9), undefined)).toEqual([])
})
