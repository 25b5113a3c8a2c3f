import { counted } from '#kernel/polish-text.ts'
import { EMPTY_REASONS } from '../../../texts.ts'

/** The sentences of 'Prześlij grafik'; those of the specification to the letter (Spec 1 §5, §8). */
export const submitTexts = {
  phoneWarning: 'Sprawdź numer telefonu. Z błędnym numerem nie można przypisać Ci pojazdu.',
  remember: 'Zapamiętaj moje dane na tym urządzeniu',
  rememberNote:
    'Do wysłania grafiku zostają tu zawsze, także po zamknięciu okna. Na wspólnym telefonie odznacz: po wysłaniu znikną z tego urządzenia.',
  wipe: 'Wyczyść moje dane',
  reason: 'Dlaczego wysyłasz pusty grafik?',
  /** What the reasons are called, in their order; on the wire they are Polish words in any language. */
  reasons: EMPTY_REASONS,
  reasonText: 'Jaki to powód?',
  send: 'Wyślij',
  sendEmpty: 'Wyślij pusty grafik',
  cancel: 'Anuluj',
  close: 'Zamknij',
  administrator:
    'Administratorem Twoich danych jest operator floty. Imię i nazwisko, e-mail oraz telefon służą tylko do zaplanowania zmian, przypisania pojazdu i kontaktu w tej sprawie.',
  ofFleet: 'Informacja floty',
  incompleteTitle: 'Dane są niekompletne',
  incompleteBack: 'Popraw dane',
  errorTitle: 'Wystąpił błąd',
  emptyFailed: 'Niestety, wystąpił nieoczekiwany błąd. Spróbuj ponownie później.',
  reload: 'Odśwież stronę',
  done: 'Formularz został przesłany pomyślnie, na Twój adres e-mail przesłany został harmonogram.',
  doneEmpty: 'Formularz został przesłany pomyślnie, na Twój adres e-mail przesłane zostało potwierdzenie.',
  /** The fleet sends no letters. */
  doneWithoutLetter: 'Formularz został przesłany pomyślnie.',
  /** The address given is not the one that the office knows. */
  doneToKnownAddress:
    'Formularz został przesłany pomyślnie. Potwierdzenie wysłaliśmy na adres e-mail, który zna biuro. Nowy adres musi najpierw zatwierdzić biuro.',
  /** Nobody knows the phone (D44). */
  waitsForOffice:
    'Formularz został przesłany i czeka na potwierdzenie biura. Zmiany nie są jeszcze zarezerwowane. Kiedy biuro potwierdzi formularz, dostaniesz e-mail. Jeżeli masz już PIN, nie musisz czekać: zaloguj się i wyślij formularz jeszcze raz.',
  /** The same where the fleet sends no letters. */
  waitsForOfficeUntold:
    'Formularz został przesłany i czeka na potwierdzenie biura. Zmiany nie są jeszcze zarezerwowane. Czy biuro go potwierdziło, zapytaj w biurze. Jeżeli masz już PIN, nie musisz czekać: zaloguj się i wyślij formularz jeszcze raz.',
  asked: 'Wybrane zmiany',
  /** There is no mail server yet, so nothing was sent anywhere (D29). */
  doneLetterWaits:
    'Formularz został przesłany pomyślnie. Biuro nie wysyła jeszcze e-maili: potwierdzenie czeka na wysłanie, a PIN do kalendarza pracy poda Ci biuro.',
  /** What a driver may count on (D42). */
  late: 'Grafik na ten tydzień był już ułożony, dlatego jesteś na liście oczekujących. Żadna z tych zmian nie jest jeszcze Twoja: biuro da Ci znać, jeżeli znajdzie się wolne auto. Zmiany, które można od razu dobrać, pokazuje Twój kalendarz.',
  doneTitle: 'Dziękujemy!',
  stored: 'Zapisane zmiany',
  changed: (count: number) =>
    `${counted(count, 'zmiana została zapisana', 'zmiany zostały zapisane', 'zmian zostało zapisanych')} jako rezerwa, bo wolne miejsca właśnie się skończyły. Czekaj na potwierdzenie.`,
  changedTo: (from: string, to: string) => `${from} → ${to}`,
  sending: 'Wysyłanie …',
  waitingTitle: 'Czekamy na połączenie',
  waiting:
    'Nie mamy jeszcze odpowiedzi serwera. Grafik jest zapisany na tym urządzeniu i wyśle się sam, kiedy wróci internet. Na pewno nie zapisze się dwa razy.',
  nextTry: (seconds: number) => `Następna próba za ${counted(seconds, 'sekundę', 'sekundy', 'sekund')}.`,
  tryNow: 'Spróbuj teraz',
  giveUp: 'Wróć do formularza',
} as const
