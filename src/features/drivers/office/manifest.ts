import type { AuditName } from '#platform/pure/manifest.ts'
import * as calls from './contract.ts'
import * as claims from './contract-claims.ts'
import * as data from './contract-data.ts'
import { actionTexts } from './texts-actions.ts'

export const contracts = [calls, claims, data]

export const auditNames: readonly AuditName[] = [
  [calls.addDriver, actionTexts.addDriver],
  [calls.editDriver, actionTexts.editDriver],
  [calls.toggleDriver, actionTexts.toggleDriver],
  [calls.removeDriver, actionTexts.removeDriver],
  [claims.resolveEmailClaim, actionTexts.resolveEmailClaim],
  [data.mergeDrivers, actionTexts.mergeDrivers],
  [data.exportDriver, actionTexts.exportDriver],
  [data.eraseDriver, actionTexts.eraseDriver],
]
