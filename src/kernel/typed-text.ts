/** Something that is seen: a letter, a digit, a mark or a sign, and not one that is drawn as nothing. */
const SEEN = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u

/**
 * Turns the direction of all that follows: a text with them reads otherwise than it is written, and bends the
 * words that stand beside it.
 */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g

/**
 * What somebody typed, without signs that turn its direction, and without blanks around it. A text in
 * which nothing can be seen (white space, zero-width
 * and steering characters, letters that are drawn as nothing) is no text: ''.
 */
export function typedText(text: string): string {
  return SEEN.test(text) ? text.replace(TURNING, '').trim() : ''
}
