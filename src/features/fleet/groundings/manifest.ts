import type { AuditName } from '#platform/pure/manifest.ts'
import * as calls from './contract.ts'

export const contracts = [calls]

export const auditNames: readonly AuditName[] = [
  [calls.addGrounding, 'Dodanie uziemienia'],
  [calls.editGrounding, 'Zmiana uziemienia'],
  [calls.removeGrounding, 'Usunięcie uziemienia'],
]
