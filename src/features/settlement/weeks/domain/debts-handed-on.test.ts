import fc from 'fast-check'
import { expect, test } from 'vitest'
import { debtsHandedOn } from './debts-handed-on.ts'

test('who has nothing but the balance receives the debt as well', () => {
  const before = new Map([
    ['drove', -100_000],
    ['stayed at home', -6865],
  ])
  expect(debtsHandedOn(before, before)).toEqual({
    ...{ handed: 106_865, drivers: 2, lessened: 0, added: 0, waiting: 0 },
  })
})

test('what was paid in between is told with its amount, and so is an older debt', () => {
  const before = new Map([['a', -5000]])
  const now = new Map([
    ['a', -2000],
    ['b', -700],
  ])
  expect(debtsHandedOn(before, now)).toMatchObject({ handed: 5000, lessened: 3000, added: 700 })
})

test('the debts of a week are those handed on, less what is gone, with what came; nothing is lost', () => {
  const driver = fc.constantFrom('a', 'b', 'c', 'd')
  const grosze = fc.integer({ min: -9000, max: 9000 })
  fc.assert(
    fc.property(
      fc.array(fc.tuple(driver, grosze)),
      fc.array(fc.tuple(driver, fc.option(grosze, { nil: undefined }))),
      (before, now) => {
        const by = new Map(now)
        const { handed, lessened, added, waiting } = debtsHandedOn(new Map(before), by)
        const debts = [...by.values()].reduce<number>((sum, one) => sum + Math.max(0, 0 - (one ?? 0)), 0)
        expect(handed - lessened + added - waiting).toBe(debts)
        expect(Math.min(handed, lessened, added, waiting)).toBeGreaterThanOrEqual(0)
      },
    ),
  )
})
