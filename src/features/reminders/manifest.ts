import type { AuditName } from '#platform/pure/manifest.ts'
import * as calls from './contract.ts'
import * as officeCalls from './contract-office.ts'

export const contracts = [calls, officeCalls]

export const auditNames: readonly AuditName[] = [
  [calls.chooseOwnReminders, 'Przypomnienia kierowcy'],
  [officeCalls.askSilent, 'Przypomnienie o formularzu'],
]
