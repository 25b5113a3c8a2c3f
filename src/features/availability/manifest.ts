import type { AuditName } from '#platform/pure/manifest.ts'
import * as calls from './contract.ts'
import * as disown from './contract-disown.ts'
import * as entered from './contract-entered.ts'
import * as notSubmitted from './contract-not-submitted.ts'
import * as own from './contract-own.ts'
import * as waiting from './contract-waiting.ts'

export const contracts = [calls, notSubmitted, own, waiting, disown, entered]

export const auditNames: readonly AuditName[] = [
  [calls.submitAvailability, 'Przesłanie dyspozycyjności'],
  [entered.enterAvailability, 'Wpisanie dyspozycyjności przez biuro'],
  [own.changeOwnAvailability, 'Zmiana wysłanej dyspozycyjności przez kierowcę'],
  [own.withdrawOwnAvailability, 'Wycofanie dyspozycyjności przez kierowcę'],
  [disown.disownUnprovenForm, 'Cofnięcie formularza wysłanego bez zalogowania (to nie ja)'],
  [disown.answerUnprovenForm, 'Odpowiedź kierowcy, kto wysłał formularz (to ja, to nie ja)'],
  [disown.settleDisownedForm, 'Załatwienie formularza „to nie ja”'],
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
