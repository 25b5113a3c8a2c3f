import type { EmptyReason } from './domain/public.ts'

/** In the order of the form, to the letter (Spec 1 §3). */
export const EMPTY_REASON_TEXTS = {
  'picks-later': 'Dobiorę zmiany na tygodniu',
  illness: 'Choroba',
  holiday: 'Urlop',
  'other-job': 'Zobowiązania w drugiej pracy',
  other: 'Inne',
} as const satisfies Readonly<Record<EmptyReason, string>>

/** What is kept in its words; a code that this edition does not know stays as it is. */
export function emptyReasonText(kept: string): string {
  return (EMPTY_REASON_TEXTS as Readonly<Record<string, string>>)[kept] ?? kept
}

/** What the words of the form stand for. */
export function emptyReasonOf(words: string): EmptyReason {
  const found = Object.entries(EMPTY_REASON_TEXTS).find(([, text]) => text === words)
  return (found?.[0] ?? 'other') as EmptyReason
}
