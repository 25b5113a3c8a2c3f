import type { AuditName } from '#platform/pure/manifest.ts'
import * as calls from './contract.ts'
import * as language from './contract-language.ts'
import * as pins from './contract-pins.ts'

export const contracts = [calls, language, pins]

export const auditNames: readonly AuditName[] = [
  [calls.openFleetCalendar, 'Otwarcie kalendarza floty'],
  [calls.openOwnCalendar, 'Otwarcie kalendarza kierowcy'],
  [calls.closeCalendars, 'Zamknięcie kalendarzy'],
  [language.keepOwnLanguage, 'Język wybrany przez kierowcę'],
  [pins.showDriverPin, 'Odczyt PIN-u kierowcy'],
  [pins.renewDriverPin, 'Nowy PIN kierowcy'],
]
