import { fail, ok, type Result } from '#kernel/result.ts'
import {
  BELARUSIAN,
  CYRILLIC,
  CYRILLIC_FIRST,
  GEORGIAN,
  LATIN,
  MARKS,
  NOT_RUSSIAN,
  NOT_UKRAINIAN,
  RUSSIAN,
} from './romanisation.ts'

/** Whether a bank reads ą and ż, or is to be given a and z. */
export type Letters = 'plain' | 'polish'

/** What can't be written: letters and digits, each once; none where the text has nothing to read at all. */
export interface UnwritableText {
  readonly letters: readonly string[]
}

const POLISH_LETTER = /[ąćęłńóśźżĄĆĘŁŃÓŚŹŻ]/
const ALLOWED = /[A-Za-z0-9 .,/()+-]/

/** Apostrophes and quotation marks say nothing in a name: O'Brien is OBrien, as in a passport. */
const SILENT = /^['’ʼ`´ʻ‘"„”“«»]$/u
const WORD = /[\p{L}\p{M}'’ʼ`´ʻ‘]+/gu

interface Reading {
  readonly letters: Letters
  /** What the name's own language writes otherwise than Ukrainian; undefined for a Ukrainian one. */
  readonly otherwise: Readonly<Record<string, string>> | undefined
  readonly unwritable: Set<string>
}

/**
 * The text with the characters that a bank's file may have: letters, digits, space and `.,/()+-`
 * (settlement.md, Transfers). Letters of other alphabets are written as passports write them
 * (romanisation.ts), further marks become spaces, and runs of spaces one. A letter that no row writes is a
 * refusal, and so is a text of which nothing readable is left: never a `?`, never an empty name.
 */
export function writableText(text: string, letters: Letters): Result<string, UnwritableText> {
  const composed = text.normalize('NFKC')
  const reading: Reading = { letters, otherwise: otherwiseOf(composed.toLowerCase()), unwritable: new Set() }
  let written = ''
  let end = 0
  for (const { 0: word, index } of composed.matchAll(WORD)) {
    written += marksOf(composed.slice(end, index), reading) + wordOf(word, reading)
    end = index + word.length
  }
  written += marksOf(composed.slice(end), reading)
  const tidy = written.replace(/ +/g, ' ').trim()
  if (reading.unwritable.size > 0 || !/[\p{L}\d]/u.test(tidy)) {
    return fail({ letters: [...reading.unwritable] })
  }
  return ok(tidy)
}

function otherwiseOf(text: string): Readonly<Record<string, string>> | undefined {
  if (!NOT_UKRAINIAN.test(text)) return undefined
  return NOT_RUSSIAN.test(text) ? BELARUSIAN : RUSSIAN
}

function marksOf(between: string, { unwritable }: Reading): string {
  let written = ''
  for (const mark of between) {
    const same = MARKS[mark] ?? mark
    if (ALLOWED.test(same)) written += same
    else if (SILENT.test(mark)) continue
    else if (/\p{N}/u.test(mark)) unwritable.add(mark)
    else written += ' '
  }
  return written
}

function wordOf(word: string, reading: Reading): string {
  const capitals = word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase()
  let written = ''
  let before = ''
  for (const letter of word) {
    if (SILENT.test(letter) || /\p{M}/u.test(letter)) continue
    const lower = letter.toLowerCase()
    const keeps = ALLOWED.test(letter) || (reading.letters === 'polish' && POLISH_LETTER.test(letter))
    const plain = keeps ? letter : plainOf(lower, before, reading.otherwise)
    // Georgian has no capitals; a name in it begins with one all the same.
    const capital = letter !== lower || (before === '' && letter in GEORGIAN)
    before = lower
    if (plain === undefined) reading.unwritable.add(letter)
    else if (keeps || !capital) written += plain
    else written += capitals ? plain.toUpperCase() : plain.charAt(0).toUpperCase() + plain.slice(1)
  }
  return written
}

/** @param before the word's letter before it, '' for the first */
function plainOf(letter: string, before: string, otherwise: Reading['otherwise']): string | undefined {
  if (otherwise && letter in otherwise) return otherwise[letter]
  if (!otherwise && before === '' && letter in CYRILLIC_FIRST) return CYRILLIC_FIRST[letter]
  // So that зг is not read as ж.
  if (!otherwise && before === 'з' && letter === 'г') return 'gh'
  const known = CYRILLIC[letter] ?? GEORGIAN[letter] ?? LATIN[letter]
  if (known !== undefined) return known
  const bare = letter.normalize('NFD').replace(/\p{M}/gu, '')
  if (/^[a-z]+$/.test(bare)) return bare
  return bare === letter ? undefined : (CYRILLIC[bare] ?? LATIN[bare])
}
