import type { BoltCall } from './domain/bolt-fault.ts'
import type { OrderProblem } from './domain/ride.ts'
import type { RunFault } from './domain/run-fault.ts'

const CALLS: Readonly<Record<BoltCall, string>> = {
  token: 'logowania',
  getCompanies: 'listy firm',
  getFleetOrders: 'przejazdów',
  getFleetStateLogs: 'godzin pracy',
  getDrivers: 'listy kierowców',
  getVehicles: 'listy aut',
}

const PASSES = 'Zwykle mija samo; system spróbuje ponownie.'

/** What happened, and what to do about it. */
export function faultText(fault: RunFault): string {
  switch (fault.code) {
    case 'no-answer':
      return `Bolt nie odpowiada (${fault.why}). ${PASSES} Jeśli trwa to dłużej, sprawdź internet serwera.`
    case 'http-status':
      return `Serwer Bolta odpowiedział błędem ${fault.status}. ${PASSES}`
    case 'asked-to-wait':
      return `Bolt prosi o przerwę (${Math.ceil(fault.seconds / 60)} min). System poczeka i spróbuje ponownie.`
    case 'key-refused':
      return 'Bolt nie przyjmuje tego klucza. Utwórz w portalu Bolta nowy (Settings, Data API connections) i wpisz go tutaj.'
    case 'token-refused':
      return 'Bolt odrzucił świeże logowanie. Sprawdź w portalu Bolta, czy połączenie jest włączone, albo wpisz nowy klucz.'
    case 'bolt-code':
      return `Bolt odmówił podania ${CALLS[fault.call]} (kod ${fault.number}${fault.hint ? `: ${fault.hint}` : ''}). Jeśli to się powtarza, podaj ten kod opiekunowi w Bolcie.`
    case 'unreadable':
      return `Odpowiedź Bolta ma inny kształt niż dotąd (${CALLS[fault.call]}${fault.at ? `, ${fault.at}` : ''}). Ten dzień wczytaj na razie z pliku.`
    case 'too-long':
      return `Odpowiedź Bolta jest zbyt długa. Ten dzień wczytaj na razie z pliku.`
    case 'totals-differ':
      return `Bolt zapowiedział ${fault.told} wierszy ${CALLS[fault.call]}, a podał ${fault.got}. Niepełnego dnia nie zapisano; system spróbuje ponownie.`
    case 'too-many-rows':
      return `Bolt podaje wiersze bez końca (${CALLS[fault.call]}). Ten dzień wczytaj na razie z pliku.`
    case 'key-unreadable':
      return 'Klucza nie da się odczytać, bo zapisano go kluczem serwera, którego już nie ma. Wpisz go jeszcze raz.'
    case 'company-gone':
      return 'Klucz nie otwiera już tej firmy. Sprawdź w portalu Bolta, do których firm należy.'
    case 'stopped':
    case 'interrupted':
      return 'Serwer zatrzymano w trakcie pobierania. System spróbuje ponownie.'
    case 'implausible':
      return fault.reference
        ? `Bolt podał niemożliwie dużą kwotę przejazdu ${fault.reference}, więc z tego dnia nic nie zapisano. Sprawdź przejazd w portalu Bolta; system spróbuje ponownie.`
        : 'Kwoty tego dnia są razem niemożliwie duże, więc nic nie zapisano. Sprawdź je w portalu Bolta; system spróbuje ponownie.'
    case 'key-removed':
      return 'Klucz usunięto w trakcie pobierania, więc dnia nie zapisano. Aby go pobrać, dodaj klucz i wybierz „Pobierz teraz”.'
    case 'own-error':
      return 'Dnia nie udało się zapisać. Przyczyna jest w dzienniku serwera.'
  }
}

/** Why an order was not taken as it was. */
export function problemText(problem: OrderProblem): string {
  switch (problem.code) {
    case 'unknown-status':
      return `Zlecenie ${problem.reference}: nieznany stan „${problem.status}”.`
    case 'without-start':
      return `Zlecenie ${problem.reference}: brak godziny, więc nie wiadomo, do której zmiany należy.`
    case 'without-driver':
      return `Zlecenie ${problem.reference}: brak kierowcy.`
  }
}
