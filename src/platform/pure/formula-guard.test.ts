import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutFormula, withoutGuard } from './formula-guard.ts'

test('no cell starts a formula, while negative amounts and phones stay as they are (D37)', () => {
  for (const text of ['=1+1', '+SUM(A1)', '-2+3', '@cmd', '\t=1', '\r=1', '--5', '+', '-', "'=1"]) {
    expect(withoutFormula(text)).toBe(`'${text}`)
  }
  for (const text of ['-5.20', '-5,20', '+48 600 100 200', '+48600100200', 'Jan = Kot', "'-5", "d'Arc", '']) {
    expect(withoutFormula(text)).toBe(text)
  }
})

test('whatever text was guarded comes back as it was', () => {
  const odd = fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '1', ',', 'a') })
  fc.assert(fc.property(fc.oneof(odd, fc.string()), (text) => withoutGuard(withoutFormula(text)) === text))
})
