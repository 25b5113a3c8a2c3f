/** What phones are told of, each with the page that a tap opens: the card that says more stands there. */
const PAGES = {
  changed: '/kalendarz-pracy',
  published: '/kalendarz-pracy',
  'shift-reminder': '/kalendarz-pracy',
  'form-reminder': '/',
  'form-request': '/',
  'statement-ready': '/moje-rozliczenia',
  'market-offer': '/wolne',
  'market-own': '/wolne',
  'market-answer': '/wolne',
} as const

export type PushKind = keyof typeof PAGES

/** @param kind of a stored message; one of another edition opens the calendar */
export function pushPage(kind: string): string {
  return Object.hasOwn(PAGES, kind) ? PAGES[kind as PushKind] : PAGES.changed
}
