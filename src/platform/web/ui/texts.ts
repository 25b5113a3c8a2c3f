export const brokenTexts = {
  screen: 'Ta strona przestała działać.',
  newBuild: 'Jest nowsza wersja strony. Odśwież ją.',
  sheet: 'To okno przestało działać',
  again: 'Spróbuj ponownie',
  reload: 'Odśwież stronę',
} as const

export const CLOSE_TEXT = 'Zamknij'

export const FULL_NAME_TEXT = 'Imię i nazwisko'
export const EMAIL_TEXT = 'Adres e-mail'
export const PHONE_TEXT = 'Numer telefonu'
