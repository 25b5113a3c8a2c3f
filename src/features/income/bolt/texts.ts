import { counted, plural } from '#kernel/polish-text.ts'

/** The connection itself. */
export const connectionTexts = {
  title: 'Połączenie z Boltem',
  description:
    'Przejazdy i godziny pracy pobierają się same, każdej nocy. Klucz (client ID i secret) jest w portalu Bolta: Settings, Data API connections. Pytany jest tylko Bolt: oidc.bolt.eu i node.bolt.eu.',
  noRight: 'Połączenie z Boltem prowadzą osoby z prawem do pieniędzy.',
  loading: 'Wczytywanie połączeń',
  off: 'Nic się nie pobiera: nie ma jeszcze żadnego klucza.',
  add: 'Dodaj połączenie',
  replace: 'Wpisz nowy klucz',
  remove: 'Usuń',
  check: 'Sprawdź połączenie',
  name: 'Nazwa',
  nameHint: 'Jak nazywacie tę firmę lub konto, na przykład „Flota Kraków”.',
  clientId: 'Client ID',
  clientSecret: 'Client secret',
  secretHint: 'Nikt go już tu nie zobaczy. Można go tylko zastąpić albo usunąć.',
  save: 'Zapisz klucz',
  cancel: 'Anuluj',
  saved: 'Klucz zapisany. Sprawdzam połączenie…',
  entered: (at: string, by: string) => `Klucz podano ${at} przez: ${by}.`,
  unreadable: 'Klucza nie da się odczytać po utracie klucza serwera. Wpisz go jeszcze raz.',
  notChecked: 'Połączenia jeszcze nie sprawdzono.',
  checked: (at: string) => `Sprawdzono ${at}.`,
  opens: (companies: number) =>
    companies === 0
      ? 'Klucz działa, ale nie otwiera żadnej firmy.'
      : `Klucz otwiera ${counted(companies, 'firmę', 'firmy', 'firm')}.`,
  works: 'Połączenie działa',
  broken: 'Połączenie nie działa',
  company: (id: number) => `Firma ${id}`,
  whole: (date: string) => `pełne dane do ${date}`,
  nothingYet: (date: string) => `pobieranie od ${date}, jeszcze nic nie ma`,
  gone: (at: string) => `od ${at} klucz jej nie otwiera`,
  open: (days: number) => counted(days, 'niepełny dzień', 'niepełne dni', 'niepełnych dni'),
  takenBack: (days: number) => counted(days, 'cofnięty dzień', 'cofnięte dni', 'cofniętych dni'),
  removeTitle: 'Usunąć połączenie?',
  removeText:
    'Klucz zniknie i nic więcej się nie pobierze. To, co już pobrano, zostaje. Klucz usuń też w portalu Bolta.',
  removed: 'Połączenie usunięte.',
} as const

/** Days that were fetched, or could not be. */
export const dayTexts = {
  title: 'Pobrane dni',
  description:
    'Dzień zapisuje się w całości albo wcale. Niepełny system pobiera sam jeszcze raz, a ceny z ostatnich 14 dni sprawdza co noc od nowa.',
  company: 'Firma',
  day: 'Dzień',
  fetch: 'Pobierz teraz',
  asked: 'Dzień czeka na pobranie. Wynik pojawi się na liście.',
  runs: 'Lista pobrań',
  noRuns: 'Nic jeszcze nie pobrano.',
  when: 'Kiedy',
  state: 'Wynik',
  brought: 'Co przyszło',
  states: {
    asked: 'czeka',
    running: 'pobiera się',
    good: 'pełny',
    failed: 'nie zapisano',
    takenBack: 'cofnięty',
  },
  takenBackBy: (at: string, by: string) => `${at}, ${by}`,
  byHand: (by: string) => `na prośbę: ${by}`,
  rides: (rides: number) => counted(rides, 'przejazd', 'przejazdy', 'przejazdów'),
  added: (rides: number) => `nowe: ${rides}`,
  changed: (rides: number) => `zmienione: ${rides}`,
  withdrawn: (rides: number) => `wycofane przez Bolta: ${rides}`,
  missing: (rides: number) => `niepodane ponownie: ${rides}`,
  drivers: (drivers: number) => `godziny: ${counted(drivers, 'kierowca', 'kierowców', 'kierowców')}`,
  unsound: (rides: number) => `niezgodne kwoty: ${rides}`,
  waiting: (people: number) => `nieznane osoby: ${people}`,
  silences: (silences: number) => `przerwany sygnał telefonu: ${silences}`,
  problems: (problems: number) => `zlecenia do wyjaśnienia: ${problems}`,
  again: (at: string) => `Następna próba: ${at}.`,
  incomplete: 'Dni, których nie udało się pobrać',
  takenBack: 'Dni, których wczytanie cofnięto',
  takenBackAt: (at: string) =>
    `cofnięto ${at}. Sam nie wróci; „Pobierz teraz” wczyta cały dzień jeszcze raz.`,
} as const

/** Rides that Bolt tells of no more. */
export const missingTexts = {
  title: 'Przejazdy, których Bolt już nie podaje',
  description:
    'Bolt podał je wcześniej, a przy ponownym pobraniu całego dnia ich nie było. Liczą się, dopóki ktoś nie zdecyduje.',
  list: 'Niepodane przejazdy',
  driver: 'Kierowca',
  ride: 'Przejazd',
  amounts: 'Kwoty',
  gross: 'brutto',
  net: 'netto',
  take: 'Zabierz',
  keep: 'Zostaw',
  takeTitle: 'Zabrać ten przejazd?',
  takeText: (driver: string, day: string) =>
    `Przejazd (${driver}, ${day}) przestanie się liczyć w wynikach. Jeśli Bolt znów go poda, wróci sam.`,
  taken: 'Przejazd zabrany.',
  kept: 'Przejazd zostaje.',
  more: (rides: number) => `Razem ${rides}; tu najstarsze.`,
} as const

/** Where files and Bolt itself say otherwise. */
export const differenceTexts = {
  title: 'Różnice między plikiem a Boltem',
  description: 'Historia przejazdów z pliku obok tego, co Bolt podał sam. Liczy się to, co wczytano później.',
  day: 'Dzień',
  choose: 'Wybierz dzień.',
  list: 'Różnice dnia',
  none: 'Nie ma różnic.',
  noRides: 'Tego dnia nie ma przejazdów z Bolta.',
  driver: 'Kierowca',
  ride: 'Przejazd',
  said: 'Co się różni',
  counts: 'Liczy się',
  holds: { file: 'plik', bolt: 'Bolt' },
  told: { both: '', file: 'tylko w pliku', bolt: 'tylko w Bolcie' },
  one: (kind: string, file: string, bolt: string) => `${kind}: plik ${file}, Bolt ${bolt}`,
  alone: (kind: string, amount: string) => `${kind}: ${amount}`,
  more: (all: number, shown: number) => `Razem ${all}; tu pierwsze ${shown}.`,
  kinds: {
    gross: 'brutto',
    commission: 'prowizja',
    net: 'netto',
    tip: 'napiwek',
    toll: 'opłaty drogowe',
    campaign: 'kampanie',
    cancellation: 'opłata za anulowanie',
    cash: 'gotówka',
    adjustment: 'korekta',
    payout: 'wypłata',
    rides: 'przejazdy',
  } as Readonly<Record<string, string>>,
  shifts: { day: 'dzień', night: 'noc' },
} as const

/** How long a driver was online. */
export const hoursTexts = {
  title: 'Godziny w aplikacji Bolt',
  online: 'Online',
  waiting: 'czekanie',
  driving: 'jazda',
  onBreak: 'przerwa',
  hint: 'Online to czekanie i jazda razem; przerwa się do tego nie liczy.',
} as const

/** As the dashboard tells it. */
export const attentionTexts = {
  title: 'Pobieranie z Bolta',
  good: 'Wszystkie dni są pełne.',
  incomplete: (days: number, oldest: string) =>
    `${plural(days, 'Niepełny', 'Niepełne', 'Niepełne')}: ${counted(days, 'dzień', 'dni', 'dni')}, najstarszy ${oldest}.`,
  takenBack: (days: number) =>
    `${counted(days, 'cofnięty dzień', 'cofnięte dni', 'cofniętych dni')}: same nie wrócą, można je pobrać w ustawieniach.`,
  unreadable: (names: string) => `Klucz do wpisania jeszcze raz: ${names}.`,
  gone: (companies: string) => `Klucz nie otwiera już firmy ${companies}.`,
  missing: (rides: number) =>
    `${counted(rides, 'przejazd', 'przejazdy', 'przejazdów')} do rozstrzygnięcia: Bolt ${plural(rides, 'go', 'ich', 'ich')} już nie podaje.`,
} as const
