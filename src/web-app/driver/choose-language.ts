import { LANGUAGE_COOKIE, type Language } from '#platform/pure/languages.ts'

const YEAR_SECONDS = 365 * 86_400

/**
 * Keeps the choice on the device and draws the page anew in that language. What was typed is in the form's
 * memory, and comes back with it.
 */
export function chooseLanguage(language: Language): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every phone's browser
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`
  location.reload()
}
