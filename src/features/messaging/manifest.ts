import type { AuditName } from '#platform/pure/manifest.ts'
import * as calls from './contract.ts'
import * as bulk from './contract-bulk.ts'
import * as gateways from './contract-gateways.ts'
import * as reports from './contract-reports.ts'
import * as texts from './contract-texts.ts'

export const contracts = [calls, bulk, reports, texts, gateways]

export const auditNames: readonly AuditName[] = [
  [calls.readMessage, 'Odczyt wiadomości'],
  [calls.retryMessage, 'Ponowienie wiadomości'],
  [calls.cancelMessage, 'Wstrzymanie wiadomości'],
  [texts.saveTemplate, 'Zmiana treści SMS-a'],
  [texts.resetTemplate, 'Przywrócenie treści SMS-a'],
  [texts.setMessaging, 'Ustawienia wiadomości'],
  [gateways.sendTestMessage, 'Wiadomość próbna'],
  [gateways.setSmsGateway, 'Ustawienie bramki SMS'],
  [gateways.setMailServer, 'Ustawienie serwera poczty'],
  [gateways.removeGateway, 'Usunięcie bramki'],
  [bulk.actOnMessages, 'Wiele wiadomości naraz'],
]
