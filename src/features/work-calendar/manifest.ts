import type { AuditName } from '#platform/pure/manifest.ts'
import * as calls from './contract.ts'
import * as afterAll from './contract-after-all.ts'
import * as changes from './contract-changes.ts'
import * as disown from './contract-disown.ts'
import * as home from './contract-home.ts'

export const contracts = [calls, afterAll, changes, home, disown]

export const auditNames: readonly AuditName[] = [
  [changes.readOwnChanges, 'Potwierdzenie zmian w grafiku przez kierowcę'],
  [afterAll.sayAfterAll, 'Powrót kierowcy na zmianę'],
  [calls.pickFreeShifts, 'Dobranie wolnej zmiany'],
  [disown.disownPick, 'Oddanie zmiany dobranej PIN-em floty (to nie ja)'],
  [disown.resolveDisownedPick, 'Załatwienie zgłoszenia „to nie ja”'],
  [calls.renewCalendarSubscription, 'Nowy adres subskrypcji kalendarza'],
  [calls.revokeCalendarSubscription, 'Wyłączenie subskrypcji kalendarza'],
]
