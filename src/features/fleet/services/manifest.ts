import type { AuditName } from '#platform/pure/manifest.ts'
import * as calls from './contract.ts'

export const contracts = [calls]

export const auditNames: readonly AuditName[] = [
  [calls.addService, 'Dodanie serwisu'],
  [calls.updateService, 'Zmiana serwisu'],
  [calls.removeService, 'Usunięcie serwisu'],
  [calls.sendServiceLink, 'Wysłanie linku do serwisu'],
  [calls.serviceOfLink, 'Otwarcie linku do serwisu'],
  [calls.confirmService, 'Potwierdzenie serwisu'],
]
