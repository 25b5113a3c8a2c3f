import type { AuditName } from '#platform/pure/manifest.ts'
import * as calls from './contract.ts'
import { actionTexts } from './texts-actions.ts'

export const contracts = [calls]

export const auditNames: readonly AuditName[] = [
  [calls.setPublishing, actionTexts.setPublishing],
  [calls.setWeek, actionTexts.setWeek],
  [calls.setYear, actionTexts.setYear],
  [calls.followWeek, actionTexts.followWeek],
  [calls.setAdminPeriod, actionTexts.setAdminPeriod],
  [calls.setShowWeek, actionTexts.setShowWeek],
  [calls.setShowSchedule, actionTexts.setShowSchedule],
  [calls.setDefaultLimit, actionTexts.setDefaultLimit],
  [calls.setShowPopup, actionTexts.setShowPopup],
  [calls.setPopupText, actionTexts.setPopupText],
  [calls.changePin, actionTexts.changePin],
  [calls.setBonusTiers, actionTexts.setBonusTiers],
  [calls.setTraining, actionTexts.setTraining],
  [calls.setDataAdministrator, actionTexts.setDataAdministrator],
  [calls.setUnknownPeople, actionTexts.setUnknownPeople],
  [calls.setPlanning, actionTexts.setPlanning],
  [calls.setRetention, actionTexts.setRetention],
  [calls.setNotifications, actionTexts.setNotifications],
]
