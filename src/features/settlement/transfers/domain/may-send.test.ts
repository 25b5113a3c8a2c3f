import { expect, test } from 'vitest'
import { sendingOf } from './may-send.ts'

const batch = { state: 'exported', orders: 3, returned: 0, datePast: false } as const

test.each([
  ['downloaded and not confirmed goes to the bank once', {}, 'once'],
  ['after its day it waits for a look at the bank', { datePast: true }, 'date-past'],
  ['what the bank sent a part of back was there already', { returned: 1, datePast: true }, 'was-at-bank'],
  ['where all came back nothing of it is sent', { returned: 3 }, 'all-came-back'],
  ['paid is never sent again', { state: 'confirmed' }, 'paid'],
  ['nor for the one that came back', { state: 'confirmed', returned: 1 }, 'paid'],
  ['nor where all came back after that', { state: 'confirmed', returned: 3 }, 'all-came-back'],
  ['cancelled is not sent', { state: 'cancelled' }, 'cancelled'],
] as const)('%s', (_, more, expected) => {
  expect(sendingOf({ ...batch, ...more })).toBe(expected)
})
