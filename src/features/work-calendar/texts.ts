export const workCalendarTexts = {
  notYet:
    'Niestety, nie ma jeszcze wygenerowanego kalendarza - otrzymasz stosowne powiadomienie, kiedy będzie gotowy.',
  missingData: 'Upewnij się, że podałeś wszystkie dane.',
  fullName: 'Wprowadź imię i nazwisko',
  gone: 'Ta zmiana została właśnie zajęta:',
  dayAfterNight:
    'Niestety, nie możesz wybrać zmiany dziennej - jeżeli dzień wcześniej wybrałeś zmianę nocną.',
  alreadyDriving: 'Masz już zmianę w tym dniu:',
  inactiveDriver: 'Twoje konto kierowcy jest nieaktywne. Zadzwoń do biura floty.',
  noPapers: 'Nie masz wtedy ważnych dokumentów. Zadzwoń do biura floty.',
  noneChosen: 'Wybierz co najmniej jedną zmianę.',
  wrongPin: 'Wprowadziłeś niepoprawne dane. Popraw PIN i spróbuj ponownie.',
  wrongPinOrPhone: 'Wprowadziłeś niepoprawne dane. Popraw numer telefonu oraz PIN i spróbuj ponownie.',
  /** Wrong PINs are counted for a day; the office can give a new one (D13). */
  tooManyTries: 'Za dużo nieudanych prób. Spróbuj ponownie jutro albo zadzwoń do biura floty.',
  otherPhone: 'Możesz dobrać zmianę tylko dla siebie. Podaj swój numer telefonu.',
  wrongKey: 'Ten adres kalendarza jest nieważny.',
} as const
