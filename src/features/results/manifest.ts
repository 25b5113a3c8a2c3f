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
import { actionTexts as factActions } from './texts-fact-actions.ts'
import { actionTexts as figureActions } from './texts-figure-actions.ts'
import { actionTexts as importActions } from './texts-import-actions.ts'
import { actionTexts as matchingActions } from './texts-matching-actions.ts'

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
  [files.importResults, importActions.importResults],
  [files.saveColumnNames, importActions.saveColumnNames],
  [fill.fillResults, importActions.fillResults],
  [statistics.exportResults, figureActions.exportResults],
  [planReality.exportPlanReality, figureActions.exportPlanReality],
  [unmatched.settleUnmatched, matchingActions.settleUnmatched],
  [sources.setMileage, factActions.setMileage],
]
