import type { Month } from './month.ts'

const PLURALS = new Intl.PluralRules('pl')

/** Picks the Polish plural: `one` 1 dzień, `few` 2 dni, `many` 5 dni (D10). */
export function plural(count: number, one: string, few: string, many: string): string {
  const form = PLURALS.select(count)
  return form === 'one' ? one : form === 'few' ? few : many
}

/** `1 017`: a whole number in groups of three digits, which no line breaks apart. */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, '\u00a0')
}

/** `3 zmiany`: the number and its noun. */
export function counted(count: number, one: string, few: string, many: string): string {
  return `${grouped(count)} ${plural(count, one, few, many)}`
}

/** `SMS-ie` with a hyphen at which no line breaks: for screens alone, since a message counts every letter. */
export function unbroken(text: string): string {
  return text.replace(/(?<=\p{Lu})-(?=\p{Ll})/gu, '\u2011')
}

const ALPHABET = '0123456789aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż'

/**
 * A key whose plain byte order is the Polish alphabetical order (Ą after A, Ł after L; D38), for `name_sort`
 * columns ordered `COLLATE "C"`, so that every database sorts alike. Letters of other alphabets fall back to
 * their base letter, anything else sorts before letters.
 */
export function polishSortKey(text: string): string {
  let key = ''
  for (const letter of text.toLocaleLowerCase('pl').trim()) {
    let place = ALPHABET.indexOf(letter)
    if (place < 0) place = ALPHABET.indexOf(letter.normalize('NFD').charAt(0))
    key += place < 0 ? ' ' : String.fromCharCode(48 + place)
  }
  return key
}

/** As after a day: `3 maja`. January first. */
export const MONTH_NAMES = [
  'stycznia',
  'lutego',
  'marca',
  'kwietnia',
  'maja',
  'czerwca',
  'lipca',
  'sierpnia',
  'września',
  'października',
  'listopada',
  'grudnia',
] as const

/** As months stand alone. January first. */
export const MONTH_NAMES_ALONE = [
  'styczeń',
  'luty',
  'marzec',
  'kwiecień',
  'maj',
  'czerwiec',
  'lipiec',
  'sierpień',
  'wrzesień',
  'październik',
  'listopad',
  'grudzień',
] as const

/** `Listopad 2026` */
export function monthTitle({ year, month }: Month): string {
  const name = MONTH_NAMES_ALONE[month - 1] ?? ''
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${year}`
}

export const MONTH_SHORT = [
  'sty',
  'lut',
  'mar',
  'kwi',
  'maj',
  'cze',
  'lip',
  'sie',
  'wrz',
  'paź',
  'lis',
  'gru',
] as const

/** Monday first. */
export const WEEKDAY_NAMES = [
  'Poniedziałek',
  'Wtorek',
  'Środa',
  'Czwartek',
  'Piątek',
  'Sobota',
  'Niedziela',
] as const

export const WEEKDAY_SHORT = ['Pn', 'Wt', 'Śr', 'Cz', 'Pt', 'So', 'Nd'] as const

const ASCII = /^[ -~]*$/

/** Letters that phones send as one GSM-7 character each: ł and Ł by hand, since NFD leaves them. */
export function withoutPolishLetters(text: string): string {
  if (ASCII.test(text)) return text
  return text
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
}

/**
 * The text without case, Polish letters and punctuation, to compare headings that people typed: `Nr. Rej.` is
 * `nr rej`.
 */
export function looseKey(text: string): string {
  return withoutPolishLetters(text)
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
}
