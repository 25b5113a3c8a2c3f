import type { AuditName } from '#platform/pure/manifest.ts'
import * as calls from './contract.ts'

export const contracts = [calls]

export const auditNames: readonly AuditName[] = [
  [calls.setBackupPlan, 'Plan kopii zapasowych'],
  [calls.askForBackup, 'Kopia zapasowa na życzenie'],
  [calls.renewUnreadable, 'Nadanie od nowa tego, co nie do odczytania'],
]
