export type ScreenName = 'availability' | 'fleet-calendar' | 'own-calendar' | 'not-found'

/** The driver's own addresses (Spec 1 §2). */
export const PATHS = {
  availability: '/',
  'fleet-calendar': '/koordynator',
  'own-calendar': '/kalendarz-pracy',
} as const

export function screenAt(path: string): ScreenName {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path
  const found = Object.entries(PATHS).find(([, known]) => known === plain)
  return found ? (found[0] as ScreenName) : 'not-found'
}

/** The title of the browser's tab. */
export const TITLES: Readonly<Record<ScreenName, string>> = {
  availability: 'Dyspozycyjność kierowcy',
  'fleet-calendar': 'Kalendarz floty',
  'own-calendar': 'Mój kalendarz pracy',
  'not-found': 'Nie znaleziono strony',
}
