export const authTexts = {
  wrongLogin: 'Błędny login lub hasło!',
  tooManyTries: 'Za dużo nieudanych prób. Odczekaj chwilę i spróbuj ponownie.',
  wrongCode: 'To nie jest kod z konsoli serwera. Sprawdź go i spróbuj ponownie.',
  alreadyStarted: 'Pierwszy administrator już istnieje. Zaloguj się.',
  loginTaken: 'Taki login już istnieje.',
  loginForm: 'Login może mieć od 3 do 60 znaków.',
  passwordForm: 'Hasło musi mieć od 8 do 200 znaków.',
  nameForm: 'Podaj imię i nazwisko.',
  lastAdmin: 'To ostatni aktywny administrator. Najpierw nadaj uprawnienia komuś innemu.',
  noSuchUser: 'Nie ma takiego użytkownika.',
} as const
