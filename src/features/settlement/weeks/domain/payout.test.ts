import fc from 'fast-check'
import { expect, test } from 'vitest'
import { payoutOf } from './payout.ts'

test('a prepared transfer is not on its way before its file was handed out', () => {
  const told = { toPay: 500, paid: 0, held: 500, left: 0 }
  expect(payoutOf({ ...told, gone: false })).toMatchObject({ prepared: 500, sent: 0, movedOn: 0 })
  expect(payoutOf({ ...told, gone: true })).toMatchObject({ prepared: 0, sent: 500, movedOn: 0 })
})

test('what was paid, is held and is left come with the rest, which moved on, to what was to be paid', () => {
  const grosze = fc.integer({ min: 0, max: 900_000 })
  fc.assert(
    fc.property(grosze, grosze, grosze, grosze, fc.boolean(), (paid, held, left, moved, gone) => {
      const parts = payoutOf({ toPay: paid + held + left + moved, paid, held, left, gone })
      expect(parts.paid + parts.sent + parts.prepared + parts.left + parts.movedOn).toBe(
        paid + held + left + moved,
      )
      expect(parts.movedOn).toBe(moved)
    }),
  )
})
