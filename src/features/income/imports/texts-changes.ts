import { counted, grouped, plural } from '#kernel/polish-text.ts'

const rows = (count: number) => counted(count, 'wiersz', 'wiersze', 'wierszy')

/** What loading a file changes, and taking it back. */
export const changeTexts = {
  title: 'Co się zmieni',
  looking: 'Sprawdzamy, co się zmieni…',
  notLooked: 'Nie udało się sprawdzić, co się zmieni',
  nothingStored: 'Nic jeszcze nie zapisano.',
  nothingNew:
    'Nic nowego: wszystko, co jest w tym pliku, jest już wczytane i obowiązuje. Wczytanie go niczego nie zmieni ani nie doda do listy wczytań.',
  counts: {
    same: { title: 'Takie same', hint: 'zostają' },
    replaced: { title: 'Zastąpi', hint: 'inne kwoty' },
    added: { title: 'Doda', hint: 'nowe wiersze' },
    missing: { title: 'Zniknęły', hint: 'są u nas, nie ma ich w pliku' },
  },
  taken: {
    same: { title: 'Takie same', hint: 'zostają' },
    replaced: { title: 'Przywróci kwoty', hint: 'poprzednie' },
    added: { title: 'Przywróci usunięte', hint: 'wiersze, które plik usunął' },
    missing: { title: 'Usunie', hint: 'wiersze tylko z tego pliku' },
  },
  lists: {
    load: {
      replaced: (count: number) => `Zastąpi: ${rows(count)}`,
      added: (count: number) => `Doda: ${rows(count)}`,
      missing: (count: number) => `Nie ma w pliku: ${rows(count)}`,
    },
    takeBack: {
      replaced: (count: number) => `Przywróci kwoty: ${rows(count)}`,
      added: (count: number) => `Przywróci usunięte: ${rows(count)}`,
      missing: (count: number) => `Usunie: ${rows(count)}`,
    },
  },
  laterWins: 'Obowiązuje to, co wczytano później.',
  driver: 'Kierowca',
  when: 'Kiedy',
  what: 'Co',
  before: 'Jest',
  after: 'Będzie',
  difference: 'Różnica',
  toldBy: 'Skąd było',
  told: (fileName: string, row: number) => `${fileName}, wiersz ${row}`,
  driverBefore: (name: string) => `dotąd: ${name}`,
  placeBefore: (place: string) => `dotąd: ${place}`,
  ofSlot: (date: string, shift: string) => `${date}, ${shift}`,
  none: '–',
  shown: (shown: number, all: number) => `Pokazano ${grouped(shown)} z ${grouped(all)}.`,
  more: 'Pokaż następne',
  missing: {
    legend: (count: number) =>
      `${counted(count, 'wiersz jest', 'wiersze są', 'wierszy jest')} u nas z wcześniejszych plików tego rodzaju i okresu, a w tym pliku ${plural(count, 'go', 'ich', 'ich')} nie ma`,
    keep: 'Zostaw: ten plik nie ma wszystkiego',
    remove: 'Usuń: ten plik jest pełny',
  },
  older: {
    'loaded-before': (fileName: string, loadedAt: string) =>
      `Ten plik był już wczytany, a po nim wczytano „${fileName}” (${loadedAt}), który mówi co innego.`,
    'newer-period': (fileName: string, loadedAt: string, period: string) =>
      `Ten plik jest starszy niż „${fileName}” (${period}, wczytany ${loadedAt}), a mówi o tym samym co innego.`,
  },
  olderRows: (count: number) =>
    `Zastąpiłby ${counted(count, 'nowszy wiersz', 'nowsze wiersze', 'nowszych wierszy')}.`,
  olderTitle: 'Starszy plik',
  olderYes: 'Tak, ma obowiązywać ten plik',
  offTimeTitle: 'Czy to dobry okres?',
  offTime: {
    'long-ago': (days: number, period: string) =>
      `Ten plik jest sprzed ${ago(days)}: ${period}. Sprawdź, czy ma dobry miesiąc i rok.`,
    'to-come': (_: number, period: string) =>
      `Ten plik jest z dni, które jeszcze nie nadeszły: ${period}. Sprawdź, czy ma dobry miesiąc i rok.`,
  },
  offTimeYes: 'Tak, to dobry okres',
  shorterTitle: 'Raport dłuższego okresu',
  shorter: (count: number) =>
    `Ten plik obejmuje okres, z którego ${counted(count, 'wiersz', 'wiersze', 'wierszy')} krótszych raportów już wczytano. Obowiązuje dłuższy raport zamiast nich, a nie obok nich: tak są policzone sumy „Po wczytaniu”.`,
  less: (count: number, amount: string) =>
    `Ten raport mówi mniej niż krótsze raporty w nim: ${counted(count, 'kierowca', 'kierowców', 'kierowców')}, razem o ${amount} mniej. Sprawdź, czy plik jest pełny. Po wczytaniu różnica stanie z minusem w „Nie dzieli się na zmiany”, w tygodniu, w którym raport się kończy.`,
  sums: 'Sumy według aplikacji',
  sumsFor: (title: string, period: string) => `${title}, ${period}`,
  sumNow: 'Teraz',
  sumAfter: 'Po wczytaniu',
  sumAfterBack: 'Po cofnięciu',
  waiting: (count: number, people: number) =>
    `${counted(count, 'wiersz będzie czekał', 'wiersze będą czekały', 'wierszy będzie czekało')} na przypisanie (${counted(people, 'osoba', 'osoby', 'osób')}), zanim ${plural(count, 'wejdzie', 'wejdą', 'wejdą')} do wyników.`,
  ahead: (count: number, last: string) =>
    `${counted(count, 'wiersz mówi', 'wiersze mówią', 'wierszy mówi')} o dniach, które jeszcze nie nadeszły (do ${last}). Sprawdź, czy plik ma dobry miesiąc i rok.`,
  newReferences: (people: number, alike: number) =>
    `Nikt z tego pliku nie jest jeszcze dopasowany: identyfikatory albo telefony są nowe. ${counted(alike, 'osoba', 'osoby', 'osób')} z ${people} ${plural(alike, 'nazywa', 'nazywają', 'nazywa')} się tak jak ktoś z listy kierowców. Po wczytaniu wszystkie poczekają w „Osoby z plików”, aż ktoś potwierdzi, o kogo chodzi.`,
  otherFleet: 'Nikogo z tego pliku nie ma na liście kierowców. Sprawdź, czy to na pewno plik Twojej floty.',
  again: {
    changed:
      'W międzyczasie wyniki się zmieniły, więc policzyliśmy zmiany jeszcze raz. Obejrzyj je i potwierdź.',
    other: 'Po wczytaniu innego pliku policzyliśmy zmiany jeszcze raz.',
  },
  /** What pressing the button does. */
  load: ({ replaced, added, removed }: Does) => {
    const does = [
      replaced > 0 ? `zastąp ${grouped(replaced)}` : '',
      added > 0 ? `dodaj ${grouped(added)}` : '',
      removed > 0 ? `usuń ${grouped(removed)}` : '',
    ].filter((word) => word !== '')
    return does.length === 0 ? 'Wczytaj bez zmian' : `Wczytaj, ${does.join(', ')}`
  },
  discard: 'Odrzuć plik',
  reversible: 'Można cofnąć: wtedy wróci dokładnie to, co ten plik zastąpił i usunął.',
} as const

const DAYS_OF_MONTH = 30.5
const DAYS_OF_YEAR = 365
/** Beyond that weeks say little. */
const MOST_WEEKS = 17

/** `ponad 9 tygodni`, as after „sprzed”. */
function ago(days: number): string {
  if (days === DAYS_OF_YEAR) return 'roku'
  if (days > DAYS_OF_YEAR) {
    const years = Math.floor(days / DAYS_OF_YEAR)
    return `ponad ${plural(years, 'roku', `${years} lat`, `${years} lat`)}`
  }
  const weeks = Math.floor(days / 7)
  return weeks <= MOST_WEEKS ? `ponad ${weeks} tygodni` : `ponad ${Math.floor(days / DAYS_OF_MONTH)} miesięcy`
}

interface Does {
  readonly replaced: number
  readonly added: number
  readonly removed: number
}

/** Taking a load back. */
export const takeBackTexts = {
  action: 'Cofnij',
  actionFor: (name: string) => `Cofnij wczytanie: ${name}`,
  title: (name: string) => `Cofnąć wczytanie: ${name}?`,
  text: 'Będzie dokładnie tak, jakby tego pliku nigdy nie wczytano. Pliki wczytane po nim zostają.',
  nothing: 'Z tego wczytania nic już nie obowiązuje, więc cofnięcie nie zmieni żadnej kwoty.',
  confirm: 'Cofnij wczytanie',
  cancel: 'Zostaw',
  looking: 'Sprawdzamy, co się zmieni…',
  notTaken: 'Nie cofnięto wczytania',
  done: (gone: number, restored: number) =>
    `Cofnięto. Usunięto ${rows(gone)}, przywrócono ${rows(restored)}.`,
  takenTitle: (name: string) => `Cofnięto wczytanie: ${name}`,
  close: 'Gotowe',
  changed:
    'W międzyczasie wyniki się zmieniły, więc policzyliśmy zmiany jeszcze raz. Obejrzyj je i potwierdź.',
} as const

const newRows = (count: number) => counted(count, 'nowy', 'nowe', 'nowych')

/** The list of loads. */
export const loadTexts = {
  list: 'Wczytane pliki',
  none: 'Nie wczytano jeszcze żadnego pliku.',
  name: 'Plik',
  period: 'Okres',
  loaded: 'Wczytano',
  rows: 'Wiersze',
  brought: 'Przyniósł',
  broughtRows: (fresh: number, replaced: number, removed: number) =>
    [
      newRows(fresh),
      replaced > 0 ? counted(replaced, 'zmieniony', 'zmienione', 'zmienionych') : '',
      removed > 0 ? counted(removed, 'usunięty', 'usunięte', 'usuniętych') : '',
    ]
      .filter((word) => word !== '')
      .join(', '),
  holding: 'Trzyma',
  holdingRows: (holding: number, all: number) =>
    holding === all ? 'wszystkie wiersze' : `${grouped(holding)} z ${grouped(all)}`,
  waiting: 'Czeka',
  waitingRows: rows,
  nobodyWaits: 'nikt',
  takenBack: (when: string, who: string) => `cofnięte ${when}, ${who}`,
  actions: 'Działania',
  sources: { rows: 'Dane z innego programu', bolt: 'Prosto z Bolt' },
} as const
