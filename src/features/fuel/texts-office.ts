/** The panel on 'Ustawienia miesiąca' (D35). */
export const fuelOfficeTexts = {
  title: 'Hasło kontroli paliwa',
  description: 'Otwiera stronę /paliwo osobom, które rozliczają karty paliwowe.',
  onlyAdmin: 'Hasło ustawia administrator.',
  password: 'Nowe hasło',
  passwordHint:
    'Od 8 do 100 znaków. Nie da się go potem odczytać, więc zapisz je, zanim zamkniesz tę stronę.',
  open: 'Otwórz stronę paliwa',
  save: 'Ustaw hasło',
  changedAt: (when: string) => `Ustawione ${when}.`,
  never: 'Hasło nie było jeszcze ustawione, więc strony paliwa nikt nie otworzy.',
  sureTitle: 'Zmienić hasło?',
  sureText:
    'Stare hasło przestanie działać, a otwarte strony paliwa poproszą o nowe. Przekaż je osobom, które wpisują paliwo.',
  sure: 'Zmień hasło',
  saved: 'Hasło kontroli paliwa jest ustawione.',
  passwordUnsaved: 'Nowe hasło nie jest jeszcze zapisane.',
} as const
