import type { AuditName } from '#platform/pure/manifest.ts'
import * as calls from './contract.ts'

export const contracts = [calls]

export const auditNames: readonly AuditName[] = [
  [calls.savePaper, 'Zapis dokumentu'],
  [calls.removePaper, 'Usunięcie dokumentu'],
  [calls.addPaperKind, 'Dodanie rodzaju dokumentu'],
  [calls.editPaperKind, 'Zmiana rodzaju dokumentu'],
  [calls.removePaperKind, 'Usunięcie rodzaju dokumentu'],
]
