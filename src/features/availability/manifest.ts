import type { AuditName } from '#platform/pure/manifest.ts'
import * as calls from './contract.ts'
import * as notSubmitted from './contract-not-submitted.ts'
import * as waiting from './contract-waiting.ts'
import { actionTexts } from './texts-actions.ts'

export const contracts = [calls, notSubmitted, waiting]

export const auditNames: readonly AuditName[] = [
  [calls.submitAvailability, actionTexts.submitAvailability],
  [waiting.confirmWaitingForms, actionTexts.confirmWaitingForms],
  [waiting.deleteWaitingForms, actionTexts.deleteWaitingForms],
  [calls.exportSubmissions, actionTexts.exportSubmissions],
  [calls.signSubmission, actionTexts.signSubmission],
  [calls.setFuelCard, actionTexts.setFuelCard],
  [calls.addSubmissionShift, actionTexts.addSubmissionShift],
  [calls.removeSubmissionShift, actionTexts.removeSubmissionShift],
  [calls.updateSubmissionShifts, actionTexts.updateSubmissionShifts],
  [calls.removeSubmission, actionTexts.removeSubmission],
]
