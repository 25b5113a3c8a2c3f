export type ScreenName =
  | 'availability'
  | 'fleet-calendar'
  | 'own-calendar'
  | 'own-statements'
  | 'market'
  | 'handover'
  | 'fuel'
  | 'service-confirmation'
  | 'not-mine'
  | 'entry-link'
  | 'not-found'

/** The driver's own addresses (Spec 1 §2), and that of who enters fuel (Spec 2 §2). */
export const PATHS = {
  availability: '/',
  'fleet-calendar': '/koordynator',
  'own-calendar': '/kalendarz-pracy',
  'own-statements': '/moje-rozliczenia',
  market: '/wolne',
  handover: '/odbior-auta',
  fuel: '/paliwo',
} as const

/** 'To nie ja': the key stands behind the '#', which no server sees. */
const NOT_MINE = '/to-nie-ja'

/** What a link in a message opens, with its key behind the '#' too; short, since it stands in SMS. */
const ENTRY_LINK = '/j'

/** `/ps/{id}` (Spec 2 §2); the server draws the page for all ids at once, under `/ps/`. */
const SERVICE_LINK = /^\/ps\/([^/]*)\/?$/

/** One statement by its number, `/moje-rozliczenia/R-2026-47-0017`; drawn for all at once, as above. */
const STATEMENT = /^\/moje-rozliczenia\/([^/]*)\/?$/

/** The id of a service's confirmation; empty on any other path. */
export function serviceKeyAt(path: string): string {
  return decoded(SERVICE_LINK.exec(path)?.[1] ?? '')
}

/** The statement that the path names; empty on any other path. */
export function statementKeyAt(path: string): string {
  return decoded(STATEMENT.exec(path)?.[1] ?? '')
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export function screenAt(path: string): ScreenName {
  if (SERVICE_LINK.test(path)) return 'service-confirmation'
  if (STATEMENT.test(path)) return 'own-statements'
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path
  if (plain === NOT_MINE) return 'not-mine'
  if (plain === ENTRY_LINK) return 'entry-link'
  const found = Object.entries(PATHS).find(([, known]) => known === plain)
  return found ? (found[0] as ScreenName) : 'not-found'
}
