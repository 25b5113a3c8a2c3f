import type { AuditName } from '#platform/pure/manifest.ts'
import * as calls from './contract.ts'

export const contracts = [calls]

export const auditNames: readonly AuditName[] = [
  [calls.addRental, 'Dodanie wynajmu'],
  [calls.editRental, 'Zmiana wynajmu'],
  [calls.removeRental, 'Usunięcie wynajmu'],
]
