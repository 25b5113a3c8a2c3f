/** Something that is seen: a letter, a digit, a mark or a sign, and not one that is drawn as nothing. */
const SEEN = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u

/**
 * What somebody typed, without blanks around it. A text in which nothing can be seen (white space, zero-width
 * and steering characters, letters that are drawn as nothing) is no text: ''.
 */
export function typedText(text: string): string {
  return SEEN.test(text) ? text.trim() : ''
}
