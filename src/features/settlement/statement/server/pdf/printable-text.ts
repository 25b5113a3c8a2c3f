/** Stands for a letter that no font of ours has, so that nobody takes the rest for the whole name. */
const UNSHOWN = '?'

/** Letters and signs of every day, which need no second look. */
const PLAIN =
  /^(?:[\u0021-\u007e\u00a0\u00a7\u00d7\u00c0-\u017e\u0410-\u044f\u2013\u2212\u201d\u201e\u202f]| (?! ))*$/

/** Faces, flags and the like say nothing that a document has to say. */
const PICTURE = /\p{Extended_Pictographic}|\p{Emoji_Presentation}|\p{Regional_Indicator}/u

const GRAPHEMES = new Intl.Segmenter('pl', { granularity: 'grapheme' })

/**
 * A text of drivers or of the fleet as it can be printed: on one line, in signs that the fonts have. Whatever
 * steers instead of being read (control characters, marks that turn the direction, joiners, half pairs of
 * UTF-16) is gone, so that nobody's name rearranges what stands beside it; loose accents are dropped, their
 * letter is kept. An emoji without a glyph is left out, unless nothing else is there; a letter without one
 * is written by the plain letters that it is made of, such as `ﬁ` and `Ｊ`, else as '?'.
 * @param shows whether a font has this code point
 */
export function printableText(text: string, shows: (codePoint: number) => boolean): string {
  const composed = narrowGroups(text.toWellFormed().normalize('NFC'))
  if (PLAIN.test(composed)) return composed.trim()
  const spaced = composed.replace(/[\p{Cc}\p{Zl}\p{Zp}]|[^\P{Zs}\u00a0\u202f]/gu, ' ')
  let printed = ''
  let pictures = 0
  for (const { segment } of GRAPHEMES.segment(spaced)) {
    const sign = printableSign(segment, shows)
    if (sign === UNSHOWN && PICTURE.test(segment)) pictures += 1
    else printed += sign
  }
  const words = printed.replace(/ {2,}/g, ' ').trim()
  return words === '' && pictures > 0 ? UNSHOWN : words
}

function printableSign(grapheme: string, shows: (codePoint: number) => boolean): string {
  const letters = [...grapheme.replace(/[\p{Cf}\p{M}]/gu, '')]
  if (letters.length === 0) return ''
  const isShown = (letter: string) => shows(letter.codePointAt(0) ?? 0)
  if (letters.every(isShown)) return letters.join('')
  const plain = [
    ...letters
      .join('')
      .normalize('NFKD')
      .replace(/[\p{Cf}\p{M}]/gu, ''),
  ]
  const isPlain = plain.length > 0 && plain.every((letter) => /[\p{L}\p{N}]/u.test(letter) && isShown(letter))
  return isPlain ? plain.join('') : UNSHOWN
}

/** Sentences group digits as screens do; on paper all amounts look alike. */
function narrowGroups(text: string): string {
  return text.replace(/(?<=\d)\u00a0(?=\d{3})/g, '\u202f')
}
