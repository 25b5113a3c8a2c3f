export const messagingTexts = {
  noSuchMessage: 'Nie ma takiej wiadomości.',
  notRepeatable:
    'Tej wiadomości nie można wysłać ponownie: właśnie jest wysyłana, doszła, jest nieaktualna albo była próbna. Odśwież listę.',
  notStoppable: 'Tej wiadomości nie da się już wstrzymać. Odśwież listę i sprawdź, co się z nią stało.',
  unreadable:
    'Treść tej wiadomości jest zaszyfrowana innym kluczem (SECRET_KEY) i nie da się jej odczytać. Przywróć klucz, którego system używał wcześniej.',
  templateEmpty: 'Wpisz treść SMS-a.',
  templateTooLong: 'Treść może mieć najwyżej 600 znaków.',
  unknownPlaceholder: 'W treści jest pole, którego ten SMS nie zna. Popraw je albo usuń.',
  unknownNames: (names: readonly string[]) =>
    `Nieznane pola: ${names.map((name) => `{${name}}`).join(', ')}.`,
  missingPlaceholder: 'W treści nie ma pola, dla którego ten SMS wychodzi. Dopisz je.',
  vitalNames: (names: readonly string[]) =>
    `W treści musi zostać ${names.map((name) => `{${name}}`).join(', ')}: bez tego SMS nie spełni swojego zadania.`,
  keepDays: 'Podaj liczbę dni od 7 do 3650.',
  smsCountry: 'Wybierz kraj z listy.',
  smsPartPrice: 'Podaj cenę jednej części SMS-a w złotych, na przykład 0,0825, albo zostaw puste.',
  kind: 'Wybierz e-mail albo SMS.',
  address: 'Podaj adres e-mail, na przykład jan@example.pl.',
  phone: 'Podaj numer telefonu, na przykład 600 100 200.',
  badRecipient: 'Popraw zaznaczone dane i spróbuj ponownie.',
  noGateway:
    'Ta bramka nie jest ustawiona, więc próbna wiadomość nie ma jak wyjść. Ustaw ją w zakładce „Bramki” i spróbuj ponownie.',
  page: 'Podaj numer strony.',
  searchTooLong: 'Wpisz najwyżej 100 znaków.',
  week: 'Podaj rok i tydzień.',
} as const

export const TEST_SUBJECT = 'Wiadomość próbna'
export const TEST_TEXT = 'To jest wiadomość próbna z systemu grafiku. Jeśli ją czytasz, wysyłka działa.'
