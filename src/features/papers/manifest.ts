import type { AuditName } from '#platform/pure/manifest.ts'
import * as calls from './contract.ts'
import * as reminding from './contract-remind.ts'

export const contracts = [calls, reminding]

export const auditNames: readonly AuditName[] = [
  [calls.savePaper, 'Zapis dokumentu'],
  [calls.removePaper, 'Usunięcie dokumentu'],
  [reminding.remindOfPapers, 'Przypomnienie kierowcom o dokumentach'],
  [calls.addPaperKind, 'Dodanie rodzaju dokumentu'],
  [calls.editPaperKind, 'Zmiana rodzaju dokumentu'],
  [calls.removePaperKind, 'Usunięcie rodzaju dokumentu'],
]
