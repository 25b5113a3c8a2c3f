import type { AuditName } from '#platform/pure/manifest.ts'
import * as calls from './contract.ts'
import * as catalogue from './contract-catalogue.ts'
import * as lists from './contract-lists.ts'

export const contracts = [calls, catalogue, lists]

export const auditNames: readonly AuditName[] = [
  [calls.addVehicle, 'Dodanie auta'],
  [calls.editVehicle, 'Zmiana auta'],
  [calls.deleteVehicle, 'Usunięcie auta'],
  [catalogue.addVehicleChoice, 'Dodanie pozycji słownika'],
  [catalogue.renameVehicleChoice, 'Zmiana nazwy w słowniku'],
  [catalogue.removeVehicleChoice, 'Usunięcie pozycji słownika'],
  [catalogue.setOldestYear, 'Najstarszy rocznik aut'],
  [lists.importVehicles, 'Import listy aut'],
  [lists.exportVehicles, 'Eksport listy aut'],
]
