import { fail, ok, type Result } from '#kernel/result.ts'
import { isGeorgian, romanisationOf } from '#kernel/romanisation.ts'
import { LATIN, MARKS } from './latin-letters.ts'

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
  readonly romanised: ReturnType<typeof romanisationOf>
  readonly unwritable: Set<string>
}

/**
 * The text with the characters that a bank's file may have: letters, digits, space and `.,/()+-`
 * (settlement.md, Transfers). Letters of other alphabets are written as passports write them, further marks
 * become spaces, and runs of spaces one. A letter that no row writes is a refusal, and so is a text of which
 * nothing readable is left: never a `?`, never an empty name.
 */
export function writableText(text: string, letters: Letters): Result<string, UnwritableText> {
  const composed = text.normalize('NFKC')
  const reading: Reading = { letters, romanised: romanisationOf(composed), unwritable: new Set() }
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
    const plain = keeps ? letter : plainOf(lower, before, reading.romanised)
    const capital = letter !== lower || (before === '' && isGeorgian(letter))
    before = lower
    if (plain === undefined) reading.unwritable.add(letter)
    else if (keeps || !capital) written += plain
    else written += capitals ? plain.toUpperCase() : plain.charAt(0).toUpperCase() + plain.slice(1)
  }
  return written
}

/** @param before the word's letter before it, '' for the first */
function plainOf(letter: string, before: string, romanised: Reading['romanised']): string | undefined {
  const known = romanised(letter, before) ?? LATIN[letter]
  if (known !== undefined) return known
  const bare = letter.normalize('NFD').replace(/\p{M}/gu, '')
  if (/^[a-z]+$/.test(bare)) return bare
  return bare === letter ? undefined : (romanised(bare, before) ?? LATIN[bare])
}
