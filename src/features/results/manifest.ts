import type { AuditName } from '#platform/pure/manifest.ts'
import * as files from './contract-files.ts'
import * as fill from './contract-fill.ts'
import * as imports from './contract-imports.ts'
import * as outlook from './contract-outlook.ts'
import * as planReality from './contract-plan-reality.ts'
import * as prescribedFigures from './contract-prescribed-figures.ts'
import * as sources from './contract-sources.ts'
import * as statistics from './contract-statistics.ts'
import * as unmatched from './contract-unmatched.ts'
import * as winners from './contract-winners.ts'

export const contracts = [
  files,
  fill,
  imports,
  outlook,
  planReality,
  prescribedFigures,
  sources,
  statistics,
  unmatched,
  winners,
]

export const auditNames: readonly AuditName[] = [
  [files.importResults, 'Wczytanie pliku wyników'],
  [files.saveColumnNames, 'Zapamiętanie nagłówków pliku wyników'],
  [fill.fillResults, 'Wczytanie arkusza wyników'],
  [statistics.exportResults, 'Eksport wyników'],
  [planReality.exportPlanReality, 'Eksport różnic między grafikiem a wynikami'],
  [unmatched.settleUnmatched, 'Przypisanie osoby z pliku wyników'],
  [sources.setMileage, 'Wpisanie przebiegu zmiany'],
]
