import type { AuditName } from '#platform/pure/manifest.ts'
import * as calls from './contract.ts'
import * as notSubmitted from './contract-not-submitted.ts'
import * as own from './contract-own.ts'
import * as waiting from './contract-waiting.ts'

export const contracts = [calls, notSubmitted, own, waiting]

export const auditNames: readonly AuditName[] = [
  [calls.submitAvailability, 'Przesłanie dyspozycyjności'],
  [own.changeOwnAvailability, 'Zmiana wysłanej dyspozycyjności przez kierowcę'],
  [own.withdrawOwnAvailability, 'Wycofanie dyspozycyjności przez kierowcę'],
  [waiting.confirmWaitingForms, 'Potwierdzenie formularzy nieznanych osób'],
  [waiting.deleteWaitingForms, 'Usunięcie formularzy nieznanych osób'],
  [calls.exportSubmissions, 'Eksport dyspozycyjności'],
  [calls.signSubmission, 'Podpis dyspozycyjności'],
  [calls.setFuelCard, 'Karta paliwowa'],
  [calls.addSubmissionShift, 'Dodanie zmiany do dyspozycyjności'],
  [calls.removeSubmissionShift, 'Usunięcie zmiany z dyspozycyjności'],
  [calls.updateSubmissionShifts, 'Zmiana wybranych zmian'],
  [calls.removeSubmission, 'Usunięcie dyspozycyjności'],
]
