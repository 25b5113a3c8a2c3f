import type { AuditName } from '#platform/pure/manifest.ts'
import * as calls from './contract.ts'
import { actionTexts } from './texts-actions.ts'

export const contracts = [calls]

export const auditNames: readonly AuditName[] = [
  [calls.addRemoveShiftReason, actionTexts.addRemoveShiftReason],
  [calls.withdrawRemoveShiftReason, actionTexts.withdrawRemoveShiftReason],
  [calls.listRemovedShifts, actionTexts.listRemovedShifts],
  [calls.exportRemovedShifts, actionTexts.exportRemovedShifts],
]
