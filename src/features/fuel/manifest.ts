import type { AuditName } from '#platform/pure/manifest.ts'
import * as calls from './contract.ts'

export const contracts = [calls]

export const auditNames: readonly AuditName[] = [
  [calls.checkFuel, 'Wejście do kontroli paliwa'],
  [calls.closeFuel, 'Wyjście z kontroli paliwa'],
  [calls.addDayFuel, 'Zapis paliwa zmiany'],
  [calls.setFuelPassword, 'Hasło kontroli paliwa'],
]
