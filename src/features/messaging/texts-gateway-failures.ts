/** What is wrong with a gateway as it was entered. */
export const gatewayFailures = {
  setByEnvironment:
    'Tę bramkę ustawiono na serwerze, w zmiennych środowiskowych, i one mają pierwszeństwo. Zmienia ją osoba, która prowadzi serwer.',
  changedMeanwhile:
    'W tym czasie ktoś inny zmienił tę bramkę. Zobacz, co jest teraz wpisane, i zapisz jeszcze raz.',
  badGateway: 'Popraw zaznaczone pola i zapisz jeszcze raz.',
  gateway: 'Wybierz bramkę z listy.',
  token: 'Wpisz token z panelu bramki. Ma tylko litery, cyfry i znaki bez polskich liter.',
  tokenAnew: 'Wpisz token jeszcze raz: zapisany dotyczy innej bramki albo innego adresu.',
  from: 'Nazwa nadawcy ma najwyżej 11 liter i cyfr, bez polskich liter.',
  url: 'Wpisz adres, który zaczyna się od https://, na przykład https://api.smsapi.pl.',
  privateHost:
    'To adres w sieci wewnętrznej albo tego komputera. Wpisz adres dostępny w internecie; na inne może pozwolić tylko osoba, która prowadzi serwer.',
  host: 'Wpisz nazwę serwera poczty, na przykład mail.example.pl.',
  port: 'Wpisz numer portu od 1 do 65535. Zwykle to 465 albo 587.',
  security: 'Wybierz szyfrowanie z listy.',
  openNetwork:
    'Bez szyfrowania hasło i PIN-y kierowców szłyby przez internet otwarcie. Wybierz TLS albo STARTTLS.',
  user: 'Nazwa użytkownika może mieć najwyżej 200 znaków, bez polskich liter.',
  password: 'Wpisz hasło do poczty.',
  passwordAnew: 'Wpisz hasło jeszcze raz: zapisane dotyczy innego serwera albo użytkownika.',
  mailFrom: 'Wpisz nadawcę, na przykład Flota <grafik@example.pl>.',
  justTried: 'Przed chwilą wyszła próbna wiadomość. Poczekaj 10 sekund i spróbuj ponownie.',
} as const
