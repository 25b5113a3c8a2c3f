import type { AuditName } from '#platform/pure/manifest.ts'
import * as calls from './contract.ts'
import * as catalogue from './contract-catalogue.ts'
import * as lists from './contract-lists.ts'
import { actionTexts } from './texts-actions.ts'

export const contracts = [calls, catalogue, lists]

export const auditNames: readonly AuditName[] = [
  [calls.addVehicle, actionTexts.addVehicle],
  [calls.editVehicle, actionTexts.editVehicle],
  [calls.deleteVehicle, actionTexts.deleteVehicle],
  [catalogue.addVehicleChoice, actionTexts.addVehicleChoice],
  [catalogue.renameVehicleChoice, actionTexts.renameVehicleChoice],
  [catalogue.removeVehicleChoice, actionTexts.removeVehicleChoice],
  [catalogue.setOldestYear, actionTexts.setOldestYear],
  [lists.importVehicles, actionTexts.importVehicles],
  [lists.exportVehicles, actionTexts.exportVehicles],
]
