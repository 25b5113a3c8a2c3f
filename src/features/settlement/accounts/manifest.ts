import type { AuditName } from '#platform/pure/manifest.ts'
import * as calls from './contract.ts'

export const contracts = [calls]

export const auditNames: readonly AuditName[] = [
  [calls.showPayeeAccount, 'Podgląd całego numeru konta kierowcy'],
  [calls.savePayeeAccount, 'Zmiana konta kierowcy'],
  [calls.importPayeeAccounts, 'Wklejenie kont kierowców'],
]
