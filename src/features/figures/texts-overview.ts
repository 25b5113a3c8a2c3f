import { counted } from '#kernel/polish-text.ts'

const shifts = (count: number) => counted(count, 'zmiana', 'zmiany', 'zmian')
const drivers = (count: number) => counted(count, 'kierowca', 'kierowców', 'kierowców')

/** What stands on the first view of the results: earnings first. */
export const overviewTexts = {
  tab: 'Przegląd',
  last: 'Ostatni z wynikami',
  fourWeeks: '4 tygodnie',
  eightWeeks: '8 tygodni',
  ready: 'Gotowe okresy',
  importFile: 'Wczytaj plik',
  none: 'Nie ma jeszcze żadnych wyników. Wczytaj pliki z aplikacji albo arkusz wyników zmian.',
  noneHere: 'W tym okresie nie ma wyników.',
  toLast: 'Pokaż ostatni tydzień z wynikami',
  cards: 'Najważniejsze liczby',
  earned: 'Zarobek',
  cash: 'Gotówka u kierowców',
  withoutCash: 'Netto aplikacji bez gotówki',
  withoutCashOf: (net: string, cash: string) =>
    `${net} netto minus ${cash} gotówki, z aplikacji, które podały jedno i drugie`,
  withoutCashUnknown: 'żadna aplikacja nie podała netto razem z gotówką',
  /** On what the earnings stand, said at the figure. */
  from: { sheet: 'z arkusza wyników', apps: 'netto z aplikacji', both: 'z arkusza wyników i z aplikacji' },
  shortFrom: { sheet: 'arkusz', apps: 'aplikacje', both: 'arkusz i aplikacje' },
  fromBeside: (from: string, net: string) => `${from}; aplikacje podają netto ${net}`,
  perShift: 'Średni zarobek zmiany',
  ofWeek: (week: number) => `do tygodnia ${week}`,
  ofBefore: 'do okresu przed nim',
  same: 'bez zmian',
  nothingBefore: 'okres przed nim: brak danych',
  change: (amount: string, than: string) => `${amount} ${than}`,
  of: (shiftCount: number, driverCount: number) => `${shifts(shiftCount)}, ${drivers(driverCount)}`,
  composition: 'Z czego się składa',
  compositionHint: 'Każda kwota otwiera swoje wiersze. Czego aplikacja nie podała, to nie jest zero.',
  inZloty: 'Kwoty w zł',
  together: 'Razem',
  without: (apps: string) => `bez: ${apps}`,
  agreement: 'Zgodność z wypłatą',
  agrees: 'zgadza się',
  differs: (count: number, amount: string) => `${drivers(count)}, ${amount}`,
  untold: (count: number) => `brak wypłaty: ${drivers(count)}`,
  notChecked: 'brak wypłat w plikach',
  agreementHint: 'Netto minus gotówka, razem z korektami, ma się równać wypłacie, którą podała aplikacja.',
  /** What the earnings are made of, to the grosz. */
  madeOf: 'Zarobek to razem',
  fromNet: 'netto z aplikacji',
  fromGross: 'brutto, gdy netto nieznane',
  sheetAlone: 'tylko w arkuszu, bez kwot aplikacji',
  sheetAbove: 'arkusz ponad kwoty aplikacji',
  sheetBelow: 'arkusz poniżej kwot aplikacji',
  sheetDrivers: (count: number) => drivers(count),
  sheetTitle: 'Arkusz i aplikacje',
  sheetHint:
    'Zarobek liczy to, co mówi arkusz. Rozliczenie kierowcy liczy netto z aplikacji, więc tej różnicy w nim nie ma. Kierowca otwiera swoje zmiany.',
  sheetSays: 'Zarobek',
  appsSay: 'Aplikacje',
  noApps: 'brak kwot',
  week: 'Tydzień',
  openShifts: (name: string, week: number) => `Zarobek, ${name}, tydzień ${week}`,
  equals: 'Razem zarobek',
  ofItUnsplit: 'w tym nie dzieli się na zmiany',
  begunBefore: (sums: number, amount: string) =>
    `W tym ${counted(sums, 'kwota', 'kwoty', 'kwot')} (${amount}) za dni, które zaczynają się przed tym okresem.`,
  /** A report beside the sums, as it shares days with another one. */
  overlapping: 'poza sumą: nachodzi na inny raport',
  overlappingNote: (sums: number) =>
    `${counted(sums, 'kwota', 'kwoty', 'kwot')} z raportu, którego część dni ma też inny raport tej samej aplikacji i kierowcy. Nie wiadomo, ile z tego to te same pieniądze, więc do zarobku wchodzi tylko jeden z raportów.`,
  days: 'Dzień po dniu',
  weeks: 'Tydzień po tygodniu',
  daysHint: 'Zarobek w tys. zł',
  asTable: 'Tabela',
  asBars: 'Wykres',
  date: 'Data',
  openDay: (date: string) => `Zarobek, ${date}`,
  drivers: 'Kierowcy',
  driversHint: 'od najwyższego zarobku',
  allDrivers: (count: number) => `Wszyscy, ${count}`,
  driver: 'Kierowca',
  shifts: 'Zmiany',
  perShiftShort: 'Na zmianę',
  difference: 'Różnica',
  partlyGross: 'częściowo brutto',
  work: 'Praca i auta',
  rides: 'Przejazdy',
  kilometres: 'Kilometry',
  fuel: 'Koszt paliwa',
  cars: 'Auta z wynikami',
  driversWith: 'Kierowcy z wynikami',
  fuelSources: (page: string, pageShifts: number, sheet: string, sheetShifts: number) =>
    `strona paliwa: ${page} (${shifts(pageShifts)}), arkusz: ${sheet} (${shifts(sheetShifts)})`,
  fuelDiffers: (count: number, amount: string) =>
    `W ${counted(count, 'zmianie', 'zmianach', 'zmianach')} arkusz podaje inny koszt niż strona paliwa: różnica ${amount}. Liczy się strona paliwa.`,
  fuelAlone: (count: number, amount: string) =>
    `Poza tą sumą ${amount} ze strony paliwa: ${shifts(count)} bez żadnego wyniku.`,
} as const

/** Periods that are no week, by how long they are. */
export const periodTexts = {
  weeks: (weeks: number) => counted(weeks, 'tydzień', 'tygodnie', 'tygodni'),
  days: (days: number) => counted(days, 'dzień', 'dni', 'dni'),
}
