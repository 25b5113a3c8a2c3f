import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sizeOfSms } from './gsm7.ts'
import { plainLetters } from './plain-letters.ts'

test('Polish letters lose their marks, ł included, and typographic marks become plain', () => {
  expect(plainLetters('Zażółć gęślą jaźń, ŁÓDŹ')).toBe('Zazolc gesla jazn, LODZ')
  expect(plainLetters('Zaz\u0307o\u0301ł')).toBe('Zazol')
  expect(plainLetters('„Noc” – 18:00…\u00a0→ W1')).toBe('"Noc" - 18:00... -> W1')
})

test('what an SMS can hold stays as it is', () => {
  const plain = 'Müller & Søn @ 100 € {a} [b] ~|^\\\nÉ'
  expect(plainLetters(plain)).toBe(plain)
})

test('names in Cyrillic can still be read, and an emoji is a question mark', () => {
  expect(plainLetters('Олександр Щербак')).toBe('Oleksandr Shcherbak')
  expect(plainLetters('Юлія')).toBe('Yuliia')
  expect(plainLetters('Нино: ნინო, Игорь Рыбаков')).toBe('Nino: nino, Igor Rybakov')
  expect(plainLetters('🚕!')).toBe('?!')
})

test('whatever the text, without Polish letters it never leaves GSM-7 (D31)', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom('ł', 'Ż', 'ó', '…', '–', '🚕', '€', 'a', 'Я', '\u0301', '\ud800') }),
  )
  fc.assert(
    fc.property(texts, (text) => {
      const plain = plainLetters(text)
      expect(sizeOfSms(plain).encoding).toBe('gsm7')
      expect(plainLetters(plain)).toBe(plain)
    }),
    { numRuns: 1000 },
  )
})
