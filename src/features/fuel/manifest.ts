import type { AuditName } from '#platform/pure/manifest.ts'
import * as calls from './contract.ts'
import { actionTexts } from './texts-actions.ts'

export const contracts = [calls]

export const auditNames: readonly AuditName[] = [
  [calls.checkFuel, actionTexts.checkFuel],
  [calls.closeFuel, actionTexts.closeFuel],
  [calls.addDayFuel, actionTexts.addDayFuel],
  [calls.setFuelPassword, actionTexts.setFuelPassword],
]
