import type { AuditName } from '#platform/pure/manifest.ts'
import * as contract from './contract.ts'
import { actionTexts } from './texts-actions.ts'

export const contracts = [contract]

export const auditNames: readonly AuditName[] = [[contract.resolveUnmatched, actionTexts.resolveUnmatched]]
