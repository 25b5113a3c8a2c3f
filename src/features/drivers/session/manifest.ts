import type { AuditName } from '#platform/pure/manifest.ts'
import * as calls from './contract.ts'
import * as pins from './contract-pins.ts'

export const contracts = [calls, pins]

export const auditNames: readonly AuditName[] = [
  [calls.openFleetCalendar, 'Otwarcie kalendarza floty'],
  [calls.openOwnCalendar, 'Otwarcie kalendarza kierowcy'],
  [calls.closeCalendars, 'Zamknięcie kalendarzy'],
  [pins.showDriverPin, 'Odczyt PIN-u kierowcy'],
  [pins.renewDriverPin, 'Nowy PIN kierowcy'],
]
