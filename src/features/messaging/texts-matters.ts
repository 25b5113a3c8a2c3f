import type { MessageMatter } from './domain/message-about.ts'
import { SMS_TEXTS } from './texts-sms.ts'

/** Of messages that no SMS's text names. */
const OTHER_KINDS = {
  test: 'Wiadomość próbna',
  'entry-code': 'Kod wejścia',
  'money-right': 'Uprawnienie do pieniędzy',
  'contact-changed': 'Zmiana danych kontaktowych',
  'new-device': 'Nowe urządzenie',
  report: 'Raport',
  'paper-reminder': 'Przypomnienie o dokumentach',
  'office-note': 'Wiadomość z biura',
} as const

/** By the name that a message's poster gives what it is about, what the office calls it. */
export const KIND_WORDS: Readonly<Record<string, string>> = {
  ...OTHER_KINDS,
  ...Object.fromEntries(Object.entries(SMS_TEXTS).map(([kind, { name }]) => [kind, name])),
}

export const matterTexts: Readonly<Record<MessageMatter, string>> = {
  pin: 'PIN-y i kody wejścia',
  changes: 'Zmiany w grafiku',
  schedule: 'Nowy grafik',
  reminders: 'Przypomnienia',
  'free-shifts': 'Wolne zmiany',
  services: 'Serwisy',
  money: 'Rozliczenia',
  guarding: 'Bezpieczeństwo konta',
  other: 'Inne',
}
