import { withoutPolishLetters } from '#kernel/polish-text.ts'
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

/** Drivers' names as they stand in Ukrainian, Belarusian and Russian passports. */
const CYRILLIC: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'h',
  ґ: 'g',
  д: 'd',
  е: 'e',
  ё: 'io',
  є: 'ie',
  ж: 'zh',
  з: 'z',
  и: 'y',
  і: 'i',
  ї: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ў: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'iu',
  я: 'ia',
}

/**
 * The text in characters that GSM-7 has, so that an SMS holds 160 of them instead of 70 (D31): Polish letters
 * lose their marks, typographic marks become plain ones, Cyrillic letters Latin ones, and what has no
 * likeness (an emoji) becomes `?`.
 */
export function plainLetters(text: string): string {
  return [...text.normalize('NFC')].map(plainOf).join('')
}

function plainOf(character: string): string {
  if (septetsOf(character) !== undefined) return character
  const replaced = REPLACED[character] ?? latinOf(character)
  if (replaced !== undefined) return replaced
  if (/\p{Zs}/u.test(character)) return ' '
  if (/[\p{M}\p{Cf}\p{Cc}]/u.test(character)) return ''
  const bare = withoutPolishLetters(character)
  return bare !== character && [...bare].every((letter) => septetsOf(letter) !== undefined) ? bare : '?'
}

function latinOf(character: string): string | undefined {
  const small = character.toLowerCase()
  const latin = CYRILLIC[small]
  if (latin === undefined || small === character) return latin
  return latin.charAt(0).toUpperCase() + latin.slice(1)
}
