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
  passwordForm: 'Hasło musi mieć od 12 do 200 znaków.',
  passwordHint: 'Co najmniej 12 znaków, na przykład kilka słów bez związku ze sobą.',
  passwordTooWeak:
    'To hasło jest na liście popularnych albo łatwo je odgadnąć. Wybierz inne, na przykład kilka słów bez związku ze sobą.',
  secondFactorNeeded: 'Wpisz kod z aplikacji uwierzytelniającej albo kod zapasowy.',
  wrongSecondFactor: 'Ten kod jest nieprawidłowy albo był już użyty. Wpisz nowy kod z aplikacji.',
  secondFactorLost:
    'Kodu z aplikacji nie da się sprawdzić: zapisano go kluczem, którego system już nie ma. Użyj kodu zapasowego albo poproś administratora, żeby zdjął Ci drugi składnik.',
  ownSecondFactor: 'Swój drugi składnik wyłączysz hasłem i kodem na stronie Moje konto.',
  secondFactorOn: 'Drugi składnik jest już włączony.',
  secondFactorOff: 'Drugi składnik nie jest włączony.',
  offerEnded: 'Ten kod QR jest już nieważny. Zacznij od nowa.',
  nameForm: 'Podaj imię i nazwisko.',
  lastAdmin: 'To ostatni aktywny administrator. Najpierw nadaj uprawnienia komuś innemu.',
  noSuchUser: 'Nie ma takiego użytkownika.',
  needed: 'Wypełnij to pole.',
  wrongPassword: 'Obecne hasło jest nieprawidłowe.',
} as const

/** Where an entry code was given with the password. */
export function wrongEntryCodeText(_: { readonly tried: 'entry-code' }): string {
  return authTexts.wrongEntryCode
}
