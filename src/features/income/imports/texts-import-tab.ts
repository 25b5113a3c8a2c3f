import { type IncomeKind, MOST_ROWS } from '#features/income/facts/domain/public.ts'
import { inZloty } from '#kernel/money.ts'
import { counted, grouped, plural } from '#kernel/polish-text.ts'

const rows = (count: number) => counted(count, 'wiersz', 'wiersze', 'wierszy')

const OF_WEEKDAYS = ['poniedziałku', 'wtorku', 'środy', 'czwartku', 'piątku', 'soboty', 'niedzieli']

/** What the tab 'Import pliku' says. */
export const importTabTexts = {
  title: 'Import pliku',
  intro:
    'Wybierz pliki CSV albo XLSX: arkusz rozliczeń floty albo eksport z Bolt, Uber lub FREENOW. Można kilka naraz. Rodzaj pliku rozpoznajemy po nazwach kolumn. Adresów pasażerów nie wczytujemy.',
  templateIn: (format: string) => `Wzór arkusza: ${format}`,
  choose: 'Wybierz pliki',
  chosen: 'Wybrane pliki',
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
    'freenow-bookings': 'FREENOW: zlecenia',
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
  unknownLanguage: (text: string) =>
    `Nie znamy języka nazw kolumn w tym pliku (na przykład „${text}”). Ustaw w portalu aplikacji język polski albo angielski i pobierz plik jeszcze raz, albo wybierz rodzaj pliku i wskaż kolumny.`,
  unsupported: {
    'bolt-performance':
      'To raport Bolt o aktywności kierowców. Nie ma w nim kwot, więc nie da się z niego wczytać wyników. Pobierz z Bolt „Zarobki na kierowcę” albo „Historia przejazdów”.',
    'uber-time':
      'To raport Uber o czasie i odległości kierowców. Nie ma w nim kwot ani pojedynczych przejazdów. Pobierz z Uber pliki „trip_activity” i „payments_order” albo „payments_driver”.',
    'uber-vehicles':
      'To raport Uber o pojazdach. Nie ma w nim kwot ani pojedynczych przejazdów. Pobierz z Uber pliki „trip_activity” i „payments_order” albo „payments_driver”.',
    'uber-quality':
      'To raport Uber o ocenach kierowców. Nie ma w nim kwot. Pobierz z Uber pliki „trip_activity” i „payments_order” albo „payments_driver”.',
    'freenow-bonuses':
      'To lista bonusów FREENOW bez dat, więc nie wiadomo, kiedy się należą. Bonusy są w kolumnie „Bonusy” pliku zarobków „with_VAT”: wczytaj tamten plik.',
  },
  garbled: (text: string) =>
    `Polskie litery w tym pliku są uszkodzone (na przykład „${text}”): arkusz otworzył go w złym kodowaniu i tak zapisał. Wybierz plik prosto z aplikacji albo otwórz go w arkuszu jeszcze raz z kodowaniem UTF-8.`,
  foreignUnit: (column: string, unit: string) =>
    `Kolumna „${column}” jest podana w „${unit}”. Wczytać można tylko kwoty w złotych i odległości w kilometrach.`,
  periodTitle: 'Podaj okres',
  period: 'Okres, którego dotyczy plik',
  periodText:
    'Nie wiadomo, których dni dotyczy ten plik: nie ma ich ani w nazwie, ani w treści. Data zapisania pliku nic o tym nie mówi. Podaj pierwszy i ostatni dzień.',
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
  notes: {
    'other-days-than-name': (days: string) =>
      `Nazwa pliku mówi o innych dniach (${days}) niż jego wiersze. Liczą się wiersze. Sprawdź, czy to właściwy plik.`,
    'saved-before-end': (day: string) =>
      `Plik zapisano ${day}, zanim minął jego ostatni dzień, więc może nie być w nim wszystkiego. Po końcu okresu pobierz go i wczytaj jeszcze raz.`,
    'other-week': (first: number, last: number) =>
      `Ten raport obejmuje dni od ${OF_WEEKDAYS[first]} do ${OF_WEEKDAYS[last]}, a rozliczamy tygodnie od poniedziałku do niedzieli. Sprawdź, czy w aplikacji wybrano dobry tydzień.`,
  },
  numbers: {
    title: 'Tysiące czy ułamek?',
    text: (heading: string, example: string) =>
      `W kolumnie „${heading}” jest „${example}”. To może być liczba z separatorem tysięcy albo z trzema miejscami po przecinku. Nie zgadujemy: wybierz.`,
    unclear: (cells: string, count: number) => `Tak zapisane: ${cells} (razem ${grouped(count)}).`,
    others: (cells: string) => `Inne wartości w tej kolumnie: ${cells}.`,
    noOthers: 'Innych wartości w tej kolumnie nie ma.',
    cell: (text: string, row: number) => `${text} (wiersz ${row})`,
    thousands: (value: string) => `Tysiące: ${value}`,
    fraction: (value: string) => `Ułamek: ${value}`,
  },
  twins: {
    title: 'Dwa przejazdy w tej samej minucie',
    text: (count: number) =>
      `${counted(count, 'raz ten sam kierowca ma', 'razy ten sam kierowca ma', 'razy ten sam kierowca ma')} w tej samej minucie przejazdy, które się różnią. To mogą być dwa przejazdy albo jeden, którego dane poprawiono. Wybierz, jak je policzyć.`,
    both: 'Oba to przejazdy',
    later: 'Liczy się późniejszy wiersz',
    allBoth: 'Wszystkie: oba to przejazdy',
    allLater: 'Wszystkie: późniejszy wiersz',
    ride: (row: number, price: string) => `wiersz ${row}: ${price}`,
    of: (driver: string, when: string) => `${driver}, ${when}`,
    more: (count: number) => `i jeszcze ${grouped(count)}`,
    apply: 'Zastosuj odpowiedzi',
  },
  repeated: (count: number) =>
    `${counted(count, 'wiersz powtarza się w pliku i liczy się raz', 'wiersze powtarzają się w pliku i liczą się raz', 'wierszy powtarza się w pliku i liczy się raz')}.`,
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
    'other-offer': (count: number) =>
      counted(
        count,
        'nieukończona propozycja z tej samej minuty co przejazd',
        'nieukończone propozycje z tych samych minut co przejazdy',
        'nieukończonych propozycji z tych samych minut co przejazdy',
      ),
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
  problemsView: (errors: number, warnings: number) =>
    errors === 0 && warnings > 0
      ? `Ostrzeżenia (${grouped(warnings)})`
      : errors > 0 && warnings > 0
        ? `Błędy (${grouped(errors)}) i ostrzeżenia (${grouped(warnings)})`
        : `Błędy (${grouped(errors)})`,
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
  note: 'Opis',
  withRide: 'w zmianie przejazdu',
  shifts: { day: 'dzień', night: 'noc' },
  noProblems: 'Nie ma błędów ani ostrzeżeń.',
  figures: {
    rides: 'Kursy',
    boltRides: 'Kursy Bolt',
    uberRides: 'Kursy Uber',
    freenowRides: 'Kursy FreeNow',
    gross: 'Brutto',
    commission: 'Prowizja',
    net: 'Netto',
    tip: 'Napiwki',
    toll: 'Zwrot opłat drogowych',
    campaign: 'Kampanie',
    cancellation: 'Opłaty za anulowanie',
    cash: 'Gotówka',
    adjustment: 'Korekty',
    payout: 'Wypłata z aplikacji',
    totalIncome: 'Przychód',
    companyIncome: 'Przychód firmy',
    distance: 'Odległość',
    mileage: 'Przebieg',
    kmStart: 'Licznik na początku',
    kmEnd: 'Licznik na końcu',
    fuelTotal: 'Koszt paliwa',
    averageConsumption: 'Średnie spalanie',
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
    route: 'Trasa (nie wczytujemy)',
    twice: 'Jedno pole można wskazać tylko raz. Popraw zaznaczone kolumny.',
    save: 'Zapisz i odczytaj ponownie',
    same: 'Nic się nie zmieniło.',
  },
  loadedTitle: 'Plik załadowany',
  nothingStored: 'Plik był już wczytany',
  loadedAll: (files: number) => `Załadowano ${counted(files, 'plik', 'pliki', 'plików')}.`,
  loaded: ({ new: added, replaced, unchanged }: Counts) =>
    `Nowe: ${grouped(added)}, zastąpione: ${grouped(replaced)}, bez zmian: ${grouped(unchanged)}.`,
  removed: (count: number) =>
    `${counted(count, 'wiersz usunięto', 'wiersze usunięto', 'wierszy usunięto')}, bo nie ma ${plural(count, 'go', 'ich', 'ich')} w tym pliku.`,
  waiting: (count: number, people: number) =>
    `${counted(count, 'wiersz czeka', 'wiersze czekają', 'wierszy czeka')}, bo nie wiemy, do kogo ${plural(count, 'należy', 'należą', 'należą')} (${counted(people, 'osoba', 'osoby', 'osób')}). Do wyników ${plural(count, 'wejdzie', 'wejdą', 'wejdą')} po przypisaniu.`,
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
const COUNTS: ReadonlySet<IncomeKind> = new Set(['rides', 'boltRides', 'uberRides', 'freenowRides'])

/** `1 234,56 zł`, `12,3 km`, `7,8 l/100 km`, or the number. */
export function figureText(kind: IncomeKind, value: number): string {
  if (COUNTS.has(kind)) return grouped(value)
  if (kind === 'distance' || kind === 'mileage') return `${TENTHS.format(value / 1000)} km`
  if (kind === 'kmStart' || kind === 'kmEnd') return `${grouped(value)} km`
  if (kind === 'averageConsumption') return `${TENTHS.format(value / 100)} l/100 km`
  return `${inZloty(value)} zł`
}
