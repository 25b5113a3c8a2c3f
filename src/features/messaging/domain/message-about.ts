import type { SmsKind } from './sms-values.ts'

type Kinds = readonly string[]

/** A message that somebody tried a gateway with: it goes out once, and nobody misses it. */
export const TEST_KIND = 'test'

/**
 * What messages are about, as the office tells them apart: each with the names that posters give theirs. What
 * none of them names is `other`.
 */
export const MESSAGE_MATTERS = {
  pin: ['pin', 'entry-code'],
  changes: [
    'shift-moved',
    'shift-other-car',
    'shift-to-list',
    'shift-back',
    'shift-removed',
    'shift-added',
    'shift-changes',
  ],
  schedule: ['schedule-ready'],
  reminders: ['shift-reminder', 'form-reminder', 'form-request', 'paper-reminder'],
  'free-shifts': ['free-shift', 'free-shift-by-pin'],
  services: ['service-link'],
  money: ['statement-ready', 'question-answered'],
  guarding: ['money-right', 'contact-changed', 'new-device'],
} as const satisfies Readonly<Record<string, readonly (SmsKind | (string & {}))[]>>

export type MessageMatter = keyof typeof MESSAGE_MATTERS | 'other'
export const MATTERS = [
  ...(Object.keys(MESSAGE_MATTERS) as (keyof typeof MESSAGE_MATTERS)[]),
  'other',
] as const satisfies readonly MessageMatter[]

/** Every name that stands for a matter of its own. */
export const NAMED_KINDS: Kinds = Object.values(MESSAGE_MATTERS).flat()

/** How the events of letters with a PIN of the office are named. */
export const PIN_EVENT = 'drivers:pin:'

/**
 * What a message is about; of letters with a PIN that were written before they said so, by their event. Those
 * are gone with their time.
 */
export function aboutKindOf(message: { readonly aboutKind: string; readonly eventKey: string }): string {
  const { aboutKind, eventKey } = message
  return aboutKind === '' && eventKey.startsWith(PIN_EVENT) ? 'pin' : aboutKind
}

export function matterOf(aboutKind: string): MessageMatter {
  const entries = Object.entries(MESSAGE_MATTERS) as [keyof typeof MESSAGE_MATTERS, Kinds][]
  return entries.find(([, kinds]) => kinds.includes(aboutKind))?.[0] ?? 'other'
}
