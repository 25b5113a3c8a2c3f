import type { Language } from '#platform/pure/languages.ts'

export const NOT_REACHED_TEXT =
  'Немає зв’язку із сервером. Перевірте інтернет і спробуйте ще раз, нічого не втрачено.'

export const PAGE_LANGUAGE: Language = 'uk'
