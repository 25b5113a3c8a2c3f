import { counted } from '#kernel/polish-text.ts'

const days = (count: number) => counted(count, 'dzień', 'dni', 'dni')

/** What the screens of papers say. */
export const paperScreenTexts = {
  title: 'Dokumenty',
  description: 'Przeglądy, ubezpieczenia, badania i inne dokumenty z terminem ważności.',
  expiringTab: 'Terminy',
  missingTab: 'Bez dokumentu',
  kindsTab: 'Rodzaje dokumentów',

  overdueFor: (count: number) => `po terminie od ${count} ${count === 1 ? 'dnia' : 'dni'}`,
  expiresToday: 'wygasa dzisiaj',
  expiresIn: (count: number) => `wygasa za ${days(count)}`,
  valid: 'ważny',
  missing: 'brak',
  blocking: 'bez nowych zmian',
  blockingTonight: 'od dzisiejszej nocy bez nowych zmian',

  groupCounts: ({
    overdue,
    week,
    month,
    later,
  }: Readonly<Record<'overdue' | 'week' | 'month' | 'later', number>>) =>
    `Po terminie: ${overdue} · w tym tygodniu: ${week} · w tym miesiącu: ${month} · później: ${later}`,
  fileName: 'dokumenty',
  /** Of one paper, as a file has it. */
  stateInFile: (state: 'overdue' | 'due' | 'valid', count: number) =>
    state === 'overdue'
      ? `po terminie od ${count} dni`
      : state === 'due'
        ? `wygasa za ${days(count)}`
        : 'ważny',
  expiresOn: 'Ważny do',
  state: 'Stan',
  kind: 'Dokument',
  subject: 'Auto lub kierowca',
  number: 'Numer',
  issuedOn: 'Data wydania',
  actions: 'Czynności',

  ofWhom: 'Czyje',
  everyones: 'Wszystkie',
  vehicles: 'Samochody',
  drivers: 'Kierowcy',
  anyKind: 'Każdy dokument',
  when: 'Termin',
  anyTime: 'Każdy',
  due: 'Do odnowienia',
  overdue: 'Po terminie',
  within: (count: number) => `W ciągu ${count} dni`,
  onlyBlocking: 'Tylko blokujące przydział',
  search: 'Szukaj',
  searchHint: 'Rejestracja, kierowca lub numer',
  missingSearchHint: 'Rejestracja lub kierowca',
  nothingFound: 'Nie ma takich dokumentów. Zmień filtry.',
  empty: 'Nie ma jeszcze żadnych dokumentów. Dodaj auto w zakładce Flota albo dokument na stronie kierowcy.',
  pages: 'Strony listy dokumentów',
  page: (page: number) => `Strona ${page}`,
  pageControls: {
    first: 'Pierwsza strona',
    previous: 'Poprzednia strona',
    next: 'Następna strona',
    last: 'Ostatnia strona',
  },

  missingOf: 'Jakiego dokumentu brakuje',
  missingList: 'Bez dokumentu',
  missingCount: (count: number, kind: string) =>
    count === 0 ? `${kind}: nikomu nie brakuje` : `${kind}: brakuje ${count}`,
  nobodyMissing: 'Wszyscy mają ten dokument.',
  nobodyFound: 'Nikogo takiego nie ma.',

  add: 'Dodaj',
  renew: 'Odnów',
  change: 'Popraw',
  remove: 'Usuń',
  cancel: 'Anuluj',
  save: 'Zapisz',
  addOne: (kind: string, subject: string) => `Dodaj: ${kind}, ${subject}`,
  renewOne: (kind: string, subject: string) => `Odnów: ${kind}, ${subject}`,
  changeOne: (kind: string, subject: string) => `Popraw: ${kind}, ${subject}`,
  removeOne: (kind: string, subject: string) => `Usuń: ${kind}, ${subject}`,
  formerly: (date: string) => `Dotychczasowy dokument: ważny do ${date}.`,
  expiryHint: 'Ostatni dzień ważności.',
  expiryMissing: 'Podaj datę ważności.',
  yearLater: (date: string) => `Rok później: ${date}`,
  onVehicle: 'Ta data jest też w danych auta. Zmieni się w obu miejscach.',
  blocksHint: 'Po tym dniu auto lub kierowca nie dostanie nowych zmian, już od nocy tego dnia.',
  saved: (kind: string, subject: string) => `Zapisano: ${kind}, ${subject}.`,
  seatsTitle: 'Dokument nie obejmuje części zmian',
  seats: (count: number) =>
    `Liczba zmian w wygenerowanych grafikach, których ten dokument już nie obejmuje: ${count}. Nikogo nie przeniesiono. Sprawdź grafik i obsadź je inaczej, jeżeli trzeba.`,
  confirmRemove: 'Usunąć dokument?',
  confirmRemoveText: (kind: string, subject: string, date: string) =>
    `${kind}, ${subject}, ważny do ${date}. Usuniętego dokumentu nie da się przywrócić.`,
  removed: (kind: string, subject: string) => `Usunięto: ${kind}, ${subject}.`,

  ofSubject: 'Dokumenty',
  ofSubjectDescription: 'Dokumenty z terminem ważności. O zbliżającym się terminie przypomina dzwonek.',
  ofSubjectList: (subject: string) => `Dokumenty: ${subject}`,

  kindsDescription: 'Wyprzedzenie mówi, ile dni przed terminem dzwonek zaczyna przypominać.',
  kindsOfVehicles: 'Dokumenty samochodów',
  kindsOfDrivers: 'Dokumenty kierowców',
  kindName: 'Nazwa',
  leadDays: 'Wyprzedzenie',
  leadDaysField: 'Wyprzedzenie w dniach',
  leadDaysHint: 'Od 0 do 365 dni przed terminem.',
  lead: days,
  blocks: 'Blokuje przydział',
  blocksSwitch: 'Po terminie blokuje przydział nowych zmian',
  blocksSwitchHint: 'Kto nie ma takiego dokumentu wcale, nie jest blokowany.',
  yes: 'Tak',
  no: 'Nie',
  papers: 'Dokumenty',
  onVehicles: 'w danych aut',
  addKind: 'Dodaj rodzaj',
  editKind: 'Zmień',
  addKindTitle: 'Nowy rodzaj dokumentu',
  editKindTitle: (name: string) => `Rodzaj: ${name}`,
  editKindOne: (name: string) => `Zmień rodzaj: ${name}`,
  removeKindOne: (name: string) => `Usuń rodzaj: ${name}`,
  kindAdded: (name: string) => `Dodano rodzaj: ${name}.`,
  kindChanged: (name: string) => `Zapisano rodzaj: ${name}.`,
  confirmRemoveKind: 'Usunąć rodzaj dokumentu?',
  confirmRemoveKindText: (name: string) => `${name} zniknie z listy rodzajów.`,
  kindRemoved: (name: string) => `Usunięto rodzaj: ${name}.`,
  failedTitle: 'Wystąpił błąd',
  adminsOnly: 'Rodzaje dokumentów zmienia administrator.',
} as const
