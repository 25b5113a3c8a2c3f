import { expect, test } from 'vitest'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Grosze } from '#kernel/money.ts'
import { nextBatchNumber } from './batch-number.ts'
import { changedRule, limitInForce, profileOf, type TwoPersonsRule } from './payer-settings.ts'

const TODAY = '2026-11-23' as CalendarDate
const TOMORROW = '2026-11-24' as CalendarDate
const pln = (amount: number) => (amount * 100) as Grosze
const NONE: TwoPersonsRule = { over: undefined, former: undefined, changedOn: undefined }

test('an amount for two persons that is lowered holds at once, a raised one from the next day on', () => {
  const strict = changedRule(NONE, pln(1000), TODAY)
  expect(limitInForce(strict, TODAY)).toBe(pln(1000))
  const raised = changedRule(strict, pln(9000), TODAY)
  expect(limitInForce(raised, TODAY)).toBe(pln(1000))
  expect(limitInForce(raised, TOMORROW)).toBe(pln(9000))
  const off = changedRule(raised, undefined, TODAY)
  expect(limitInForce(off, TODAY)).toBe(pln(1000))
  expect(limitInForce(off, TOMORROW)).toBeUndefined()
})

test('lifted for a batch and put back on one day, the strictest of the day holds', () => {
  let rule: TwoPersonsRule = { over: pln(500), former: undefined, changedOn: '2026-11-01' as CalendarDate }
  for (const over of [undefined, pln(90_000), pln(700)]) {
    rule = changedRule(rule, over, TODAY)
    expect(limitInForce(rule, TODAY)).toBe(pln(500))
  }
  expect(limitInForce(rule, TOMORROW)).toBe(pln(700))
})

test('Polish letters are never asked of ASCII', () => {
  const account = { id: 'a', label: 'PKO', number: '1', profile: 'pko', format: 'elixir-0' } as const
  expect(profileOf({ ...account, letters: 'polish', encoding: null })).toMatchObject({ encoding: 'utf-8' })
  expect(profileOf({ ...account, letters: null, encoding: null })).toMatchObject({ encoding: 'ascii' })
  expect(profileOf({ ...account, letters: 'polish', encoding: 'iso-8859-2' }).encoding).toBe('iso-8859-2')
})

test('a batch is numbered by the newest week that it pays, and no number comes again', () => {
  expect(nextBatchNumber(['R/2026/47/0002', 'R/2026/46/0001'], [])).toBe('P/2026/47/1')
  const used = ['P/2026/47/1', 'P/2026/47/10', 'P/2026/48/11']
  expect(nextBatchNumber(['R/2026/47/0002'], used)).toBe('P/2026/47/11')
  expect(nextBatchNumber(['R/2026/53/0001', 'R/2027/01/0001'], [])).toBe('P/2027/01/1')
})
