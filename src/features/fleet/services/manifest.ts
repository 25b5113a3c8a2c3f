import type { AuditName } from '#platform/pure/manifest.ts'
import * as calls from './contract.ts'
import * as many from './contract-many.ts'
import * as own from './contract-own.ts'

export const contracts = [calls, many, own]

export const auditNames: readonly AuditName[] = [
  [calls.addService, 'Dodanie serwisu'],
  [many.planServices, 'Dodanie serwisu wielu aut'],
  [calls.updateService, 'Zmiana serwisu'],
  [calls.removeService, 'Usunięcie serwisu'],
  [calls.sendServiceLink, 'Wysłanie linku do serwisu'],
  [calls.serviceOfLink, 'Otwarcie linku do serwisu'],
  [calls.confirmService, 'Potwierdzenie serwisu'],
  [own.confirmOwnService, 'Potwierdzenie serwisu w kalendarzu kierowcy'],
]
