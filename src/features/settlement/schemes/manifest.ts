import type { AuditName } from '#platform/pure/manifest.ts'
import * as calls from './contract.ts'
import * as example from './contract-example.ts'

export const contracts = [calls, example]

export const auditNames: readonly AuditName[] = [
  [calls.saveScheme, 'Nowa wersja zasady wypłat'],
  [calls.endScheme, 'Zakończenie zasady wypłat'],
  [calls.withdrawScheme, 'Wycofanie zaplanowanej zasady wypłat'],
  [calls.putSchemeMembers, 'Zmiana grupy kierowców'],
  [calls.addSchemeGroup, 'Dodanie grupy zasad wypłat'],
  [calls.renameSchemeGroup, 'Zmiana nazwy grupy zasad wypłat'],
]
