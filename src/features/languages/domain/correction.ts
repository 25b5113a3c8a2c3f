import { fail, ok, type Result } from '#kernel/result.ts'
import { typedText } from '#kernel/typed-text.ts'

/** So many sentences of one language a fleet may have of its own: its pages carry them. */
export const MOST_CORRECTIONS = 300
/** A correction may be twice as long as the program's sentence, and so much longer. */
const ROOM = 60

/** Why a correction is not taken. */
export type CorrectionFault =
  | { readonly code: 'empty_text' }
  | { readonly code: 'same_text' }
  | { readonly code: 'text_too_long'; readonly facts: { readonly most: number } }
  | { readonly code: 'lost_places'; readonly facts: { readonly places: readonly string[] } }
  | { readonly code: 'unknown_places'; readonly facts: { readonly places: readonly string[] } }
  | { readonly code: 'markup' }
  | { readonly code: 'line_breaks' }

/**
 * What the program puts into a sentence, as it stands there, as often as it does: `{1}`, `{imie}`, and the
 * star of a text that has one.
 */
export function placesIn(text: string): string[] {
  return [...text.matchAll(/\{[^{}]*\}|[{}*]/gu)].map(([place]) => place)
}

/** How long a correction of the sentence may be. Characters. */
export function mostOf(original: string): number {
  return original.length * 2 + ROOM
}

/**
 * A correction as it is kept: text alone, with every place of the program's sentence and no other, in any
 * order. Blanks around it are those of the program's.
 * @param original the program's sentence in that language
 */
export function correctionOf(original: string, typed: string): Result<string, CorrectionFault> {
  const text = typedText(typed.replaceAll('\r\n', '\n'))
  if (text === '') return fail({ code: 'empty_text' })
  const most = mostOf(original)
  if (text.length > most) return fail({ code: 'text_too_long', facts: { most } })
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what steers a device is no text
  if (/[\u0000-\u0009\u000b-\u001f\u007f]/.test(text) || linesOf(text) > linesOf(original.trim()))
    return fail({ code: 'line_breaks' })
  if (/[<>]/.test(text) && !/[<>]/.test(original)) return fail({ code: 'markup' })
  const [own, given] = [placesIn(original), placesIn(text)]
  const unknown = leftOver(given, own)
  if (unknown.length > 0) return fail({ code: 'unknown_places', facts: { places: unknown } })
  const lost = leftOver(own, given)
  if (lost.length > 0) return fail({ code: 'lost_places', facts: { places: lost } })
  const whole = withEdgesOf(original, text)
  return whole === original ? fail({ code: 'same_text' }) : ok(whole)
}

/** Those of the first that the others have not, each as often as it is missing there. */
function leftOver(places: readonly string[], others: readonly string[]): string[] {
  const rest = [...others]
  return places.filter((place) => {
    const at = rest.indexOf(place)
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  })
}

function linesOf(text: string): number {
  return text.split('\n').length
}

/** Some sentences are pieces that others are joined to: the blanks at their edges belong to the program. */
function withEdgesOf(original: string, text: string): string {
  const [before = ''] = /^\s*/.exec(original) ?? []
  const [after = ''] = /\s*$/.exec(original) ?? []
  return `${before}${text}${after}`
}
