import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cardAddress, cardIn } from './card-address.ts'

test('every card is read back from its address', () => {
  const place = fc.record({ subject: fc.constantFrom('driver' as const, 'car' as const), id: fc.uuid() })
  fc.assert(
    fc.property(place, (card) => {
      expect(cardIn(cardAddress(card))).toEqual(card)
    }),
  )
})

test.each([undefined, '', 'kierowca', 'kierowca-7', 'pracownik-0b3f0b3f-0b3f-4b3f-8b3f-0b3f0b3f0b3f'])(
  'what can be no card (%s) is none',
  (text) => {
    expect(cardIn(text)).toBeUndefined()
  },
)
