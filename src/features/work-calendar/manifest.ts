import type { AuditName } from '#platform/pure/manifest.ts'
import * as calls from './contract.ts'
import * as changes from './contract-changes.ts'
import * as disown from './contract-disown.ts'
import { actionTexts } from './texts-actions.ts'

export const contracts = [calls, changes, disown]

export const auditNames: readonly AuditName[] = [
  [changes.readOwnChanges, actionTexts.readOwnChanges],
  [calls.pickFreeShifts, actionTexts.pickFreeShifts],
  [disown.disownPick, actionTexts.disownPick],
  [disown.resolveDisownedPick, actionTexts.resolveDisownedPick],
  [calls.renewCalendarSubscription, actionTexts.renewCalendarSubscription],
  [calls.revokeCalendarSubscription, actionTexts.revokeCalendarSubscription],
]
