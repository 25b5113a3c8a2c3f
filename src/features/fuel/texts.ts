export const fuelTexts = {
  enterPassword: 'Wprowadź hasło',
  wrongPassword: 'Wprowadziłeś niepoprawne hasło.',
  tooManyTries:
    'Za dużo nieudanych prób, więc hasła z nowego urządzenia teraz nie sprawdzamy. Od razu pomoże kod wejścia z biura floty.',
  wrongCode: 'Ten kod wejścia jest niepoprawny albo już nieważny. Poproś biuro floty o nowy.',
  noPasswordYet: 'Hasło do strony paliwa nie jest jeszcze ustawione. Poproś o to administratora.',
  loginRequired: 'Podaj hasło, aby otworzyć kontrolę paliwa.',
  shortPassword: 'Hasło ma od 8 do 100 znaków.',
  litres: 'Podaj litry jako liczbę od 0 do 500, najwyżej z trzema miejscami po przecinku.',
  hours: 'Podaj godziny jako liczbę od 0 do 24, najwyżej z dwoma miejscami po przecinku.',
  price: 'Podaj cenę litra od 0 do 100 zł, najwyżej z dwoma miejscami po przecinku.',
  priceMissing: 'Podaj cenę paliwa, którego litry wpisano.',
  nobody: 'Nie ma czego zapisać: nie wpisano żadnych litrów ani godzin.',
  driverTwice: 'Ten sam kierowca jest na liście dwa razy.',
  unknownDriver: 'Na liście jest kierowca, którego nie ma w systemie. Pobierz dane ponownie.',
  notBegun: 'Ta zmiana jeszcze się nie zaczęła. Sprawdź datę.',
  /** `names` of the drivers, empty where none is known. */
  sentMeanwhile: ({ names }: { readonly names: readonly string[] }) =>
    `W międzyczasie ktoś wysłał inne dane${names.length > 0 ? `: ${names.join(', ')}` : ''}. Porównaj je i zapisz jeszcze raz.`,
  noShift: 'Podaj zmianę: dzień albo noc.',
  periodOrder: 'Data początkowa musi być wcześniejsza niż końcowa albo taka sama.',
  periodTooLong: 'Wybierz okres najwyżej dwóch lat.',
} as const

/** Where a password was given on the call. */
export function wrongPasswordText(_: { readonly tried: 'password' }): string {
  return fuelTexts.wrongPassword
}

/** Where an entry code was given with the password. */
export function wrongCodeText(_: { readonly tried: 'entry-code' }): string {
  return fuelTexts.wrongCode
}
