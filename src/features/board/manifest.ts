import type { AuditName } from '#platform/pure/manifest.ts'
import * as calls from './contract.ts'
import * as pins from './contract-pins.ts'

export const contracts = [calls, pins]

export const auditNames: readonly AuditName[] = [
  [calls.generateBoard, 'Wygenerowanie grafiku'],
  [calls.saveMoves, 'Aktualizacja grafiku'],
  [pins.setPin, 'Przypięcie kierowcy w grafiku'],
  [pins.removePin, 'Odpięcie kierowcy w grafiku'],
]
