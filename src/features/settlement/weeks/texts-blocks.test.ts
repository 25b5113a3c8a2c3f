import { expect, test } from 'vitest'
import { blockWords } from './texts-blocks.ts'

test('a shift without hours says which one, and where they are entered', () => {
  const block = { code: 'amount-unknown', what: 'hours-unknown', app: null } as const
  expect(blockWords({ ...block, rowId: 'shift:2026-11-18:night' })).toMatchObject({
    act: 'Wpisz godziny',
    told: 'Zmiana 18.11.2026 (noc) nie ma godzin, a stawka jest za godzinę. Wpisz je na stronie paliwa.',
  })
  expect(blockWords({ ...block, rowId: null }).told).toMatch(/^Zmiana nie ma godzin/)
})
