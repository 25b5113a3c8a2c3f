import type { AuditName } from '#platform/pure/manifest.ts'
import * as calls from './contract.ts'
import { actionTexts } from './texts-actions.ts'

export const contracts = [calls]

export const auditNames: readonly AuditName[] = [
  [calls.savePaper, actionTexts.savePaper],
  [calls.removePaper, actionTexts.removePaper],
  [calls.addPaperKind, actionTexts.addPaperKind],
  [calls.editPaperKind, actionTexts.editPaperKind],
  [calls.removePaperKind, actionTexts.removePaperKind],
]
