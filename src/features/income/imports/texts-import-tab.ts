import { formatPln, type Grosze } from '#kernel/money.ts'
import { counted, grouped, plural } from '#kernel/polish-text.ts'
import { MOST_ROWS } from './domain/normal-rows.ts'

const rows = (count: number) => counted(count, 'wiersz', 'wiersze', 'wierszy')

/** What the tab 'Import pliku' says. */
export const importTabTexts = {
  title: 'Import pliku',
  intro:
    'Wybierz pliki CSV albo XLSX: arkusz rozliczeń floty albo eksport z Bolt, Uber lub FREENOW. Można kilka naraz. Rodzaj pliku rozpoznajemy po nazwach kolumn. Adresów pasażerów nie wczytujemy.',
  templateIn: (format: string) => `Wzór arkusza: ${format}`,
  choose: 'Wybierz pliki',
  drop: 'albo upuść je tutaj',
  bounds: `CSV, XLSX albo ZIP z FREENOW, najwyżej ${grouped(MOST_ROWS)} wierszy i 60 MB w pliku.`,
  upload: (files: number) => (files > 1 ? `Załaduj pliki (${files})` : 'Załaduj plik'),
  uploading: 'Plik ładuje się na serwer.',
  progress: 'Uploadowanie pliku...',
  nthOf: (nth: number, all: number, name: string) => (all > 1 ? `${nth} z ${all}: ${name}` : name),
  reading: 'Odczytywanie pliku…',
  waitsForReading: 'Czeka na odczytanie…',
  remove: (name: string) => `Usuń z listy: ${name}`,
  unreadable: 'Nie udało się odczytać pliku',
  notSent: 'Nie wczytano pliku',
  again: 'Odczytaj ponownie',
  gone: 'Plik zmienił się na dysku, został przeniesiony albo usunięty. Wybierz go ponownie.',
  changed: 'Plik zmienił się od czasu podglądu. Sprawdź podgląd jeszcze raz i załaduj ponownie.',
  leave: 'Wybrane pliki nie są jeszcze załadowane. Jeżeli wyjdziesz, trzeba będzie wybrać je ponownie.',
  namesFailed: 'Nie udało się pobrać zapamiętanych nazw kolumn, więc ten podgląd ich nie zna.',
  kinds: {
    settlement: 'Rozliczenie zmian',
    'bolt-trips': 'Bolt: historia przejazdów',
    'bolt-earnings': 'Bolt: zarobki na kierowcę',
    'uber-trips': 'Uber: przejazdy',
    'uber-orders': 'Uber: płatności za przejazdy',
    'uber-drivers': 'Uber: płatności kierowców',
    'freenow-earnings': 'FREENOW: zarobki',
  },
  kind: 'Rodzaj pliku',
  chooseKind: 'Wybierz rodzaj pliku',
  refused: {
    'without-vat':
      'To plik FREENOW bez VAT. Te same kursy są w pliku „with_VAT” z tego samego archiwum: wybierz tamten.',
    'no-times':
      'W tym pliku są same daty przejazdów, bez godzin, więc nie wiadomo, na której były zmianie. Pobierz plik z aplikacji jeszcze raz i nie zapisuj go w arkuszu.',
    'no-rows': 'Pod nazwami kolumn nie ma żadnego wiersza z danymi.',
    'unknown-file':
      'Nie rozpoznaliśmy tego pliku: w pierwszych dziesięciu wierszach nie ma znanych nazw kolumn. Sprawdź, czy to właściwy plik, albo wybierz jego rodzaj i wskaż kolumny.',
  },
  garbled: (text: string) =>
    `Polskie litery w tym pliku są uszkodzone (na przykład „${text}”): arkusz otworzył go w złym kodowaniu i tak zapisał. Wybierz plik prosto z aplikacji albo otwórz go w arkuszu jeszcze raz z kodowaniem UTF-8.`,
  foreignUnit: (column: string, unit: string) =>
    `Kolumna „${column}” jest podana w „${unit}”. Wczytać można tylko kwoty w złotych i odległości w kilometrach.`,
  periodTitle: 'Podaj okres',
  period: 'Okres, którego dotyczy plik',
  periodText:
    'W tym pliku są sumy za okres, ale nie ma go ani w nazwie, ani w treści. Podaj pierwszy i ostatni dzień.',
  setPeriod: 'Ustaw okres',
  changePeriod: 'Zmień okres',
  summary: (good: number, drivers: number) =>
    `${rows(good)} do wczytania, ${counted(drivers, 'kierowca', 'kierowców', 'kierowców')}.`,
  bad: (count: number) =>
    `${counted(count, 'wiersz z błędem zostanie pominięty', 'wiersze z błędami zostaną pominięte', 'wierszy z błędami zostanie pominiętych')}, pozostałe można wczytać.`,
  mend: 'Żeby ich nie zabrakło, popraw w pliku wskazane komórki, zapisz go i wybierz ponownie. Wiersze już wczytane się nie podwoją.',
  leftOut: (count: number) =>
    `${counted(count, 'wiersz z błędem pominięto', 'wiersze z błędami pominięto', 'wierszy z błędami pominięto')}.`,
  allBad: 'Każdy wiersz ma błąd, więc nie ma czego wczytać. Popraw plik i wybierz go ponownie.',
  warnings: (count: number) =>
    `${counted(count, 'ostrzeżenie', 'ostrzeżenia', 'ostrzeżeń')}. Wczytaniu nie ${plural(count, 'przeszkadza', 'przeszkadzają', 'przeszkadza')}, ale sprawdź dane.`,
  skippedTitle: 'Pominięto, bo nie są wynikami:',
  skipped: {
    total: (count: number) => counted(count, 'wiersz sumy', 'wiersze sum', 'wierszy sum'),
    company: (count: number) =>
      counted(count, 'wiersz konta firmy', 'wiersze konta firmy', 'wierszy konta firmy'),
    empty: (count: number) =>
      counted(count, 'kierowca bez żadnych kwot', 'kierowców bez żadnych kwot', 'kierowców bez żadnych kwot'),
    payout: (count: number) =>
      counted(count, 'wypłata bez przejazdu', 'wypłaty bez przejazdu', 'wypłat bez przejazdu'),
    'repeated-headings': (count: number) =>
      counted(count, 'powtórzony nagłówek', 'powtórzone nagłówki', 'powtórzonych nagłówków'),
    'repeated-row': (count: number) =>
      counted(count, 'powtórzony wiersz', 'powtórzone wiersze', 'powtórzonych wierszy'),
    'by-day': (count: number) =>
      counted(count, 'wiersz podziału na dni', 'wiersze podziału na dni', 'wierszy podziału na dni'),
  },
  statusesTitle: 'Statusy przejazdów:',
  status: (text: string, count: number, counts: boolean) =>
    `${text || 'puste'}: ${grouped(count)} (${counts ? 'liczone' : 'nieliczone'})`,
  noneCounts:
    'Żaden przejazd w tym pliku nie jest ukończony, więc nic nie zostanie policzone. Sprawdź statusy.',
  views: {
    problems: 'Błędy',
    drivers: 'Kierowcy',
    rows: 'Pierwsze wiersze',
    columns: 'Kolumny',
  },
  tabsOf: (name: string) => `Podgląd: ${name}`,
  showAll: 'Pokaż wszystkich',
  cut: (shown: number, all: number) => `Pokazano ${grouped(shown)} z ${grouped(all)}.`,
  problemColumns: { row: 'Wiersz', column: 'Kolumna', value: 'W pliku', what: 'Co jest nie tak' },
  wholeRow: 'cały wiersz',
  cell: (name: string) => `(${name})`,
  error: 'błąd',
  warning: 'ostrzeżenie',
  driver: 'Kierowca',
  rowsOf: 'Wiersze',
  row: 'Wiersz',
  when: 'Kiedy',
  everyone: 'Razem',
  notCounted: 'nieliczony',
  shifts: { day: 'dzień', night: 'noc' },
  noProblems: 'Nie ma błędów ani ostrzeżeń.',
  figures: {
    rides: 'Kursy',
    boltRides: 'Kursy Bolt',
    uberRides: 'Kursy Uber',
    freenowRides: 'Kursy FreeNow',
    grossGrosze: 'Brutto',
    netGrosze: 'Netto',
    cashGrosze: 'Gotówka',
    tipGrosze: 'Napiwki',
    tipsGrosze: 'Napiwki',
    bonusGrosze: 'Bonusy',
    commissionGrosze: 'Prowizja',
    payoutGrosze: 'Wypłata',
    totalIncomeGrosze: 'Przychód',
    companyIncomeGrosze: 'Przychód firmy',
    distanceM: 'Odległość',
    mileageM: 'Przebieg',
    fuelTotalGrosze: 'Koszt paliwa',
  },
  mapping: {
    title: 'Wskaż kolumny',
    missing: (columns: readonly string[]) =>
      `W pliku ${plural(columns.length, 'brakuje kolumny', 'brakuje kolumn', 'brakuje kolumn')}: ${columns.join('; ')}. Jeżeli w tym pliku ${plural(columns.length, 'nazywa się inaczej, wskaż ją', 'nazywają się inaczej, wskaż je', 'nazywają się inaczej, wskaż je')} poniżej. Zapamiętamy to dla następnych plików.`,
    either: ' albo ',
    intro:
      'Tak rozumiemy kolumny tego pliku. Jeżeli coś jest nie tak, zmień i zapisz, a następne pliki odczytamy tak samo.',
    heading: (name: string) => `Kolumna „${name}”`,
    leaveOut: 'pomijana',
    route: 'Trasa (tylko do odróżnienia kursów)',
    twice: 'Jedno pole można wskazać tylko raz. Popraw zaznaczone kolumny.',
    save: 'Zapisz i odczytaj ponownie',
    same: 'Nic się nie zmieniło.',
  },
  loadedTitle: 'Plik załadowany',
  loadedAll: (files: number) => `Załadowano ${counted(files, 'plik', 'pliki', 'plików')}.`,
  loaded: ({ new: added, replaced, unchanged }: Counts) =>
    `Nowe: ${grouped(added)}, zastąpione: ${grouped(replaced)}, bez zmian: ${grouped(unchanged)}.`,
  older: (count: number) =>
    `${counted(count, 'wiersz pominięto', 'wiersze pominięto', 'wierszy pominięto')}, bo nowszy plik mówi co innego.`,
  removed: (count: number) =>
    `${counted(count, 'wiersz usunięto', 'wiersze usunięto', 'wierszy usunięto')}, bo nie ma go już w tym pliku.`,
  waiting: (count: number, people: number) =>
    `${counted(count, 'wiersz czeka', 'wiersze czekają', 'wierszy czeka')}, bo nie wiemy, do kogo ${plural(count, 'należy', 'należą', 'należy')} (${counted(people, 'osoba', 'osoby', 'osób')}). Do wyników wejdą po przypisaniu.`,
  toQueue: 'Przypisz osoby',
  toFiles: 'Osoby z plików i wczytane pliki',
} as const

interface Counts {
  readonly new: number
  readonly replaced: number
  readonly unchanged: number
}

/** Made once: a table has a thousand numbers, and making a format takes longer than using it. */
const TENTHS = new Intl.NumberFormat('pl', {
  maximumFractionDigits: 1,
  useGrouping: 'always',
} as Intl.NumberFormatOptions)

/** `1 234,56 zł`, `12,3 km`, `88 l`, or the number. @param figure a name that tells its unit */
export function figureText(figure: string, value: number): string {
  if (figure.endsWith('Grosze')) return `${groupedPln(value as Grosze)} zł`
  if (figure.endsWith('Ml')) return `${TENTHS.format(value / 1000)} l`
  if (figure.endsWith('M')) return `${TENTHS.format(value / 1000)} km`
  return grouped(value)
}

/** Whole amounts too with their grosze, so that a column of them stands in line. */
function groupedPln(value: Grosze): string {
  const [whole = '', rest = '00'] = formatPln(value).replace('-', '').split(',')
  return `${value < 0 ? '-' : ''}${grouped(Number(whole))},${rest}`
}

const newRows = (rows: number) => counted(rows, 'nowy', 'nowe', 'nowych')

/** The list of loaded files. */
export const fileTexts = {
  list: 'Wczytane pliki',
  none: 'Nie wczytano jeszcze żadnego pliku.',
  name: 'Plik',
  period: 'Okres',
  loaded: 'Wczytano',
  rows: 'Wiersze',
  brought: 'Przyniósł',
  broughtRows: (fresh: number, replaced: number) =>
    replaced > 0
      ? `${newRows(fresh)}, ${counted(replaced, 'zmieniony', 'zmienione', 'zmienionych')}`
      : newRows(fresh),
  holding: 'Obowiązuje',
  holdingRows: (holding: number, rows: number) =>
    holding === rows ? 'wszystkie wiersze' : `${grouped(holding)} z ${grouped(rows)}`,
  waiting: 'Czeka',
  waitingRows: (rows: number) => counted(rows, 'wiersz', 'wiersze', 'wierszy'),
  nobodyWaits: 'nikt',
} as const
