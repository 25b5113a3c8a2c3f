import type { AuditName } from '#platform/pure/manifest.ts'
import * as calls from './contract.ts'

export const contracts = [calls]

export const auditNames: readonly AuditName[] = [
  [calls.addRemoveShiftReason, 'Usunięcie zmiany z grafiku'],
  [calls.withdrawRemoveShiftReason, 'Cofnięcie usunięcia zmiany'],
  [calls.listRemovedShifts, 'Odczyt usuniętych zmian'],
  [calls.exportRemovedShifts, 'Eksport usuniętych zmian'],
]
