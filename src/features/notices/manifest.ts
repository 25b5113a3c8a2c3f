import type { AuditName } from '#platform/pure/manifest.ts'
import * as calls from './contract.ts'

export const contracts = [calls]

export const auditNames: readonly AuditName[] = [
  [calls.mailChange, 'E-mail o zmianie w grafiku'],
  [calls.textChange, 'SMS o zmianie w grafiku'],
  [calls.textAllChanges, 'SMS-y o wszystkich zmianach w grafiku'],
]
