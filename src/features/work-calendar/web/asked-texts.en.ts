import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './asked-texts.ts'

type Got = Parameters<typeof polish.askedTexts.got>[0]

const words: Readonly<Record<Exclude<Got['kind'], 'reserve'>, string>> = {
  accepted: 'accepted',
  waits: 'reserve',
  gone: 'no longer in what you sent',
  'on-call': 'on call',
  nothing: 'no place in the schedule',
}

export const askedTexts: SameTexts<typeof polish.askedTexts> = {
  title: 'Asked for and given',
  sentAt: (when) => `sent ${when}`,
  empty: 'An empty schedule was sent.',
  car: 'car',
  got: (got) => (got.kind === 'reserve' ? `reserve: ${got.place} of ${got.of}` : words[got.kind]),
}
