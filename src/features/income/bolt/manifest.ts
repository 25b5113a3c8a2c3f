import type { AuditName } from '#platform/pure/manifest.ts'
import * as connections from './contract.ts'
import * as days from './contract-days.ts'

export const contracts = [connections, days]

export const auditNames: readonly AuditName[] = [
  [connections.addBoltConnection, 'Dodanie połączenia z Boltem'],
  [connections.replaceBoltKey, 'Nowy klucz połączenia z Boltem'],
  [connections.removeBoltConnection, 'Usunięcie połączenia z Boltem'],
  [connections.checkBoltConnection, 'Sprawdzenie połączenia z Boltem'],
  [days.fetchBoltDay, 'Pobranie dnia z Bolta'],
  [days.settleMissingRides, 'Przejazdy, których Bolt już nie podaje'],
]
