export type Theme = 'light' | 'dark'

/**
 * The chosen theme is kept in a cookie rather than in the browser's storage, so that the server can send the page in
 * it and nothing flashes.
 */
const COOKIE = 'theme'

/** The theme in force: the chosen one, else the system's. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Shows the theme that was chosen on this device, where the page came without it. */
export function applyStoredTheme(): void {
  const stored = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(document.cookie)?.[1]
  if (stored) document.documentElement.dataset.theme = stored
}

/** Changes over to the other theme and keeps it on the device for a year. */
export function switchTheme(): Theme {
  const next = currentTheme() === 'dark' ? 'light' : 'dark'
  document.documentElement.dataset.theme = next
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in half of the phones in use.
  document.cookie = `${COOKIE}=${next}; Path=/; Max-Age=31536000; SameSite=Lax`
  return next
}
