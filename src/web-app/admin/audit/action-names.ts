import * as auth from '#features/auth/contract.ts'
import * as doors from '#features/auth/contract-doors.ts'
import * as availability from '#features/availability/contract.ts'
import * as pins from '#features/board/contract-pins.ts'
import * as bonuses from '#features/bonuses/contract.ts'
import * as drivers from '#features/drivers/contract.ts'
import * as driverData from '#features/drivers/contract-data.ts'
import * as cars from '#features/fleet/assigned-drivers/contract.ts'
import * as groundings from '#features/fleet/groundings/contract.ts'
import * as rentals from '#features/fleet/rentals/contract.ts'
import * as services from '#features/fleet/services/contract.ts'
import * as vehicles from '#features/fleet/vehicles/contract.ts'
import * as catalogue from '#features/fleet/vehicles/contract-catalogue.ts'
import * as vehicleLists from '#features/fleet/vehicles/contract-lists.ts'
import * as fuel from '#features/fuel/contract.ts'
import * as capacity from '#features/limits/contract.ts'
import * as limitChanges from '#features/limits/contract-change.ts'
import * as messaging from '#features/messaging/contract.ts'
import * as messageTexts from '#features/messaging/contract-texts.ts'
import * as changeTexts from '#features/notices/contract.ts'
import * as papers from '#features/papers/contract.ts'
import * as editors from '#features/presence/contract.ts'
import * as removedShifts from '#features/removals/contract.ts'
import * as reports from '#features/reports/contract.ts'
import * as resultFiles from '#features/results/contract-files.ts'
import * as resultFilling from '#features/results/contract-fill.ts'
import * as planReality from '#features/results/contract-plan-reality.ts'
import * as resultSources from '#features/results/contract-sources.ts'
import * as unmatchedResults from '#features/results/contract-unmatched.ts'
import * as safekeeping from '#features/safekeeping/contract.ts'
import * as schedule from '#features/schedule/contract.ts'
import * as late from '#features/schedule/contract-late.ts'
import * as publishing from '#features/schedule/contract-publishing.ts'
import * as generatedWeeks from '#features/schedule/contract-weeks.ts'
import * as settings from '#features/settings/contract.ts'
import * as calendars from '#features/work-calendar/contract.ts'
import * as ownChanges from '#features/work-calendar/contract-changes.ts'
import * as disown from '#features/work-calendar/contract-disown.ts'
import type { Endpoint } from '#platform/pure/endpoint.ts'

const NAMES: readonly (readonly [Endpoint, string])[] = [
  [auth.logIn, 'Logowanie'],
  [auth.logOut, 'Wylogowanie'],
  [auth.createFirstAdministrator, 'Utworzenie pierwszego administratora'],
  [auth.addUser, 'Dodanie użytkownika'],
  [auth.editUser, 'Zmiana użytkownika'],
  [auth.changeOwnPassword, 'Zmiana własnego hasła'],
  [doors.getEntryCode, 'Odczyt kodu wejścia'],
  [doors.blockGuessing, 'Zablokowanie adresów, z których zgadywano'],
  [auth.confirmSecondFactor, 'Włączenie drugiego składnika logowania'],
  [auth.renewRecoveryCodes, 'Nowe kody zapasowe'],
  [auth.removeOwnSecondFactor, 'Wyłączenie drugiego składnika logowania'],
  [auth.removeSecondFactor, 'Zdjęcie drugiego składnika użytkownikowi'],
  [availability.submitAvailability, 'Przesłanie dyspozycyjności'],
  [availability.exportSubmissions, 'Eksport dyspozycyjności'],
  [availability.signSubmission, 'Podpis dyspozycyjności'],
  [availability.setFuelCard, 'Karta paliwowa'],
  [availability.addSubmissionShift, 'Dodanie zmiany do dyspozycyjności'],
  [availability.removeSubmissionShift, 'Usunięcie zmiany z dyspozycyjności'],
  [availability.updateSubmissionShifts, 'Zmiana wybranych zmian'],
  [availability.removeSubmission, 'Usunięcie dyspozycyjności'],
  [fuel.checkFuel, 'Wejście do kontroli paliwa'],
  [fuel.closeFuel, 'Wyjście z kontroli paliwa'],
  [fuel.addDayFuel, 'Zapis paliwa zmiany'],
  [fuel.setFuelPassword, 'Hasło kontroli paliwa'],
  [bonuses.addBonus, 'Dodanie bonusu'],
  [bonuses.editBonus, 'Zmiana bonusu'],
  [bonuses.removeBonus, 'Usunięcie bonusu'],
  [capacity.addDayLimit, 'Dodanie limitu dziennego'],
  [capacity.removeDayLimit, 'Usunięcie limitu dziennego'],
  [limitChanges.saveLimits, 'Zapis limitów'],
  [drivers.addDriver, 'Dodanie kierowcy'],
  [drivers.editDriver, 'Zmiana danych kierowcy'],
  [drivers.toggleDriver, 'Włączenie albo wyłączenie kierowcy'],
  [drivers.removeDriver, 'Usunięcie kierowcy z listy'],
  [drivers.showDriverPin, 'Odczyt PIN-u kierowcy'],
  [drivers.renewDriverPin, 'Nowy PIN kierowcy'],
  [driverData.mergeDrivers, 'Połączenie wpisów kierowcy'],
  [driverData.exportDriver, 'Eksport danych kierowcy'],
  [driverData.eraseDriver, 'Usunięcie danych osobowych kierowcy'],
  [cars.assignDriverToCar, 'Przypisanie kierowcy do auta'],
  [cars.setPrimaryCar, 'Zmiana auta głównego kierowcy'],
  [cars.releaseDriverFromCar, 'Odpięcie kierowcy od auta'],
  [groundings.addGrounding, 'Dodanie uziemienia'],
  [groundings.editGrounding, 'Zmiana uziemienia'],
  [groundings.removeGrounding, 'Usunięcie uziemienia'],
  [vehicles.addVehicle, 'Dodanie auta'],
  [vehicles.editVehicle, 'Zmiana auta'],
  [vehicles.deleteVehicle, 'Usunięcie auta'],
  [catalogue.addVehicleChoice, 'Dodanie pozycji słownika'],
  [catalogue.renameVehicleChoice, 'Zmiana nazwy w słowniku'],
  [catalogue.removeVehicleChoice, 'Usunięcie pozycji słownika'],
  [catalogue.setOldestYear, 'Najstarszy rocznik aut'],
  [vehicleLists.importVehicles, 'Import listy aut'],
  [vehicleLists.exportVehicles, 'Eksport listy aut'],
  [rentals.addRental, 'Dodanie wynajmu'],
  [rentals.editRental, 'Zmiana wynajmu'],
  [rentals.removeRental, 'Usunięcie wynajmu'],
  [services.addService, 'Dodanie serwisu'],
  [services.updateService, 'Zmiana serwisu'],
  [services.removeService, 'Usunięcie serwisu'],
  [services.sendServiceLink, 'Wysłanie linku do serwisu'],
  [services.confirmService, 'Potwierdzenie serwisu'],
  [messaging.readMessage, 'Odczyt wiadomości'],
  [messaging.retryMessage, 'Ponowienie wiadomości'],
  [messaging.cancelMessage, 'Zatrzymanie wiadomości'],
  [messageTexts.saveTemplate, 'Zmiana treści SMS-a'],
  [messageTexts.resetTemplate, 'Przywrócenie treści SMS-a'],
  [messageTexts.setMessaging, 'Ustawienia wiadomości'],
  [messageTexts.sendTestMessage, 'Wiadomość próbna'],
  [papers.savePaper, 'Zapis dokumentu'],
  [papers.removePaper, 'Usunięcie dokumentu'],
  [papers.addPaperKind, 'Dodanie rodzaju dokumentu'],
  [papers.editPaperKind, 'Zmiana rodzaju dokumentu'],
  [papers.removePaperKind, 'Usunięcie rodzaju dokumentu'],
  [schedule.generateWeek, 'Wygenerowanie grafiku'],
  [schedule.updateWeek, 'Aktualizacja grafiku'],
  [publishing.publishWeek, 'Publikacja grafiku'],
  [settings.setPublishing, 'Ustawienie publikacji grafiku'],
  [late.seatWaiting, 'Posadzenie zgłoszeń po wygenerowaniu'],
  [editors.setEditor, 'Obecność przy grafiku'],
  [generatedWeeks.exportGeneratedWeek, 'Eksport grafiku'],
  [changeTexts.mailChange, 'E-mail o zmianie w grafiku'],
  [changeTexts.textChange, 'SMS o zmianie w grafiku'],
  [changeTexts.textAllChanges, 'SMS-y o wszystkich zmianach w grafiku'],
  [pins.setPin, 'Przypięcie kierowcy w grafiku'],
  [pins.removePin, 'Odpięcie kierowcy w grafiku'],
  [removedShifts.addRemoveShiftReason, 'Usunięcie zmiany z grafiku'],
  [removedShifts.withdrawRemoveShiftReason, 'Cofnięcie usunięcia zmiany'],
  [removedShifts.listRemovedShifts, 'Odczyt usuniętych zmian'],
  [removedShifts.exportRemovedShifts, 'Eksport usuniętych zmian'],
  [settings.setWeek, 'Ustawienie bieżącego tygodnia'],
  [settings.setYear, 'Ustawienie bieżącego roku'],
  [settings.followWeek, 'Tydzień razem z kalendarzem'],
  [settings.setAdminPeriod, 'Okres w panelu'],
  [settings.setShowWeek, 'Przyjmowanie dyspozycyjności'],
  [settings.setShowSchedule, 'Widoczność kalendarzy'],
  [settings.setDefaultLimit, 'Limit domyślny'],
  [settings.setShowPopup, 'Okno informacyjne'],
  [settings.setPopupText, 'Tekst okna informacyjnego'],
  [settings.changePin, 'Zmiana PIN-u floty'],
  [settings.setBonusTiers, 'Progi bonusów'],
  [settings.setTraining, 'Adres szkolenia'],
  [settings.setDataAdministrator, 'Administrator danych'],
  [settings.setPlanning, 'Układanie grafiku'],
  [settings.setRetention, 'Przechowywanie usuniętych zmian'],
  [settings.setNotifications, 'Ustawienia powiadomień'],
  [calendars.openFleetCalendar, 'Otwarcie kalendarza floty'],
  [calendars.openOwnCalendar, 'Otwarcie kalendarza kierowcy'],
  [ownChanges.readOwnChanges, 'Potwierdzenie zmian w grafiku przez kierowcę'],
  [calendars.closeCalendars, 'Zamknięcie kalendarzy'],
  [calendars.pickFreeShifts, 'Dobranie wolnej zmiany'],
  [disown.disownPick, 'Oddanie zmiany dobranej PIN-em floty (to nie ja)'],
  [disown.settleDisownedPick, 'Załatwienie zgłoszenia „to nie ja”'],
  [calendars.renewCalendarSubscription, 'Nowy adres subskrypcji kalendarza'],
  [calendars.revokeCalendarSubscription, 'Wyłączenie subskrypcji kalendarza'],
  [resultFiles.importResults, 'Wczytanie pliku wyników'],
  [resultFiles.saveColumnNames, 'Zapamiętanie nagłówków pliku wyników'],
  [resultFilling.fillResults, 'Wczytanie arkusza wyników'],
  [safekeeping.setBackupPlan, 'Plan kopii zapasowych'],
  [safekeeping.askForBackup, 'Kopia zapasowa na życzenie'],
  [safekeeping.renewUnreadable, 'Nadanie od nowa tego, co nie do odczytania'],
  [reports.sendSingleAverage, 'Wysłanie raportu tygodnia'],
  [reports.sendPeriodAverage, 'Wysłanie raportu okresu'],
  [reports.exportShiftAverages, 'Eksport raportu'],
  [planReality.exportPlanReality, 'Eksport różnic między grafikiem a wynikami'],
  [unmatchedResults.settleUnmatched, 'Przypisanie osoby z pliku wyników'],
  [resultSources.setMileage, 'Wpisanie przebiegu zmiany'],
]

const BY_ACTION = new Map([
  ['read-audit', 'Odczyt dziennika zdarzeń'],
  ['change-day-limit', 'Zmiana limitu zmiany'],
  ...NAMES.map(
    ([endpoint, name]) => [endpoint.audit ?? `${endpoint.method} ${endpoint.path}`, name] as const,
  ),
])

/** The Polish words for an action of the audit log; the action itself where there are none yet. */
export function actionName(action: string): string {
  return BY_ACTION.get(action) ?? action
}
