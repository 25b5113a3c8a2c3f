import type { AuditName } from '#platform/pure/manifest.ts'
import * as calls from './contract.ts'
import * as standing from './contract-standing.ts'

export const contracts = [calls, standing]

export const auditNames: readonly AuditName[] = [
  [calls.addCharges, 'Dodanie potrąceń lub dodatków'],
  [calls.takeBackCharge, 'Cofnięcie potrącenia lub dodatku'],
  [calls.counterCharge, 'Wpis odwrotny do potrącenia lub dodatku'],
  [calls.addSharedCost, 'Dodanie kosztu wspólnego'],
  [calls.takeBackSharedCost, 'Cofnięcie kosztu wspólnego'],
  [standing.addStandingCharge, 'Dodanie stałej stawki'],
  [standing.endStandingCharge, 'Zakończenie stałej stawki'],
  [standing.addInstalmentPlan, 'Rozłożenie na raty'],
  [standing.changeInstalmentPlan, 'Zmiana rat'],
  [standing.decideOverMileage, 'Decyzja o nadprzebiegu'],
  [standing.setMileageAllowance, 'Zmiana limitu kilometrów'],
]
