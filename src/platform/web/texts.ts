import type { Language } from '#platform/pure/languages.ts'

export const NOT_REACHED_TEXT =
  'Brak połączenia z serwerem. Sprawdź internet i spróbuj ponownie, nic nie zginęło.'

/** The code of the language that these sentences are in. */
export const PAGE_LANGUAGE: Language = 'pl'
