import type { AuditName } from '#platform/pure/manifest.ts'
import * as pins from './contract-pins.ts'
import { actionTexts } from './texts-actions.ts'

export const contracts = [pins]

export const auditNames: readonly AuditName[] = [
  [pins.setPin, actionTexts.setPin],
  [pins.removePin, actionTexts.removePin],
]
