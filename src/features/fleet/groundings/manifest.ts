import type { AuditName } from '#platform/pure/manifest.ts'
import * as calls from './contract.ts'
import * as many from './contract-many.ts'

export const contracts = [calls, many]

export const auditNames: readonly AuditName[] = [
  [calls.addGrounding, 'Dodanie uziemienia'],
  [calls.editGrounding, 'Zmiana uziemienia'],
  [calls.removeGrounding, 'Usunięcie uziemienia'],
  [many.groundMany, 'Uziemienie wielu aut'],
  [many.endGroundings, 'Zakończenie uziemienia wielu aut'],
  [many.removeGroundings, 'Cofnięcie uziemienia wielu aut'],
]
