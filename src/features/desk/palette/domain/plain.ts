import { withoutPolishLetters } from '#kernel/polish-text.ts'

/** How names are compared: small letters without marks, words by one space: `Łukasz  ŻAK` as `lukasz zak`. */
export function plain(text: string): string {
  return withoutPolishLetters(text.toLocaleLowerCase('pl').replaceAll('ß', 'ss'))
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[\s\p{Pd}]+/gu, ' ')
    .trim()
}

/** How plates are compared: letters and digits alone, so that `wx 1234-a` is `WX1234A`. */
export function plainPlate(text: string): string {
  return plain(text).replace(/[^\p{L}\p{N}]/gu, '')
}

/** The digits of what may be part of a phone number; undefined where it is anything else. */
export function digitsOf(text: string): string | undefined {
  return /^[\d\s+()/-]+$/.test(text) ? text.replace(/\D/g, '') : undefined
}
