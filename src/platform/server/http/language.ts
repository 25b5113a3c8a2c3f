import '@fastify/cookie'
import type { FastifyRequest } from 'fastify'
import { isLanguage, LANGUAGE_COOKIE, type Language, languageOf } from '#platform/pure/languages.ts'
import { LANGUAGE_HEADER } from '#platform/pure/page-language.ts'

/**
 * The language of whoever asks: chosen on the device, else of the driver's record, else of the browser.
 * @param stored of the driver who carries the request, where it is known
 */
export function askersLanguage(
  { cookies, headers }: Pick<FastifyRequest, 'cookies' | 'headers'>,
  stored?: string | null,
): Language {
  return languageOf({ chosen: cookies?.[LANGUAGE_COOKIE], stored, accepted: headers['accept-language'] })
}

/** Of the driver's page that calls; undefined for a Polish one, and for whoever names none. */
export function pageLanguageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language | undefined {
  const named = headers[LANGUAGE_HEADER]
  return isLanguage(named) && named !== 'pl' ? named : undefined
}
