import { expect, test } from 'vitest'
import { disownTexts } from './texts-disown.ts'

test("'To nie ja' promises a free place only where the office has not changed it", () => {
  expect(disownTexts.ask(['open', 'begun'])).toContain('Miejsca będą znów wolne')
  expect(disownTexts.ask(['open', 'changed'])).toContain(
    'Miejsca, których biuro nie zmieniło, będą znów wolne',
  )
  expect(disownTexts.ask(['changed', 'told'])).not.toContain('wolne')
})
