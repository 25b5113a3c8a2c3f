import type { AuditName } from '#platform/pure/manifest.ts'
import * as calls from './contract.ts'
import * as reports from './contract-reports.ts'
import * as texts from './contract-texts.ts'
import { actionTexts } from './texts-actions.ts'

export const contracts = [calls, reports, texts]

export const auditNames: readonly AuditName[] = [
  [calls.readMessage, actionTexts.readMessage],
  [calls.retryMessage, actionTexts.retryMessage],
  [calls.cancelMessage, actionTexts.cancelMessage],
  [texts.saveTemplate, actionTexts.saveTemplate],
  [texts.resetTemplate, actionTexts.resetTemplate],
  [texts.setMessaging, actionTexts.setMessaging],
  [texts.sendTestMessage, actionTexts.sendTestMessage],
]
