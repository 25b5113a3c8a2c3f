import type { AuditName } from '#platform/pure/manifest.ts'
import * as figures from './contract-figures.ts'

/** The other prescribed calls are in the manifests of the rooms whose own page makes them too. */
export const contracts = [figures]

export const auditNames: readonly AuditName[] = []
