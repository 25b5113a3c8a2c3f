import type { SmsKind } from './domain/sms-values.ts'
import { SMS_TEXTS } from './texts-sms.ts'

/** What the texts of SMS name, as they say it. */
export interface SmsWords {
  readonly templates: Readonly<Record<SmsKind, string>>
  readonly shift: Readonly<Record<'day' | 'night', string>>
  /** Monday first. */
  readonly weekday: readonly string[]
  readonly list: Readonly<Record<'reserve' | 'on-call', string>>
  /** Follows a sentence; the place stands for the star. */
  readonly parked: string
  /** In place of a plate that nobody knows yet. */
  readonly noCar: string
  /** In place of a plate where there is no car. */
  readonly carless: Readonly<Record<'reserve' | 'onCall', string>>
}

export const smsWords: SmsWords = {
  templates: Object.fromEntries(
    Object.entries(SMS_TEXTS).map(([kind, { template }]) => [kind, template]),
  ) as SmsWords['templates'],
  shift: { day: 'dzień', night: 'noc' },
  weekday: ['poniedziałek', 'wtorek', 'środa', 'czwartek', 'piątek', 'sobota', 'niedziela'],
  list: { reserve: 'w rezerwie', 'on-call': 'do dyspozycji' },
  parked: ' Stoi: *.',
  noCar: 'podamy później',
  carless: { reserve: 'brak, jesteś w rezerwie', onCall: 'brak, jesteś do dyspozycji' },
}
