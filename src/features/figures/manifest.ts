import type { AuditName } from '#platform/pure/manifest.ts'
import * as emptyKm from './contract-empty-km.ts'
import * as outlook from './contract-outlook.ts'
import * as overview from './contract-overview.ts'
import * as planReality from './contract-plan-reality.ts'
import * as statistics from './contract-statistics.ts'
import * as winners from './contract-winners.ts'

export const contracts = [emptyKm, outlook, overview, planReality, statistics, winners]

export const auditNames: readonly AuditName[] = [
  [statistics.exportResults, 'Eksport wyników'],
  [planReality.exportPlanReality, 'Eksport różnic między grafikiem a wynikami'],
]
