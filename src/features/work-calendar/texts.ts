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
  absent: 'Zgłoszono wtedy Twoją nieobecność. Zadzwoń do biura floty.',
  /**
   * The same whatever keeps the phone's driver from it, and where it is nobody's: the fleet's PIN tells
   * nothing about a person.
   */
  notForPhone:
    'Tych zmian nie można dobrać na ten numer w kalendarzu floty. Zaloguj się do swojego kalendarza pracy albo zadzwoń do biura floty.',
  noSuchWeek: 'W tym roku nie ma tygodnia o tym numerze.',
  tooManyPicks: 'Za dużo prób z tego miejsca. Spróbuj ponownie za godzinę albo zadzwoń do biura floty.',
  tooManyTaken:
    'Dziś już bardzo wiele razy brano z tego konta zmiany i tym razem nic nie zapisano. Jeśli chcesz jeszcze zmiany, zadzwoń do biura floty.',
  wrongDays:
    'Wybrana zmiana ma niepoprawny dzień albo jest z innego tygodnia. Odśwież stronę i wybierz ją ponownie.',
  noneChosen: 'Wybierz co najmniej jedną zmianę.',
  otherPhone: 'Możesz dobrać zmianę tylko dla siebie. Podaj swój numer telefonu.',
  wrongKey: 'Ten adres kalendarza jest nieważny.',
} as const
