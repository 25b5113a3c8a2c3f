import type { AuditName } from '#platform/pure/manifest.ts'
import * as calls from './contract.ts'
import * as pins from './contract-pins.ts'
import { actionTexts } from './texts-actions.ts'

export const contracts = [calls, pins]

export const auditNames: readonly AuditName[] = [
  [calls.openFleetCalendar, actionTexts.openFleetCalendar],
  [calls.openOwnCalendar, actionTexts.openOwnCalendar],
  [calls.closeCalendars, actionTexts.closeCalendars],
  [pins.showDriverPin, actionTexts.showDriverPin],
  [pins.renewDriverPin, actionTexts.renewDriverPin],
]
