import type { AuditName } from '#platform/pure/manifest.ts'
import * as calls from './contract.ts'
import * as change from './contract-change.ts'
import { actionTexts } from './texts-actions.ts'

export const contracts = [calls, change]

export const auditNames: readonly AuditName[] = [
  [calls.addDayLimit, actionTexts.addDayLimit],
  [calls.removeDayLimit, actionTexts.removeDayLimit],
  [change.saveLimits, actionTexts.saveLimits],
  // An entry for each limit that a save changes.
  ['change-day-limit', actionTexts.changeDayLimit],
]
