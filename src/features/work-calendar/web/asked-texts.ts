import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { getOwnHome } from '../contract-home.ts'

type Got = OutputOf<typeof getOwnHome>['asked'][number]['wishes'][number]['got']

const words: Readonly<Record<Exclude<Got['kind'], 'car' | 'reserve'>, string>> = {
  accepted: 'przyjęte',
  waits: 'rezerwa',
  gone: 'nie ma już w zgłoszeniu',
  'on-call': 'do dyspozycji',
  nothing: 'bez miejsca w grafiku',
}

/** What was asked for, and what became of it. */
export const askedTexts = {
  title: 'Prośby i wynik',
  sentAt: (when: string) => `wysłane ${when}`,
  empty: 'Wysłany został pusty grafik.',
  car: 'auto',
  got: (got: Exclude<Got, { readonly kind: 'car' }>): string =>
    got.kind === 'reserve' ? `rezerwa: ${got.place}. z ${got.of}` : words[got.kind],
} as const
