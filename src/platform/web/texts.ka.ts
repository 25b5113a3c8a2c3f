import type { Language } from '#platform/pure/languages.ts'

export const NOT_REACHED_TEXT =
  'სერვერთან კავშირი არ არის. შეამოწმეთ ინტერნეტი და სცადეთ ხელახლა, არაფერი დაკარგულა.'

export const PAGE_LANGUAGE: Language = 'ka'
