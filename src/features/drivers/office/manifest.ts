import type { AuditName } from '#platform/pure/manifest.ts'
import * as calls from './contract.ts'
import * as bulk from './contract-bulk.ts'
import * as claims from './contract-claims.ts'
import * as data from './contract-data.ts'
import * as former from './contract-former.ts'

export const contracts = [calls, bulk, claims, data, former]

export const auditNames: readonly AuditName[] = [
  [calls.addDriver, 'Dodanie kierowcy'],
  [calls.editDriver, 'Zmiana danych kierowcy'],
  [calls.toggleDriver, 'Włączenie albo wyłączenie kierowcy'],
  [bulk.switchDrivers, 'Włączenie albo wyłączenie wielu kierowców'],
  [bulk.sendNote, 'Wiadomość biura do wielu kierowców'],
  [calls.removeDriver, 'Usunięcie kierowcy z listy'],
  [claims.resolveEmailClaim, 'Rozstrzygnięcie o adresie e-mail kierowcy'],
  [former.keepFormerApart, 'Rozstrzygnięcie o usuniętym wpisie kierowcy'],
  [data.mergeDrivers, 'Połączenie wpisów kierowcy'],
  [data.exportDriver, 'Eksport danych kierowcy'],
  [data.eraseDriver, 'Usunięcie danych osobowych kierowcy'],
]
