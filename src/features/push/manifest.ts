import type { AuditName } from '#platform/pure/manifest.ts'
import * as calls from './contract.ts'
import * as office from './contract-office.ts'

export const contracts = [calls, office]

export const auditNames: readonly AuditName[] = [
  [calls.subscribePush, 'Włączenie powiadomień na telefonie'],
  [calls.endPush, 'Wyłączenie powiadomień na telefonie'],
]
