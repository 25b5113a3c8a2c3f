import { expect, test } from 'vitest'
import { typedText } from './typed-text.ts'

test.each([
  ['nothing', ''],
  ['white space', ' \t\n\u00a0\u3000'],
  ['zero-width characters', '\u200b\u200c\u200d\ufeff\u2060'],
  ['marks that turn the direction', '\u200e\u202e\u2066'],
  ['control characters', '\u0000\u0007'],
  ['letters drawn as nothing', '\u3164\u115f\uffa0\u2800\u180e'],
  ['variation selectors and loose accents', '\ufe0f\u0301'],
])('%s is no text', (_, text) => {
  expect(typedText(text)).toBe('')
  expect(typedText(` ${text} `)).toBe('')
})

test.each(['x', '7', '.', '?', '€', '👍', '❤️', 'Żółć', 'Їжак', 'თ', 'ngã', '👩‍👧'])(
  'what is seen stays as it was typed, without blanks around it: %s',
  (text) => {
    expect(typedText(text)).toBe(text)
    expect(typedText(`  ${text}\n`)).toBe(text)
  },
)

test('what stands inside stays', () => {
  expect(typedText(' a \u200b b ')).toBe('a \u200b b')
})

test('what turns the direction of writing goes, whatever stands around it', () => {
  expect(typedText('\u202eOdwrotnie\u202c i \u2066tak\u2069 \u202a!')).toBe('Odwrotnie i tak !')
  expect(typedText('\u202e a')).toBe('a')
})
