import type { AuditName } from '#platform/pure/manifest.ts'
import * as calls from './contract.ts'
import { actionTexts } from './texts-actions.ts'

export const contracts = [calls]

export const auditNames: readonly AuditName[] = [
  [calls.addService, actionTexts.addService],
  [calls.updateService, actionTexts.updateService],
  [calls.removeService, actionTexts.removeService],
  [calls.sendServiceLink, actionTexts.sendServiceLink],
  [calls.confirmService, actionTexts.confirmService],
]
