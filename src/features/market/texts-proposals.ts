import { counted, grouped, plural } from '#kernel/polish-text.ts'

export const proposalFailures = {
  noSeat: 'Te miejsca są już zajęte albo zmiana się zaczęła. Odśwież listę.',
  drivers: 'Wybierz kierowców z listy.',
  until: 'Wybierz pełną godzinę końca.',
  untilPast: 'Ten koniec już minął. Wybierz późniejszy.',
  slots: 'Wybierz wolne miejsca na tablicy.',
  nobodyAsked: 'Nikomu nie proponujesz już tej zmiany. Odśwież listę.',
  nobody: 'Nikt więcej nie może wziąć tych zmian albo wszyscy, którzy mogą, wiedzą już o nich.',
} as const

/** Free seats on the office's screen of drivers' requests. */
export const proposalTexts = {
  title: 'Wolne miejsca w grafiku',
  lead: 'Wszyscy, którzy mogą je wziąć zgodnie z zasadami, także bez zgłoszenia, dostaną wiadomość. Kto pierwszy, ten jedzie.',
  slot: 'Zmiana',
  free: 'Wolne',
  mayTake: 'Może wziąć',
  told: 'Zaproponowano',
  people: (count: number) => counted(count, 'osoba', 'osoby', 'osób'),
  seats: (count: number) => grouped(count),
  toldTo: (count: number) => (count === 0 ? '–' : counted(count, 'osobie', 'osobom', 'osobom')),
  choose: (slot: string) => `Wybierz: ${slot}`,
  takeBack: 'Cofnij',
  takeBackNamed: (slot: string) => `Cofnij propozycję: ${slot}`,
  propose: 'Zaproponuj',
  proposeChosen: (slots: number) => `Zaproponuj ${counted(slots, 'zmianę', 'zmiany', 'zmian')}`,
  proposed: (people: number) => `Zaproponowano: ${counted(people, 'osoba', 'osoby', 'osób')}.`,
} as const

/** In the dialog of an empty seat on the board. */
export const seatProposalTexts = {
  title: 'Zaproponuj kierowcom',
  whoIsHere: (people: number) =>
    `Zgodnie z zasadami ${plural(people, 'może wziąć tę zmianę', 'mogą wziąć tę zmianę', 'może wziąć tę zmianę')} ${counted(people, 'osoba', 'osoby', 'osób')}, także bez zgłoszenia.`,
  lead: 'Wybrani dostaną wiadomość. Kto pierwszy, ten jedzie; do tego czasu miejsce jest wolne.',
  nobody: 'Nikt nie może teraz wziąć tej zmiany zgodnie z zasadami.',
  waits: { reserve: 'rezerwa', 'on-call': 'do dyspozycji' },
  shifts: (count: number) => `${counted(count, 'zmiana', 'zmiany', 'zmian')} w tym tygodniu`,
  asked: 'zaproponowano',
  propose: (people: number) => `Zaproponuj ${counted(people, 'osobie', 'osobom', 'osobom')}`,
  proposeNone: 'Zaproponuj',
  all: 'Zaznacz wszystkich',
  takeBack: (people: number) =>
    people === 1 ? 'Cofnij propozycję' : `Cofnij propozycję (${counted(people, 'osoba', 'osoby', 'osób')})`,
  takenBack: (people: number) =>
    `Cofnięto propozycję: ${counted(people, 'osoba', 'osoby', 'osób')}. Kto dostał wiadomość, dowie się o tym.`,
  proposed: (people: number) => `Zaproponowano: ${counted(people, 'osoba', 'osoby', 'osób')}.`,
} as const

/** Many free seats of the board's rows at once. */
export const seatOfferTexts = {
  title: (seats: number) =>
    `Zaproponuj ${counted(seats, 'wolne miejsce', 'wolne miejsca', 'wolnych miejsc')}`,
  close: 'Zamknij',
  slot: 'Zmiana',
  seats: 'Miejsc',
  may: 'Mogą',
  usual: 'Zwykle',
  pln: (amount: number) => `${grouped(amount)} zł`,
  unknown: '–',
  whom: 'Komu',
  groups: { reserve: 'Rezerwa', 'on-call': 'Do dyspozycji', other: 'Inni, którzy mogą' },
  show: 'Pokaż osoby',
  hide: 'Zwiń',
  ownCar: 'auto główne',
  rest: (hours: number) => `odp. ${grouped(hours)} h`,
  papersEnd: (day: string) => `dokument do ${day}`,
  asked: 'zaproponowano',
  together: (people: number) => `Razem ${counted(people, 'osoba', 'osoby', 'osób')}.`,
  passed: (reasons: string) => `Pominięci: ${reasons}.`,
  who: 'Kto i dlaczego',
  whyPassed: {
    already_driving: 'jadą już',
    day_after_night: 'odpoczynek',
    no_papers: 'dokumenty',
    absent: 'nieobecność',
    inactive_driver: 'wyłączeni',
  },
  first: 'Kto pierwszy, ten jedzie. Kto weźmie miejsce, od razu pojawi się na tablicy.',
  end: 'Koniec',
  noEnd: 'Do początku zmiany',
  messages: (count: number) =>
    `Każda zmiana to osobna wiadomość, w języku kierowcy: razem ${counted(count, 'wiadomość', 'wiadomości', 'wiadomości')}.`,
  propose: (people: number) => `Zaproponuj ${counted(people, 'osobie', 'osobom', 'osobom')}`,
  cancel: 'Anuluj',
  takeBack: (people: number) => `Cofnij propozycję (${counted(people, 'osoba', 'osoby', 'osób')})`,
  off: 'Giełda zmian jest wyłączona. Włącz ją w ustawieniach, żeby proponować wolne miejsca.',
  toSettings: 'Ustawienia',
  noSeats: 'W zapisanym i opublikowanym grafiku te miejsca nie są wolne.',
  unsaved: 'Masz niezapisane zmiany. Zaktualizuj grafik, żeby kierowcy widzieli te miejsca.',
  nobody: 'Nikt nie może teraz wziąć tych miejsc zgodnie z zasadami.',
  allAsked: 'Wszyscy, którzy mogą, już wiedzą.',
} as const
