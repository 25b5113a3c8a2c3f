import type { AuditName } from '#platform/pure/manifest.ts'
import * as calls from './contract.ts'
import * as reports from './contract-reports.ts'
import * as texts from './contract-texts.ts'

export const contracts = [calls, reports, texts]

export const auditNames: readonly AuditName[] = [
  [calls.readMessage, 'Odczyt wiadomości'],
  [calls.retryMessage, 'Ponowienie wiadomości'],
  [calls.cancelMessage, 'Zatrzymanie wiadomości'],
  [texts.saveTemplate, 'Zmiana treści SMS-a'],
  [texts.resetTemplate, 'Przywrócenie treści SMS-a'],
  [texts.setMessaging, 'Ustawienia wiadomości'],
  [texts.sendTestMessage, 'Wiadomość próbna'],
]
