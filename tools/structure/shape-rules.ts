import type { Finding } from './finding.ts'
import type { SourceFile } from './source-file.ts'

const MOST_LINES = 400
const WIDEST = 110
const EMPTY_WORDS = /^(utils?|helpers?|commons?)$/i

/** Wall 5, the names: a folder or file called after nothing gathers everything. */
export function judgeName(path: string): Finding[] {
  const empty = path.split('/').find((part) => part.split(/[-_.]/).some((word) => EMPTY_WORDS.test(word)))
  return empty
    ? [
        {
          path,
          line: 1,
          message: `"${empty}" says nothing: name it after what it does, and put it where that is done.`,
        },
      ]
    : []
}

export function judgeLength(path: string, lines: number): Finding[] {
  return lines > MOST_LINES
    ? [
        {
          path,
          line: MOST_LINES,
          message: `${lines} lines, at most ${MOST_LINES}: split it by what it is about.`,
        },
      ]
    : []
}

/** The formatter breaks code, and leaves comments as they are. */
export function judgeComments({ path, commentLines }: Pick<SourceFile, 'path' | 'commentLines'>): Finding[] {
  return commentLines.flatMap(({ text, line }) =>
    text.length > WIDEST
      ? [{ path, line, message: `A comment of ${text.length} columns, at most ${WIDEST}: break the line.` }]
      : [],
  )
}
