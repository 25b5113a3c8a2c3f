import { counted, plural } from '#kernel/polish-text.ts'

/** What waits for the office, as the dashboard tells it. */
export const attentionTexts = {
  title: 'Do zrobienia',
  description: 'Co dziś czeka na biuro. Każda pozycja prowadzi tam, gdzie się ją załatwia.',
  loading: 'Sprawdzam…',
  unknown: 'Nie wiadomo',
  again: 'Spróbuj ponownie',
  /** `Jan Kowalski, Ewa Łuczak i jeszcze 4` @param names the first of them */
  firstOf: (names: readonly string[], all: number) =>
    all > names.length ? `${names.join(', ')} i jeszcze ${all - names.length}` : names.join(', '),
  bonusTiers: {
    title: 'Progi bonusów, których nikt nie zdobędzie',
    why: 'Formularz ma siedem kart, a te progi wymagają więcej zmian. Propozycja osiągalnych czeka w ustawieniach.',
  },
  waiting: {
    title: 'Formularze do potwierdzenia',
    none: 'Żaden formularz nie czeka na potwierdzenie biura.',
  },
  claims: {
    title: 'Kierowcy z innym adresem e-mail',
    none: 'Żaden kierowca nie podał innego adresu.',
  },
  former: { title: 'Wrócił usunięty kierowca?' },
  notSubmitted: {
    title: (week: number) => `Bez dyspozycyjności na tydzień\u00a0${week}`,
    none: 'Wszyscy aktywni kierowcy już ją wysłali.',
    noDrivers: 'Nie ma aktywnych kierowców.',
  },
  short: {
    title: 'Zmiany, którym brakuje kierowców',
    /** `pn 16.3 Noc (do obsadzenia: 2)` */
    one: (day: string, shift: string, missing: number) => `${day} ${shift} (do obsadzenia: ${missing})`,
    none: 'W wygenerowanych tygodniach nie zostało nic do obsadzenia.',
    notGenerated: 'Bieżący i następny tydzień nie mają wygenerowanego grafiku.',
  },
  late: {
    title: 'Zgłoszenia po wygenerowaniu',
    none: 'Nikt nie czeka: wszystkie zgłoszenia są w grafikach.',
    /** `tydzień 48: 3 zgłoszenia po wygenerowaniu, 1 wycofane zgłoszenie` @param said at least one */
    ofWeek: (week: number, said: readonly string[]) => `tydzień\u00a0${week}: ${said.join(', ')}`,
  },
  carsOff: {
    title: 'Auta wyłączone teraz z jazdy',
    none: 'Żadne auto nie jest uziemione ani bez ważnych dokumentów.',
    papers: 'dokumenty',
    grounding: 'uziemione',
  },
  disowned: {
    title: 'Zmiany oddane: „to nie ja”',
    lead: 'Ktoś dobrał te zmiany PIN-em floty na numer kierowcy, a kierowca napisał, że to nie on. Jeśli się to powtarza, zmień PIN floty w ustawieniach miesiąca.',
    one: (driver: string, day: string, shift: string) => `${driver}, ${day} ${shift}`,
    nobody: 'kierowca spoza listy',
    outcome: {
      free: 'Miejsce jest znów wolne.',
      'changed-before': 'Biuro zmieniło tę zmianę wcześniej. Sprawdź, kto ma jechać.',
    },
    none: 'Nic nie czeka.',
    resolve: 'Załatwione',
    waiting: (count: number) =>
      `${counted(count, 'zgłoszenie czeka', 'zgłoszenia czekają', 'zgłoszeń czeka')} na panelu głównym.`,
  },
  disownedForms: {
    title: 'Formularze cofnięte: „to nie ja”',
    lead: 'Ktoś wysłał te formularze na numer kierowcy, bez zalogowania, a kierowca napisał, że to nie on. Następne bez jego zalogowania czekają na potwierdzenie biura, aż ten tydzień minie.',
    one: (driver: string, week: number) => `${driver}, tydzień\u00a0${week}`,
    nobody: 'kierowca spoza listy',
    when: (sent: string, disowned: string) => `Wysłano ${sent}, cofnięto ${disowned}.`,
    outcome: {
      form: 'Wybrane w nim miejsca są znów wolne.',
      'form-and-shifts': 'Zmiany z gotowego grafiku są znów wolne. Sprawdź, kto ma jechać.',
    },
    none: 'Nic nie czeka.',
    settle: 'Załatwione',
    waiting: (count: number) =>
      `${counted(count, 'zgłoszenie czeka', 'zgłoszenia czekają', 'zgłoszeń czeka')} na panelu głównym.`,
  },
  services: {
    title: 'Serwisy tego i następnego tygodnia',
    none: 'Do końca następnego tygodnia nie ma serwisów.',
    unconfirmed: (count: number) =>
      count === 0 ? 'Wszystkie potwierdzone.' : `Bez potwierdzenia kierowcy: ${count}.`,
  },
  papers: {
    title: 'Dokumenty do odnowienia',
    none: 'Żaden dokument nie kończy się w najbliższym czasie.',
    overdue: (count: number) => `W tym po terminie: ${count}.`,
    expiredTitle: 'Dokumenty po terminie',
    blocksNobody: 'Nikogo nie zatrzymują, ale trzeba je odnowić.',
    /** @param cars and drivers at least one of them above 0 */
    blocks: (cars: number, drivers: number) =>
      `Przez to ${cars + drivers === 1 ? 'nie jeździ' : 'nie jeżdżą'}: ${[
        cars > 0 ? counted(cars, 'auto', 'auta', 'aut') : '',
        drivers > 0 ? counted(drivers, 'kierowca', 'kierowców', 'kierowców') : '',
      ]
        .filter((part) => part !== '')
        .join(', ')}.`,
    soon: 'Żaden nie jest jeszcze po terminie.',
  },
  messages: {
    title: 'Wiadomości, które nie doszły',
    none: 'Nie ma wiadomości, których nie udało się dostarczyć.',
    to: (to: string) => `do ${to}`,
    failed: (count: number) => `Nie udało się wysłać ${count}`,
    undelivered: (count: number) => `Nie dotarło do odbiorcy: ${count}.`,
    noGateway: (count: number) => `Czeka, bo nie ma ustawionej bramki: ${count}.`,
  },
  backups: {
    title: 'Kopie zapasowe i klucz',
    unreadable: (count: number) => `Nie do odczytania po utracie klucza: ${count}.`,
  },
  unmatched: {
    title: 'Osoby z plików bez kierowcy',
    none: 'Każda osoba z wczytanych plików ma swojego kierowcę.',
    rows: (rows: number) =>
      `${plural(rows, 'Czeka', 'Czekają', 'Czeka')} ${counted(rows, 'wiersz', 'wiersze', 'wierszy')}.`,
  },
  plan: {
    title: (week: number) => `Różnice planu i wyników, tydzień\u00a0${week}`,
    none: 'Wyniki zgadzają się z grafikiem.',
    notGenerated: 'Tydzień nie ma wygenerowanego grafiku.',
    noResults: 'Wyniki tego tygodnia nie są jeszcze wczytane.',
    waiting: (count: number) =>
      `Na wyniki ${plural(count, 'czeka', 'czekają', 'czeka')} jeszcze ${counted(count, 'zmiana', 'zmiany', 'zmian')}.`,
    kinds: (withoutRide: number, unplanned: number) =>
      `Bez przejazdów: ${withoutRide}, bez planu: ${unplanned}.`,
  },
  planReality: 'Plan i wykonanie',
} as const
