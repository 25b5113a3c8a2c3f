import { expect, test } from 'vitest'
import { ownStatementTexts as texts } from './texts.ts'

const plain = (words: string) => words.replace(/[\u00a0\u202f]/g, ' ')

test('what the fleet owes says what of it is on its way, and what is only prepared', () => {
  expect(plain(texts.balanceOwed(94_695, 0, 0))).toBe('Flota ma Ci do zapłaty 946,95 zł.')
  expect(plain(texts.balanceOwed(94_695, 0, 43_835))).toBe(
    'Flota ma Ci do zapłaty 946,95 zł, z tego 438,35 zł jest już w drodze.',
  )
  expect(plain(texts.balanceOwed(94_695, 43_835, 0))).toBe(
    'Flota ma Ci do zapłaty 946,95 zł, z tego 438,35 zł jest w przygotowanym przelewie.',
  )
})
