import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judgeScheme, type Scheme } from '#features/settlement/domain/public.ts'
import { editorTexts } from '../texts-editor.ts'
import { schemeInWords } from '../texts-words.ts'
import { formOf, readForm, type SchemeForm, USUAL } from './scheme-form.ts'

const rate = fc.integer({ min: 0, max: 10_000 })
const amount = fc.integer({ min: 0, max: 10_000_000 })
const pass = fc.oneof(
  fc.constant({ kind: 'within-net' } as const),
  rate.map((basisPoints) => ({ kind: 'apart', basisPoints }) as const),
)
const anyScheme: fc.Arbitrary<Scheme> = fc.record({
  earns: fc.oneof(
    fc.constant({ kind: 'rent' } as const),
    fc.record({
      kind: fc.constant('share' as const),
      basisPoints: rate,
      apps: fc.uniqueArray(
        fc.record({ app: fc.constantFrom('bolt', 'uber', 'freenow'), basisPoints: rate }),
        { selector: ({ app }) => app },
      ),
    }),
    fc.record({ kind: fc.constant('per-shift' as const), day: amount, night: amount }),
    fc.record({ kind: fc.constant('per-hour' as const), grosze: amount }),
  ),
  tiers: fc
    .uniqueArray(fc.record({ over: amount, basisPoints: rate }), {
      selector: ({ over }) => over,
      maxLength: 5,
    })
    .map((tiers) => tiers.toSorted((a, b) => a.over - b.over)),
  passes: fc.record({ tip: pass, toll: pass, campaign: pass, cancellation: pass }),
  vat: fc.oneof(
    fc.constant({ kind: 'included' } as const),
    fc.record({ kind: fc.constant('before-split' as const), basisPoints: rate, floor: fc.boolean() }),
    fc.record({
      kind: fc.constant('charged' as const),
      base: fc.constantFrom('gross' as const, 'net' as const),
      basisPoints: rate,
      floor: fc.boolean(),
      relief: fc.option(
        fc.record({
          basisPoints: rate,
          numerator: fc.integer({ min: 0, max: 99 }),
          denominator: fc.integer({ min: 100, max: 999 }),
        }),
      ),
    }),
  ),
  partnerFee: fc.option(fc.record({ grosze: amount, evenWithoutRides: fc.boolean() })),
  guarantee: fc.option(
    fc.record({
      grosze: amount,
      per: fc.constantFrom('week' as const, 'shift' as const),
      leastShifts: fc.integer({ min: 0, max: 14 }),
    }),
  ),
  fuelBasisPoints: rate,
  cash: fc.constantFrom('deducted' as const, 'settled-apart' as const),
})

test('whatever a scheme says stands in its fields, and is read from them again to the grosz', () => {
  fc.assert(
    fc.property(anyScheme, (scheme) => {
      fc.pre(judgeScheme(scheme).length === 0)
      expect(readForm(formOf(scheme))).toEqual({ ok: true, scheme })
      expect(schemeInWords(scheme)).not.toMatch(/undefined|NaN/)
    }),
  )
})

test('what is no number is told at its field, and a rule is told in words', () => {
  const read = readForm({
    ...USUAL,
    share: 'pół',
    tiers: [
      { over: '3000', rate: '5' },
      { over: '2 500,5', rate: '' },
    ],
  })
  expect(read).toMatchObject({
    ok: false,
    errors: {
      'earns.basisPoints': editorTexts.percentMissing,
      'tiers.1.over': expect.stringContaining('3'),
      'tiers.1.basisPoints': editorTexts.percentMissing,
    },
  })
})

test('another way of earning leaves what was typed under the first, and does not read it', () => {
  const typed = { ...USUAL, earns: 'per-shift', day: '290', night: 'dużo' } as const
  expect(readForm(typed).ok).toBe(false)
  expect(readForm({ ...typed, earns: 'rent' })).toMatchObject({
    ok: true,
    scheme: { earns: { kind: 'rent' } },
  })
})

test('whether an app without gross stops the week or pays VAT of its net is kept as it was chosen', () => {
  const ofGross: SchemeForm = { ...USUAL, vat: 'charged', vatBase: 'gross' }
  const vatOf = (form: SchemeForm) => {
    const read = readForm(form)
    if (!read.ok) throw new Error('A fault.')
    return { vat: read.scheme.vat, again: formOf(read.scheme).withoutGross }
  }
  expect(vatOf(ofGross).vat).not.toHaveProperty('withoutGross')
  expect(vatOf({ ...ofGross, withoutGross: 'net' })).toMatchObject({
    ...{ vat: { withoutGross: 'net' }, again: 'net' },
  })
  expect(vatOf({ ...ofGross, withoutGross: 'net', vatBase: 'net' }).vat).not.toHaveProperty('withoutGross')
})
