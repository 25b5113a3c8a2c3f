import type { Font, GlyphRun } from 'fontkit'

export interface ShapedWord {
  readonly glyphs: readonly {
    readonly id: number
    readonly advanceWidth: number
    readonly codePoints: readonly number[]
  }[]
  /** Of each glyph: its own width with the kerning to the next. */
  readonly advances: readonly number[]
  readonly width: number
}

/** One font as documents take it: its name in them, and how it sets a word. */
export interface Face {
  readonly name: string
  /** What pdfkit embeds a subset of. */
  readonly font: Font
  has(codePoint: number): boolean
  /** A text without spaces at its ends, in units of the em's `perEm`; tabular digits are all as wide. */
  shape(text: string, tabular: boolean): ShapedWord
  readonly perEm: number
}

/** Words of one language come back: a fleet's statements share nearly all of theirs. */
const MOST_WORDS = 5_000
/** Longer ones are no words: they are set letter by letter, and not kept. */
const LONGEST_WORD = 40

/** Letters stand for themselves: whatever replaces or moves one stays off, kerning is all. */
const ONLY_KERNING = {
  ccmp: false,
  locl: false,
  rlig: false,
  calt: false,
  clig: false,
  liga: false,
  rclt: false,
  curs: false,
  mark: false,
  mkmk: false,
}

/**
 * A font that all documents of a thread share. fontkit keeps with a glyph the letters that it stood for when
 * it was first asked for, so that a shared font would have a document's bytes, and the text that is read from
 * them, depend on what was printed before; here each glyph stands for the letter it is asked for. Words are
 * kept as they were set, which is most of the time that a page takes.
 */
export function sharedFont(name: string, font: Font): Face {
  const words = new Map<string, ShapedWord>()
  const letters = new Set(font.characterSet)
  const digits = tabularDigits(font)
  const glyphs = new Map<number, FontGlyph>()
  const glyphOf = (letter: number): FontGlyph => {
    const glyph = glyphs.get(letter) ?? font.glyphForCodePoint(letter)
    glyphs.set(letter, glyph)
    return glyph
  }

  const shape = (text: string, tabular: boolean): ShapedWord => {
    const key = tabular ? `#${text}` : text
    const kept = words.get(key)
    if (kept) return kept
    const isWord = text.length <= LONGEST_WORD
    // Beside a digit fontkit takes Inter's kerning for closer than it is: a date loses its points.
    const isKerned = isWord && !tabular && !/\d/.test(text)
    const word = isKerned ? kerned(font, text, glyphOf) : unkerned(text, tabular ? digits : NONE, glyphOf)
    if (!isWord) return word
    if (words.size >= MOST_WORDS) words.clear()
    words.set(key, word)
    return word
  }
  const layout = (text: string, features?: readonly string[]): SetText => {
    const word = text.endsWith(' ') ? text.slice(0, -1) : text
    const parts = [shape(word, features?.includes('tnum') ?? false)]
    if (word !== text) parts.push(shape(' ', false))
    return new SetText(parts)
  }
  return {
    name,
    perEm: font.unitsPerEm,
    has: (codePoint) => letters.has(codePoint),
    shape,
    font: Object.create(font, { layout: { value: layout } }) as Font,
  }
}

/** As much of fontkit's answer as pdfkit reads; it scales the positions in place, so they are made anew. */
class SetText {
  readonly glyphs: ShapedWord['glyphs']
  readonly positions: { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[]

  constructor(parts: readonly ShapedWord[]) {
    this.glyphs = parts.flatMap(({ glyphs }) => glyphs)
    this.positions = parts.flatMap(({ advances }) =>
      advances.map((xAdvance) => ({ xAdvance, yAdvance: 0, xOffset: 0, yOffset: 0 })),
    )
  }

  get advanceWidth(): number {
    return this.positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
  }
}

function kerned(font: Font, text: string, glyphOf: GlyphOf): ShapedWord {
  const letters = codePointsOf(text)
  const run: GlyphRun = font.layout(text, ONLY_KERNING)
  if (run.glyphs.length !== letters.length) return unkerned(text, NONE, glyphOf)
  return word(
    run.glyphs.map(({ id, advanceWidth }, index) => ({ id, advanceWidth, letter: letters[index] ?? 0 })),
    run.positions.map(({ xAdvance }) => xAdvance),
  )
}

/** Letter by letter, each as wide as it is; these digits in the place of the font's usual ones. */
function unkerned(text: string, digits: ReadonlyMap<number, FontGlyph>, glyphOf: GlyphOf): ShapedWord {
  const glyphs = codePointsOf(text).map((letter) => {
    const { id, advanceWidth } = digits.get(letter) ?? glyphOf(letter)
    return { id, advanceWidth, letter }
  })
  return word(
    glyphs,
    glyphs.map(({ advanceWidth }) => advanceWidth),
  )
}

const NONE: ReadonlyMap<number, FontGlyph> = new Map()

type GlyphOf = (letter: number) => FontGlyph

interface FontGlyph {
  readonly id: number
  readonly advanceWidth: number
}

function tabularDigits(font: Font): ReadonlyMap<number, FontGlyph> {
  const digits = '0123456789'
  const { glyphs } = font.layout(digits, ['tnum'])
  return new Map(
    glyphs.map(({ id, advanceWidth }, index) => [digits.charCodeAt(index), { id, advanceWidth }] as const),
  )
}

function word(
  glyphs: readonly (FontGlyph & { readonly letter: number })[],
  advances: readonly number[],
): ShapedWord {
  return {
    glyphs: glyphs.map(({ id, advanceWidth, letter }) => ({ id, advanceWidth, codePoints: [letter] })),
    advances,
    width: advances.reduce((sum, advance) => sum + advance, 0),
  }
}

function codePointsOf(text: string): number[] {
  return Array.from(text, (letter) => letter.codePointAt(0) ?? 0)
}
