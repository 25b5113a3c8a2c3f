import type { Language } from '#platform/pure/languages.ts'

export const NOT_REACHED_TEXT =
  'Нет связи с сервером. Проверьте интернет и попробуйте ещё раз, ничего не потеряно.'

export const PAGE_LANGUAGE: Language = 'ru'
