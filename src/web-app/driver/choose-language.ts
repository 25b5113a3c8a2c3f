import { LANGUAGE_COOKIE, type Language } from '#platform/pure/languages.ts'

const YEAR_SECONDS = 365 * 86_400
/** A slow network does not keep the page in the other language. */
const PATIENCE_MS = 1500

/**
 * Keeps the choice on the device and with the driver who is logged in, and draws the page anew in that
 * language. What was typed is in the form's memory, and comes back with it.
 */
export async function chooseLanguage(language: Language): Promise<void> {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every phone's browser
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`
  const kept = import('./keep-language.ts').then(({ keepLanguage }) => keepLanguage(language)).catch(() => {})
  await Promise.race([kept, new Promise((done) => setTimeout(done, PATIENCE_MS))])
  location.reload()
}
