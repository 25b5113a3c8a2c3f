import type { AuditName } from '#platform/pure/manifest.ts'
import * as calls from './contract.ts'
import * as pins from './contract-pins.ts'
import { actionTexts } from './texts-actions.ts'

export const contracts = [calls, pins]

export const auditNames: readonly AuditName[] = [
  [calls.generateBoard, actionTexts.generateBoard],
  [calls.saveMoves, actionTexts.saveMoves],
  [pins.setPin, actionTexts.setPin],
  [pins.removePin, actionTexts.removePin],
]
