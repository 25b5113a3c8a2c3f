import type { Faces, Weight } from './faces.ts'
import { printableText } from './printable-text.ts'

export interface Style {
  /** Points. */
  readonly size: number
  readonly weight: Weight
  readonly color: string
}

export interface Typesetter {
  /** Points that this text takes on one line; with `tabular` as amounts are set. */
  width(text: string, style: Style, tabular?: boolean): number
  /**
   * The lines of a text in a column of so many points, never none. A word wider than the column is broken
   * where it fills it, so that nothing is cut; what can't be printed is replaced (`printableText`).
   */
  wrap(text: string, style: Style, width: number): readonly string[]
  /** As `wrap`, and at most so many lines: the last one ends in … where there would be more. */
  wrapUpTo(most: number, text: string, style: Style, width: number): readonly string[]
}

export function createTypesetter(faces: Faces): Typesetter {
  const wordWidth = (text: string, { size, weight }: Style, tabular: boolean): number =>
    faces
      .runs(text, weight)
      .reduce((sum, { text: part, face }) => sum + (face.shape(part, tabular).width / face.perEm) * size, 0)

  const width: Typesetter['width'] = (text, style, tabular = false) =>
    text.split(/( )/).reduce((sum, word) => sum + (word === '' ? 0 : wordWidth(word, style, tabular)), 0)

  const wrap: Typesetter['wrap'] = (text, style, most) => {
    const lines: string[] = []
    const space = width(' ', style)
    let line = ''
    let taken = 0
    for (const word of boundToNext(printableText(text, faces.shows)).split(' ')) {
      let [rest, wide] = [word, width(word, style)]
      if (line !== '' && taken + space + wide <= most) {
        line += ` ${rest}`
        taken += space + wide
        continue
      }
      if (line !== '') lines.push(line)
      if (wide > most) {
        const parts = brokenWord(rest, most, (letter) => width(letter, style))
        lines.push(...parts.slice(0, -1))
        rest = parts.at(-1) ?? ''
        wide = width(rest, style)
      }
      line = rest
      taken = wide
    }
    return [...lines, line]
  }
  return {
    width,
    wrap,
    wrapUpTo: (most, text, style, wide) => {
      const lines = wrap(text, style, wide)
      const last = lines[most - 1]
      if (lines.length <= most || last === undefined) return lines
      const [kept = ''] = brokenWord(last, wide - width('…', style), (letter) => width(letter, style))
      return [...lines.slice(0, most - 1), `${kept}…`]
    },
  }
}

/** Polish print leaves no `w`, `z`, `i` at the end of a line. */
function boundToNext(text: string): string {
  return text.replace(/(?<=^|[ (])([aiouwzAIOUWZ]) /g, '$1\u00a0')
}

/** At least one letter a part, or a narrow column would never end. */
function brokenWord(word: string, most: number, widthOf: (letter: string) => number): readonly string[] {
  const parts: string[] = []
  let part = ''
  let taken = 0
  for (const letter of word) {
    const wide = widthOf(letter)
    if (part !== '' && taken + wide > most) {
      parts.push(part)
      part = ''
      taken = 0
    }
    part += letter
    taken += wide
  }
  return [...parts, part]
}
