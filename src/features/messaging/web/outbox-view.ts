import type { InputOf } from '#platform/pure/endpoint.ts'
import type { listMessages } from '../contract.ts'
import type { MessageMatter } from '../domain/message-about.ts'
import type { MessageKind, StateFilter } from '../domain/message-state.ts'

/** By which words the address names them. */
export const WAYS = { email: 'e-mail', sms: 'sms', push: 'powiadomienie' } as const satisfies Readonly<
  Record<MessageKind, string>
>
export const STATES = {
  missed: 'nie-doszly',
  waiting: 'czeka',
  'no-gateway': 'bez-bramki',
  sending: 'w-drodze',
  sent: 'wyslana',
  delivered: 'doreczona',
  undelivered: 'niedoreczona',
  failed: 'blad',
  expired: 'nieaktualna',
  cancelled: 'wstrzymana',
  withdrawn: 'wycofana',
  spared: 'zaoszczedzona',
} as const satisfies Readonly<Record<StateFilter, string>>
export const MATTERS_IN_ADDRESS = {
  pin: 'pin',
  changes: 'zmiany',
  schedule: 'grafik',
  reminders: 'przypomnienia',
  'free-shifts': 'wolne-zmiany',
  services: 'serwisy',
  money: 'rozliczenia',
  guarding: 'bezpieczenstwo',
  other: 'inne',
} as const satisfies Readonly<Record<MessageMatter, string>>

type Word<Words> = Words[keyof Words]

/** What the outbox keeps in its address, so that Back brings it back. */
export interface OutboxView {
  readonly szukaj?: string | undefined
  readonly droga?: Word<typeof WAYS> | undefined
  readonly stan?: Word<typeof STATES> | undefined
  readonly rodzaj?: Word<typeof MATTERS_IN_ADDRESS> | undefined
  readonly rok?: number | undefined
  readonly tydzien?: number | undefined
  readonly strona?: number | undefined
}

type Filter = Omit<InputOf<typeof listMessages>, 'page'>

/** What the server is asked for; without the page. */
export function filterOf({ szukaj, droga, stan, rodzaj, rok, tydzien }: OutboxView): Filter {
  const kind = keyOf(WAYS, droga)
  const state = keyOf(STATES, stan)
  const about = keyOf(MATTERS_IN_ADDRESS, rodzaj)
  const q = szukaj?.trim().slice(0, 100)
  return {
    ...(q && q.length > 1 ? { q } : {}),
    ...(kind ? { kind } : {}),
    ...(state ? { state } : {}),
    ...(about ? { about } : {}),
    ...(rok !== undefined && tydzien !== undefined ? { year: rok, week: tydzien } : {}),
  }
}

/** Another word for what it is called inside; undefined for none. */
function keyOf<Words extends Readonly<Record<string, string>>>(
  words: Words,
  word: string | undefined,
): keyof Words | undefined {
  return Object.keys(words).find((key) => words[key] === word)
}

/** Empty words and the first page are left out of the address. */
export function changedView(view: OutboxView, change: OutboxView): OutboxView {
  const next = { ...view, strona: undefined, ...change }
  return {
    ...next,
    szukaj: next.szukaj || undefined,
    strona: next.strona === 1 ? undefined : next.strona,
  }
}
