import type { AuditName } from '#platform/pure/manifest.ts'
import * as calls from './contract.ts'

export const contracts = [calls]

export const auditNames: readonly AuditName[] = [
  [calls.setPin, 'Przypięcie kierowcy w grafiku'],
  [calls.setPins, 'Przypięcie wielu miejsc w grafiku'],
  [calls.removePin, 'Odpięcie kierowcy w grafiku'],
]
