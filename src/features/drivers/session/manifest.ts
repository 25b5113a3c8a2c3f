import type { AuditName } from '#platform/pure/manifest.ts'
import * as calls from './contract.ts'
import { actionTexts } from './texts-actions.ts'

export const contracts = [calls]

export const auditNames: readonly AuditName[] = [
  [calls.openFleetCalendar, actionTexts.openFleetCalendar],
  [calls.openOwnCalendar, actionTexts.openOwnCalendar],
  [calls.closeCalendars, actionTexts.closeCalendars],
]
