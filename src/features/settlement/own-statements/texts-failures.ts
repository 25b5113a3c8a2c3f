export const ownStatementFailures = {
  noSuchStatement: 'Nie masz takiego rozliczenia. Wróć do listy swoich rozliczeń.',
  redone:
    'Biuro poprawia to rozliczenie, więc jego PDF na razie nie obowiązuje. Wróć, kiedy będzie znowu zamknięte.',
  most: 'Podaj, ile rozliczeń pokazać: od 1 do 600.',
  question: 'Napisz, z czym się nie zgadzasz: od 1 do 1000 znaków.',
  tooManyOpen: (most: number) =>
    `Na odpowiedź biura czeka już ${most} Twoich pytań. Zadzwoń do biura albo poczekaj na odpowiedź; to, co piszesz, zostaje na tym urządzeniu.`,
  channel: 'Wybierz e-mail, SMS albo brak powiadomień.',
  noSuchWay: 'Tą drogą nie możemy Cię teraz powiadomić. Wybierz inną albo zapytaj w biurze o swój adres.',
  switchedOff:
    'Wiadomości o rozliczeniach są wyłączone. Włączysz je w ustawieniach miesiąca, w powiadomieniach.',
} as const
