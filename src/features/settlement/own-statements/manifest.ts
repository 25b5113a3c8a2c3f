import type { AuditName } from '#platform/pure/manifest.ts'
import * as contract from './contract.ts'

export const contracts = [contract]

export const auditNames: readonly AuditName[] = [
  [contract.printOwnStatement, 'Pobranie własnego rozliczenia przez kierowcę'],
  [contract.askAboutStatement, 'Pytanie kierowcy do rozliczenia'],
]
