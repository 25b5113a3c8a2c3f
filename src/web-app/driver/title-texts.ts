import type { ScreenName } from './routes.ts'

/** The title of the browser's tab. */
export const TITLES: Readonly<Record<ScreenName, string>> = {
  availability: 'Dyspozycyjność kierowcy',
  'fleet-calendar': 'Kalendarz floty',
  'own-calendar': 'Mój kalendarz pracy',
  'own-statements': 'Moje rozliczenia',
  market: 'Wolne dla Ciebie',
  handover: 'Odbiór i zdanie auta',
  fuel: 'System kontroli paliwa',
  'service-confirmation': 'Potwierdzenie serwisu',
  'not-mine': 'To nie ja',
  'entry-link': 'Twój kalendarz pracy',
  'not-found': 'Nie znaleziono strony',
}
