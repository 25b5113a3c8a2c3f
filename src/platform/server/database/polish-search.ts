import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { withoutPolishLetters } from '#kernel/polish-text.ts'

const CAPITALS = 'ĄĆĘŁŃÓŚŹŻ'
const SMALL = 'ąćęłńóśźż'
const BARE = 'acelnoszz'

/** The words of a search as typed: lowered, each once, at most eight. */
export function typedWords(typed: string): readonly string[] {
  return [...new Set(typed.toLocaleLowerCase('pl').split(/\s+/u).filter(Boolean))].slice(0, 8)
}

/**
 * Whether a text has all of these words in it, as a list's search finds them (`findsText`): typed without
 * Polish letters they find those that have them, typed with them they are taken at their word. The same in
 * every collation.
 * @param words of {@link typedWords}
 */
export function hasWords(text: SQLWrapper, words: readonly string[]): SQL | undefined {
  const lowered = sql`translate(lower(${text}), ${CAPITALS}, ${SMALL})`
  const bare = sql`translate(${lowered}, ${SMALL}, ${BARE})`
  return and(
    ...words.map((word) =>
      withoutPolishLetters(word) === word
        ? sql`position(${word} in ${bare}) > 0`
        : sql`position(${word} in ${lowered}) > 0`,
    ),
  )
}
