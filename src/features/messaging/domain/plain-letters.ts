import { withoutPolishLetters } from '#kernel/polish-text.ts'
import { romanisationOf } from '#kernel/romanisation.ts'
import { septetsOf } from './gsm7.ts'

/**
 * What takes their place of marks that office programs put into texts, and of letters that no accent makes.
 */
const REPLACED: Readonly<Record<string, string>> = {
  '–': '-',
  '—': '-',
  '−': '-',
  '‑': '-',
  '„': '"',
  '”': '"',
  '“': '"',
  '«': '"',
  '»': '"',
  '’': "'",
  '‘': "'",
  '‚': "'",
  '`': "'",
  '´': "'",
  '…': '...',
  '→': '->',
  '←': '<-',
  '•': '-',
  '·': '.',
  '×': 'x',
  '\t': ' ',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  œ: 'oe',
  Œ: 'OE',
}

/**
 * The text in characters that GSM-7 has, so that an SMS holds 160 of them instead of 70 (D31): Polish letters
 * lose their marks, typographic marks become plain ones, letters of other alphabets Latin ones
 * as passports have them (kernel/romanisation.ts), and what has no likeness (an emoji) becomes `?`.
 */
export function plainLetters(text: string): string {
  const romanised = romanisationOf(text)
  let before = ''
  let plain = ''
  for (const character of text.normalize('NFC')) {
    plain += plainOf(character, (letter) => romanised(letter, before))
    if (/\p{L}/u.test(character)) before = character.toLowerCase()
    else if (!/['’ʼ]/.test(character)) before = ''
  }
  return plain
}

function plainOf(character: string, romanised: (letter: string) => string | undefined): string {
  if (septetsOf(character) !== undefined) return character
  const replaced = REPLACED[character] ?? latinOf(character, romanised)
  if (replaced !== undefined) return replaced
  if (/\p{Zs}/u.test(character)) return ' '
  if (/[\p{M}\p{Cf}\p{Cc}]/u.test(character)) return ''
  const bare = withoutPolishLetters(character)
  return bare !== character && [...bare].every((letter) => septetsOf(letter) !== undefined) ? bare : '?'
}

function latinOf(character: string, romanised: (letter: string) => string | undefined): string | undefined {
  const small = character.toLowerCase()
  const latin = romanised(small)
  if (latin === undefined || small === character) return latin
  return latin.charAt(0).toUpperCase() + latin.slice(1)
}
