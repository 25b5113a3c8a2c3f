import type { Language } from '#platform/pure/languages.ts'

export const NOT_REACHED_TEXT =
  'No connection to the server. Check the internet and try again, nothing is lost.'

export const PAGE_LANGUAGE: Language = 'en'
