import { describe, expect, test } from 'vitest'
import { askingWay } from './asking.ts'
import { NOT_CHOSEN } from './reminders.ts'

const BOTH = { email: true, phone: 'allowed' } as const
const PHONE = { email: false, phone: 'allowed' } as const
const choose = (otherwise: 'none' | 'email' | 'sms') => ({ ...NOT_CHOSEN, otherwise })

describe('who has no push is asked', () => {
  test('by letter, also where the fleet reminds nobody by itself', () => {
    expect(askingWay(NOT_CHOSEN, { otherwise: 'none' }, BOTH, false)).toBe('email')
    expect(askingWay(NOT_CHOSEN, { otherwise: 'email' }, BOTH, false)).toBe('email')
  })

  test('by SMS where the fleet reminds so, or the driver has chosen it and the fleet pays it', () => {
    expect(askingWay(NOT_CHOSEN, { otherwise: 'sms' }, BOTH, false)).toBe('sms')
    expect(askingWay(choose('email'), { otherwise: 'sms' }, BOTH, false)).toBe('email')
    expect(askingWay(choose('sms'), { otherwise: 'email' }, BOTH, false)).toBe('email')
    expect(askingWay(choose('sms'), { otherwise: 'email' }, BOTH, true)).toBe('sms')
  })

  test('by SMS without an e-mail, where the fleet or whoever asks wants SMS', () => {
    expect(askingWay(NOT_CHOSEN, { otherwise: 'email' }, PHONE, false)).toBe('sms-off')
    expect(askingWay(NOT_CHOSEN, { otherwise: 'email' }, PHONE, true)).toBe('sms')
    expect(askingWay(choose('email'), { otherwise: 'sms' }, PHONE, false)).toBe('sms')
  })
})

describe('it is said why somebody can not be asked', () => {
  test('who wants no reminders gets none, whatever the office wants', () => {
    expect(askingWay(choose('none'), { otherwise: 'sms' }, BOTH, true)).toBe('declined')
  })

  test('no address, a country that the fleet does not allow, a costly number', () => {
    const ask = (phone: 'none' | 'country' | 'costly') =>
      askingWay(NOT_CHOSEN, { otherwise: 'sms' }, { email: false, phone }, true)
    expect([ask('none'), ask('country'), ask('costly')]).toEqual(['no-address', 'country', 'costly'])
  })
})
