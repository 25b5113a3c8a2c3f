import type { AuditName } from '#platform/pure/manifest.ts'
import * as calls from './contract.ts'
import * as attention from './contract-attention.ts'
import * as displaced from './contract-displaced.ts'
import * as driver from './contract-driver.ts'
import * as history from './contract-history.ts'
import * as late from './contract-late.ts'
import * as publishing from './contract-publishing.ts'
import * as weeks from './contract-weeks.ts'
import { actionTexts } from './texts-actions.ts'

export const contracts = [calls, attention, displaced, driver, history, late, publishing, weeks]

export const auditNames: readonly AuditName[] = [
  [calls.generateWeek, actionTexts.generateWeek],
  [calls.updateWeek, actionTexts.updateWeek],
  [publishing.publishWeek, actionTexts.publishWeek],
  [late.seatWaiting, actionTexts.seatWaiting],
  [weeks.exportGeneratedWeek, actionTexts.exportGeneratedWeek],
]
