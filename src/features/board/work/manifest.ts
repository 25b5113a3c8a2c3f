import type { AuditName } from '#platform/pure/manifest.ts'
import * as calls from './contract.ts'
import { actionTexts } from './texts-actions.ts'

export const contracts = [calls]

export const auditNames: readonly AuditName[] = [
  [calls.generateBoard, actionTexts.generateBoard],
  [calls.saveMoves, actionTexts.saveMoves],
]
