import { describe, expect, test } from 'vitest'
import { judgeRange, readAskedWeeks, type WeeksOnWire, weeksIn } from './asked-weeks.ts'

const NOW = { year: 2026, week: 47 }

function read(input: WeeksOnWire) {
  const asked = readAskedWeeks(input)
  return asked.ok ? asked.value : asked.error
}

describe('which weeks a report is asked for (D1, D36)', () => {
  test('without an end it is the one week', () => {
    expect(read({ week: 47, year: 2026 })).toEqual({ from: NOW, to: NOW })
  })

  test('a smaller end week soon after a new year lies in the next year, since the call knows only the year of the start', () => {
    const asked = read({ week: 52, year: 2026, endWeek: 2 })
    expect(asked).toEqual({ from: { year: 2026, week: 52 }, to: { year: 2027, week: 2 } })
  })

  test.each([2025, 2026])('47 to 46 of %s is no year but the wrong way round, and refused', (year) => {
    const asked = readAskedWeeks({ week: 47, year, endWeek: 46 })
    expect(asked).toEqual({ ok: true, value: { from: { year, week: 47 }, to: { year, week: 46 } } })
    expect(asked.ok && judgeRange(asked.value, NOW)).toBe('range_reversed')
  })

  test('a year of its own is taken as it is told', () => {
    expect(read({ week: 2, year: 2026, endWeek: 3, endYear: 2027 })).toMatchObject({ to: { year: 2027 } })
    expect(read({ week: 4, year: 2026, endWeek: 3, endYear: 2026 })).toMatchObject({ to: { year: 2026 } })
  })

  test('2026 has 53 weeks, 2025 and 2027 have not', () => {
    expect(read({ week: 53, year: 2026, endWeek: 1 })).toMatchObject({ to: { year: 2027, week: 1 } })
    expect(read({ week: 53, year: 2027 })).toBe('no_such_week')
    expect(read({ week: 50, year: 2025, endWeek: 53 })).toBe('no_such_week')
  })

  test('the weeks over the turn of the year are all there, once each', () => {
    expect(weeksIn({ from: { year: 2026, week: 52 }, to: { year: 2027, week: 1 } })).toEqual([
      { year: 2026, week: 52 },
      { year: 2026, week: 53 },
      { year: 2027, week: 1 },
    ])
  })
})

describe('the rules of a range (Spec 2 §5)', () => {
  const judge = (week: number, year: number, endWeek: number, endYear: number) =>
    judgeRange({ from: { week, year }, to: { week: endWeek, year: endYear } }, NOW)

  test('up to the current week all is right, the same week too', () => {
    expect(judge(47, 2026, 47, 2026)).toBeUndefined()
    expect(judge(50, 2025, 47, 2026)).toBeUndefined()
  })

  test('the start not greater than the end', () => {
    expect(judge(46, 2026, 45, 2026)).toBe('range_reversed')
    expect(judge(1, 2026, 52, 2025)).toBe('range_reversed')
  })

  test('the start not after the current week, which is told before the end', () => {
    expect(judge(48, 2026, 48, 2026)).toBe('starts_too_late')
  })

  test('the end not after the current week', () => {
    expect(judge(46, 2026, 48, 2026)).toBe('ends_too_late')
    expect(judge(46, 2026, 2, 2027)).toBe('ends_too_late')
  })
})
