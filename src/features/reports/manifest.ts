import type { AuditName } from '#platform/pure/manifest.ts'
import * as calls from './contract.ts'

export const contracts = [calls]

export const auditNames: readonly AuditName[] = [
  [calls.sendSingleAverage, 'Wysłanie raportu tygodnia'],
  [calls.sendPeriodAverage, 'Wysłanie raportu okresu'],
  [calls.exportShiftAverages, 'Eksport raportu'],
]
