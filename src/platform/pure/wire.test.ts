import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  SHIFT_OPTION_ON_WIRE,
  shiftFromWire,
  shiftOptionFromWire,
  weekExists,
  wireBoolean,
  wireDate,
  wireId,
  wireInteger,
  wirePln,
  wireWeek,
  wireYear,
} from './wire.ts'

test('every shift option has a spelling that reads back', () => {
  for (const [option, wire] of Object.entries(SHIFT_OPTION_ON_WIRE))
    expect(shiftOptionFromWire(wire)).toBe(option)
  expect(shiftOptionFromWire('dzień')).toBeUndefined()
})

test('shifts come in all three spellings of the specification', () => {
  expect(['Dzień', 'dzień', 'day', 'DAY'].map(shiftFromWire)).toEqual(Array(4).fill('day'))
  expect(['Noc', 'noc', 'night'].map(shiftFromWire)).toEqual(Array(3).fill('night'))
  expect(shiftFromWire('rano')).toBeUndefined()
})

test('a number may come as text, and nothing else as a number', () => {
  const limit = wireInteger(1, 25, 'Od 1 do 25.')
  expect(z.parse(limit, '25')).toBe(25)
  expect(z.parse(limit, 1)).toBe(1)
  for (const bad of [
    '',
    ' ',
    '0',
    '26',
    '1e1',
    '0x10',
    '1.5',
    1.5,
    Number.NaN,
    null,
    true,
    [1],
    { valueOf: 1 },
  ])
    expect(z.safeParse(limit, bad).error?.issues[0]?.message).toBe('Od 1 do 25.')
})

test('an amount has at most two decimals, with a comma or a dot', () => {
  const amount = wirePln(1, 100, 'Od 1 do 100.')
  expect(['75,50', '75.5', 75.5, '1', 100].map((value) => z.parse(amount, value))).toEqual([
    75.5, 75.5, 75.5, 1, 100,
  ])
  for (const bad of [
    '',
    '75,505',
    75.505,
    '1 000',
    '0,99',
    100.01,
    '-5',
    null,
    '1e1',
    Number.POSITIVE_INFINITY,
  ])
    expect(z.safeParse(amount, bad).error?.issues[0]?.message).toBe('Od 1 do 100.')
})

test('dates are YYYY-MM-DD of the calendar', () => {
  expect(z.parse(wireDate, '2026-03-29')).toBe('2026-03-29')
  for (const bad of ['2026-02-30', '29.3.2026', '', 20260329, null])
    expect(z.safeParse(wireDate, bad).success).toBe(false)
})

test('true and false may come as text', () => {
  expect(['true', 'false', true, false].map((value) => z.parse(wireBoolean, value))).toEqual([
    true,
    false,
    true,
    false,
  ])
  for (const bad of ['1', 1, 'yes', null]) expect(z.safeParse(wireBoolean, bad).success).toBe(false)
})

test('week 53 is there only in long years (D1)', () => {
  const weekInput = z.object({ year: wireYear, week: wireWeek }).check(weekExists)
  expect(z.safeParse(weekInput, { year: '2026', week: '53' }).success).toBe(true)
  expect(z.safeParse(weekInput, { year: 2027, week: 53 }).error?.issues[0]?.path).toEqual(['week'])
})

test('an id is the same however it is spelled', () => {
  expect(z.parse(wireId, '5C1F6C5E-0000-4000-8000-00000000000A')).toBe('5c1f6c5e-0000-4000-8000-00000000000a')
  expect(z.safeParse(wireId, 'X').success).toBe(false)
})

test('a day or year out of range is told as such, and not as written wrongly', () => {
  const told = (schema: z.ZodMiniType, input: unknown) =>
    z.safeParse(schema, input).error?.issues.map(({ message }) => message)
  for (const date of ['2999-12-31', '1900-01-01'])
    expect(told(wireDate, date)).toEqual([expect.stringContaining('z lat 2000-2199')])
  for (const date of ['31.12.2026', '2026-02-30'])
    expect(told(wireDate, date)).toEqual([expect.stringContaining('RRRR-MM-DD')])
  const week = z.object({ year: wireYear, week: wireWeek }).check(weekExists)
  expect(told(week, { year: 2999, week: 1 })).toEqual([expect.stringContaining('od 2001 do 2198')])
})
