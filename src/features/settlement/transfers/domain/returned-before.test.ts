import { describe, expect, test } from 'vitest'
import { returnBefore, type SentOrder, unaskedReturns } from './returned-before.ts'
import { accountOf } from './testing/made-orders.ts'

const A = accountOf('1'.padStart(24, '1'))
const B = accountOf('2'.padStart(24, '1'))
const sent = (account: SentOrder['account'], leftAt: string, returnedAt?: string, reason = 'zamknięte') => ({
  driver: 'jan',
  account,
  leftAt: `2026-11-${leftAt}T09:00:00Z`,
  returned: returnedAt === undefined ? undefined : { at: `2026-11-${returnedAt}T09:00:00Z`, reason },
})

describe('money goes again to an account from which it came back', () => {
  test('only when a person is asked, also where no reason was noted', () => {
    expect(returnBefore([sent(A, '16', '17', '')], 'jan', A)).toEqual({
      at: '2026-11-17T09:00:00Z',
      reason: '',
    })
    expect(returnBefore([sent(A, '16')], 'jan', A)).toBeUndefined()
  })

  test('another account, and another driver’s return, is no question', () => {
    expect(returnBefore([sent(A, '16', '17')], 'jan', B)).toBeUndefined()
    expect(returnBefore([sent(A, '16', '17')], 'ewa', A)).toBeUndefined()
  })

  test('of two returns the later one is asked about', () => {
    const twice = [sent(A, '18', '19', 'druga'), sent(A, '16', '17')]
    expect(returnBefore(twice, 'jan', A)?.reason).toBe('druga')
  })

  test('an account that was changed, and changed back, is asked about all the same', () => {
    expect(returnBefore([sent(A, '16', '17'), sent(B, '20')], 'jan', A)?.reason).toBe('zamknięte')
  })

  test('once it has left there again nobody is asked, until it comes back again', () => {
    expect(returnBefore([sent(A, '16', '17'), sent(A, '18')], 'jan', A)).toBeUndefined()
    // It was on its way already.
    expect(returnBefore([sent(A, '16', '17'), sent(A, '16')], 'jan', A)).toBeDefined()
  })

  test('an account that nobody can read any more may be this one', () => {
    expect(returnBefore([sent(undefined, '16', '17')], 'jan', A)).toBeDefined()
  })
})

test('a person answers for the return that was seen, and for no later one', () => {
  const order = { statement: 'R/2026/47/0001' }
  const found = { at: '2026-11-17 09:00:00+00', reason: '' }
  const asked = (returnedAt: string) =>
    unaskedReturns([order], () => found, [{ statement: order.statement, returnedAt }])
  expect(asked('2026-11-17T09:00:00Z')).toEqual([])
  expect(asked('2026-11-16T09:00:00Z')).toEqual([order.statement])
  expect(unaskedReturns([order], () => found, [])).toEqual([order.statement])
  expect(unaskedReturns([order], () => undefined, [])).toEqual([])
})
