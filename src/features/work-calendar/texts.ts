export const workCalendarTexts = {
  notYet:
    'Niestety, nie ma jeszcze wygenerowanego kalendarza - otrzymasz stosowne powiadomienie, kiedy będzie gotowy.',
  missingData: 'Upewnij się, że podałeś wszystkie dane.',
  fullName: 'Wprowadź imię i nazwisko',
  gone: 'Ta zmiana została właśnie zajęta:',
  dayAfterNight:
    'Niestety, nie możesz wybrać zmiany dziennej - jeżeli dzień wcześniej wybrałeś zmianę nocną.',
  nightBeforeDay: 'Niestety, nie możesz wybrać zmiany nocnej - jeżeli następnego dnia masz zmianę dzienną.',
  alreadyDriving: 'Masz już zmianę w tym dniu:',
  inactiveDriver: 'Twoje konto kierowcy jest nieaktywne. Zadzwoń do biura floty.',
  noPapers: 'Nie masz wtedy ważnych dokumentów. Zadzwoń do biura floty.',
  /** The same whatever keeps the phone's driver from it, and where it is nobody's: the fleet's PIN tells nothing about a person. */
  notForPhone:
    'Tych zmian nie można dobrać na ten numer w kalendarzu floty. Zaloguj się do swojego kalendarza pracy albo zadzwoń do biura floty.',
  noSuchWeek: 'W tym roku nie ma tygodnia o tym numerze.',
  tooManyPicks: 'Za dużo prób z tego miejsca. Spróbuj ponownie za godzinę albo zadzwoń do biura floty.',
  wrongDays:
    'Wybrana zmiana ma niepoprawny dzień albo jest z innego tygodnia. Odśwież stronę i wybierz ją ponownie.',
  noneChosen: 'Wybierz co najmniej jedną zmianę.',
  wrongPin: 'Wprowadziłeś niepoprawne dane. Popraw PIN i spróbuj ponownie.',
  wrongPinOrPhone: 'Wprowadziłeś niepoprawne dane. Popraw numer telefonu oraz PIN i spróbuj ponownie.',
  /** Of a driver's phone and PIN (D13). */
  tooManyTries:
    'Za dużo nieudanych prób, więc PIN-u nowego urządzenia teraz nie sprawdzamy. Od razu pomoże kod wejścia: wyślij go sobie na e-mail albo zadzwoń do biura floty.',
  /** Of the fleet's PIN, which is nobody's own. */
  tooManyFleetTries:
    'Za dużo nieudanych prób, więc PIN-u nowego urządzenia teraz nie sprawdzamy. Od razu pomoże kod wejścia z biura floty. Kierowca może też najpierw otworzyć swój kalendarz na tym urządzeniu.',
  wrongCode: 'Ten kod wejścia jest niepoprawny albo już nieważny. Popraw go albo poproś biuro floty o nowy.',
  otherPhone: 'Możesz dobrać zmianę tylko dla siebie. Podaj swój numer telefonu.',
  wrongKey: 'Ten adres kalendarza jest nieważny.',
  pinNeeded: 'Podaj PIN, aby zobaczyć kalendarz.',
} as const
