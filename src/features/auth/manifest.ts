import type { AuditName } from '#platform/pure/manifest.ts'
import * as calls from './contract.ts'
import * as doors from './contract-doors.ts'
import { actionTexts } from './texts-actions.ts'

export const contracts = [calls, doors]

export const auditNames: readonly AuditName[] = [
  [calls.logIn, actionTexts.logIn],
  [calls.logOut, actionTexts.logOut],
  [calls.createFirstAdministrator, actionTexts.createFirstAdministrator],
  [calls.addUser, actionTexts.addUser],
  [calls.editUser, actionTexts.editUser],
  [calls.changeOwnPassword, actionTexts.changeOwnPassword],
  [doors.getEntryCode, actionTexts.getEntryCode],
  [doors.blockGuessing, actionTexts.blockGuessing],
  [calls.confirmSecondFactor, actionTexts.confirmSecondFactor],
  [calls.renewRecoveryCodes, actionTexts.renewRecoveryCodes],
  [calls.removeOwnSecondFactor, actionTexts.removeOwnSecondFactor],
  [calls.removeSecondFactor, actionTexts.removeSecondFactor],
]
