import { expect, test } from 'vitest'
import { ownState } from './own-state.ts'

const CLOSED = { inForce: true, toPay: 33_869, carry: 0, paid: 0, onTheWay: 0, left: 33_869, debt: null }

test.each([
  ['what is payable waits to be paid', {}, 'to-pay'],
  [
    'what was handed out for a bank may be with it, and is not paid yet',
    { onTheWay: 33_869, left: 0 },
    'on-the-way',
  ],
  ['what was paid in full is paid', { paid: 33_869, left: 0 }, 'paid'],
  ['what was paid in part has the rest left', { paid: 10_000, left: 23_869 }, 'partly-paid'],
  ['what nobody paid is in the newer statement', { left: 0 }, 'moved-on'],
  ['a rest that is in the newer statement is not left to pay', { paid: 10_000, left: 0 }, 'moved-on'],
  ['a debt opens the next week', { toPay: 0, carry: -90_096, left: 0 }, 'owed'],
  ['a debt is never paid, though nothing is left to pay', { toPay: 0, carry: -1, paid: 0, left: 0 }, 'owed'],
  ['a debt that a newer statement has', { toPay: 0, carry: -1, debt: 'passed' }, 'debt-passed'],
  ['a debt that was paid in', { toPay: 0, carry: -1, debt: 'even' }, 'debt-even'],
  ['nothing to pay and nothing owed', { toPay: 0, left: 0 }, 'even'],
  ['what was reopened has no amounts', { inForce: false }, 'redone'],
] as const)('%s', (_, told, state) => {
  expect(ownState({ ...CLOSED, ...told })).toBe(state)
})
