import { EMPTY_REASONS, type EmptyReason } from './domain/public.ts'

type WordsOf<Codes extends readonly string[]> = { readonly [Place in keyof Codes]: string }

/** Word by word for the codes, in the order of the form, to the letter (Spec 1 §3). */
export const EMPTY_REASON_WORDS = [
  'Dobiorę zmiany na tygodniu',
  'Choroba',
  'Urlop',
  'Zobowiązania w drugiej pracy',
  'Inne',
] as const satisfies WordsOf<typeof EMPTY_REASONS>

/** What is kept in its words; a code that this edition does not know stays as it is. */
export function emptyReasonText(kept: string): string {
  return EMPTY_REASON_WORDS[(EMPTY_REASONS as readonly string[]).indexOf(kept)] ?? kept
}

/** What the words of the form stand for. */
export function emptyReasonOf(words: (typeof EMPTY_REASON_WORDS)[number]): EmptyReason {
  return EMPTY_REASONS[EMPTY_REASON_WORDS.indexOf(words)] ?? 'other'
}
