import type { AuditName } from '#platform/pure/manifest.ts'
import * as calls from './contract.ts'

export const contracts = [calls]

export const auditNames: readonly AuditName[] = [
  [calls.setPublishing, 'Ustawienie publikacji grafiku'],
  [calls.setWeek, 'Ustawienie bieżącego tygodnia'],
  [calls.setYear, 'Ustawienie bieżącego roku'],
  [calls.followWeek, 'Tydzień razem z kalendarzem'],
  [calls.setAdminPeriod, 'Okres w panelu'],
  [calls.setShowWeek, 'Przyjmowanie dyspozycyjności'],
  [calls.setEditDeadline, 'Termin zmian w dyspozycyjności'],
  [calls.setShowSchedule, 'Widoczność kalendarzy'],
  [calls.setDefaultLimit, 'Limit domyślny'],
  [calls.setShowPopup, 'Okno informacyjne'],
  [calls.setPopupText, 'Tekst okna informacyjnego'],
  [calls.changePin, 'Zmiana PIN-u floty'],
  [calls.setBonusTiers, 'Progi bonusów'],
  [calls.setTraining, 'Adres szkolenia'],
  [calls.setDataAdministrator, 'Administrator danych'],
  [calls.setOffice, 'Kontakt z biurem'],
  [calls.setUnknownPeople, 'Formularze nieznanych osób'],
  [calls.setPlanning, 'Układanie grafiku'],
  [calls.setMarket, 'Giełda zmian kierowców'],
  [calls.setReminders, 'Przypomnienia kierowców'],
  [calls.setChasing, 'Przypominanie przez biuro'],
  [calls.setHandover, 'Przekazywanie aut na telefonie'],
  [calls.setRetention, 'Przechowywanie usuniętych zmian'],
  [calls.setNotifications, 'Ustawienia powiadomień'],
]
