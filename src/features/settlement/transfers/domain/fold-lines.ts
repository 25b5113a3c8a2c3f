/** A field of a bank's file takes four lines of 35 characters (settlement.md, Transfers). */
export const LINES = 4
export const WIDTH = 35

export interface FoldedLines {
  /** At most four, each of 1 to 35 characters. */
  readonly lines: readonly string[]
  /** Something at the end had no room. */
  readonly shortened: boolean
}

/**
 * Paragraphs (a name, then lines of an address) broken at words into lines of a field, each paragraph on a
 * line of its own where there is room; else the later ones follow one another, so that little is lost. A word
 * longer than a line is broken where the line ends.
 */
export function foldLines(paragraphs: readonly string[]): FoldedLines {
  const given = paragraphs.filter((paragraph) => paragraph !== '')
  const apart = given.flatMap(wrap)
  if (apart.length <= LINES) return { lines: apart, shortened: false }
  const [first = '', ...rest] = given
  const together = [...wrap(first), ...wrap(rest.join(', '))]
  if (together.length <= LINES) return { lines: together, shortened: false }
  const filled = fill(given.join(', '))
  return { lines: filled.slice(0, LINES), shortened: filled.length > LINES }
}

/** Lines of 35 broken at words. */
export function wrap(text: string): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (word === '') continue
    if (line !== '' && line.length + 1 + word.length <= WIDTH) {
      line += ` ${word}`
      continue
    }
    if (line !== '') lines.push(line)
    const pieces = word.match(new RegExp(`.{1,${WIDTH}}`, 'g')) ?? []
    lines.push(...pieces.slice(0, -1))
    line = pieces.at(-1) ?? ''
  }
  if (line !== '') lines.push(line)
  return lines
}

/** Lines of 35 that are full, words broken or not: the last resort before something is left out. */
function fill(text: string): string[] {
  const lines: string[] = []
  for (let rest = text.trim(); rest !== ''; rest = rest.slice(WIDTH).trim()) {
    lines.push(rest.slice(0, WIDTH).trim())
  }
  return lines
}
