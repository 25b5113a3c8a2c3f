import type { AuditName } from '#platform/pure/manifest.ts'
import * as contract from './contract.ts'
import * as fill from './contract-fill.ts'
import { actionTexts } from './texts-actions.ts'

export const contracts = [contract, fill]

export const auditNames: readonly AuditName[] = [
  [contract.importResults, actionTexts.importResults],
  [contract.saveColumnNames, actionTexts.saveColumnNames],
  [fill.fillResults, actionTexts.fillResults],
]
