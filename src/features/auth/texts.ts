export const authTexts = {
  wrongLogin: 'Błędny login lub hasło!',
  tooManyTries:
    'Za dużo nieudanych prób, więc hasła z nowego urządzenia teraz nie sprawdzamy. Od razu pomoże kod wejścia albo nowe hasło od administratora. Bez nich spróbuj ponownie jutro.',
  tooManyCodeTries: 'Za dużo nieudanych prób. Odczekaj 15 minut i spróbuj ponownie.',
  noSuchDoor: 'Nie ma już tej osoby. Odśwież listę i spróbuj ponownie.',
  onlyAdminCode: 'Kod wejścia użytkownika podaje tylko administrator.',
  wrongEntryCode: 'Ten kod wejścia jest niepoprawny albo już nieważny. Poproś administratora o nowy.',
  wrongCode: 'To nie jest kod z konsoli serwera. Sprawdź go i spróbuj ponownie.',
  alreadyStarted: 'Pierwszy administrator już istnieje. Zaloguj się.',
  loginTaken: 'Taki login już istnieje.',
  loginForm: 'Login może mieć od 3 do 60 znaków.',
  passwordForm: 'Hasło musi mieć od 8 do 200 znaków.',
  nameForm: 'Podaj imię i nazwisko.',
  lastAdmin: 'To ostatni aktywny administrator. Najpierw nadaj uprawnienia komuś innemu.',
  noSuchUser: 'Nie ma takiego użytkownika.',
} as const
