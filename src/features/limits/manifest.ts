import type { AuditName } from '#platform/pure/manifest.ts'
import * as calls from './contract.ts'
import * as change from './contract-change.ts'

export const contracts = [calls, change]

export const auditNames: readonly AuditName[] = [
  [calls.addDayLimit, 'Dodanie limitu dziennego'],
  [calls.removeDayLimit, 'Usunięcie limitu dziennego'],
  [change.saveLimits, 'Zapis limitów'],
  // An entry for each limit that a save changes.
  ['change-day-limit', 'Zmiana limitu zmiany'],
]
