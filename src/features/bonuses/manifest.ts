import type { AuditName } from '#platform/pure/manifest.ts'
import * as calls from './contract.ts'

export const contracts = [calls]

export const auditNames: readonly AuditName[] = [
  [calls.addBonus, 'Dodanie bonusu'],
  [calls.editBonus, 'Zmiana bonusu'],
  [calls.removeBonus, 'Usunięcie bonusu'],
]
