import { counted } from '#kernel/polish-text.ts'

/** What the editor of a scheme says. */
export const editorTexts = {
  titles: {
    fleet: 'Zasada całej floty',
    group: (name: string) => `Grupa „${name}”`,
    driver: (name: string) => name,
  },
  back: 'Zasady wypłat',
  noVersion: 'Nie ma jeszcze własnej zasady. Ustaw ją i zapisz od wybranego tygodnia.',
  startsFromFleet: 'Zaczynasz od zasady, która dziś obowiązuje całą flotę.',
  inForce: (version: number, week: string) => `Wersja ${version} działa od tygodnia ${week}`,
  next: (version: number, week: string) => `Wersja ${version} jest zaplanowana od tygodnia ${week}`,
  draft: (version: number) => `Wersja ${version}, niezapisana`,
  numberMissing: 'Podaj liczbę, najwyżej z dwoma miejscami po przecinku.',
  percentMissing: 'Podaj procent, najwyżej z dwoma miejscami po przecinku.',
  fixFields: 'Popraw zaznaczone pola, aby zobaczyć przykład i zapisać zasadę.',
  was: (value: string) => `było ${value}`,
  isNew: 'nowe',
  nothing: 'puste',
  yes: 'tak',
  no: 'nie',
  zl: 'zł',
  percent: '%',

  work: 'Za pracę',
  workHow: 'Sposób liczenia',
  earns: {
    share: 'Udział w netto',
    'per-shift': 'Za zmianę',
    'per-hour': 'Za godzinę',
    rent: 'Najem',
  },
  earnsHints: {
    share: 'Kierowca dostaje część tego, co aplikacje wypłacają po swojej prowizji.',
    'per-shift': 'Kierowca dostaje stałą kwotę za każdą przepracowaną zmianę.',
    'per-hour': 'Kierowca dostaje stałą kwotę za godzinę. Godziny są ze strony paliwa.',
    rent: 'Kierowca zatrzymuje całe netto aplikacji i płaci za auto. Stawkę najmu ustawisz w potrąceniach.',
  },
  share: 'Udział kierowcy',
  day: 'Za dzień',
  night: 'Za noc',
  hour: 'Za godzinę',
  addApp: 'Inny udział w aplikacji',
  app: 'Aplikacja',
  appShare: (app: string) => `Udział, ${app}`,
  removeApp: (app: string) => `Usuń udział: ${app}`,

  tiers: 'Premia od netto aplikacji',
  tiersHint: 'Każdy próg jest liczony osobno: procent dotyczy tylko części ponad próg.',
  noTiers: 'Bez premii.',
  over: (number: number) => `Ponad, próg ${number}`,
  tierRate: (number: number) => `Procent, próg ${number}`,
  addTier: 'Dodaj próg',
  removeTier: (number: number) => `Usuń próg ${number}`,

  passes: 'Napiwki, zwroty, gotówka',
  passesHint: 'Co kierowca dostaje osobno, poza podziałem netto.',
  pass: {
    tip: 'Napiwki',
    toll: 'Zwroty opłat drogowych',
    campaign: 'Kampanie i premie aplikacji',
    cancellation: 'Opłaty za anulowanie',
  },
  within: 'razem z netto',
  apart: 'osobno',
  passShare: 'Część kierowcy',
  passRate: (what: string) => `Część kierowcy: ${what}`,
  cash: 'Gotówka pobrana od pasażerów',
  cashKinds: {
    deducted: 'kierowca ją zatrzymuje, odejmij od wypłaty',
    'settled-apart': 'kierowca oddaje ją flocie, rozlicz osobno',
  },

  vat: 'VAT',
  vatKinds: {
    included: 'bez potrącenia',
    'before-split': 'rezerwa przed podziałem netto',
    charged: 'osobna pozycja rozliczenia',
  },
  vatHow: 'VAT w rozliczeniu',
  vatRate: 'Stawka',
  vatBase: 'Od czego',
  vatBases: { gross: 'od brutto aplikacji', net: 'od netto aplikacji' },
  withoutGross: 'Gdy aplikacja nie podaje brutto',
  withoutGrossKinds: { block: 'nie zamykaj tygodnia', net: 'licz VAT od jej netto' },
  vatFloor: 'Nigdy poniżej zera',
  vatFloorHint: 'Ujemna podstawa niczego nie zwraca, a ulga nie przekroczy naliczonego VAT.',
  relief: 'Ulga za VAT w paliwie kierowcy',
  reliefRate: 'Jaka część VAT',
  reliefFraction: 'VAT w cenie paliwa',
  reliefNumerator: 'VAT w paliwie, licznik',
  reliefDenominator: 'VAT w paliwie, mianownik',

  costs: 'Koszty i gwarancja',
  fee: 'Opłata partnerska',
  feeAmount: 'Za tydzień',
  feeAlways: 'Także w tygodniu bez przejazdów',
  guarantee: 'Minimum za pracę',
  guaranteeKinds: { none: 'brak gwarancji', week: 'za tydzień', shift: 'za zmianę' },
  guaranteeAmount: 'Kwota minimum',
  leastShifts: 'Od ilu zmian w tygodniu',
  fuel: 'Paliwo: część kierowcy',
  fuelHint: '100% to całe paliwo po stronie kierowcy, 0% po stronie floty.',

  reads: 'Tak przeczyta to kierowca',
  from: 'Obowiązuje od',
  note: 'Notatka do wersji',
  noteHint: 'Dlaczego zmiana. Widzi ją tylko biuro.',
  save: (week: number) => `Zapisz od tygodnia ${week}`,
  unchanged: 'Nic nie zmieniono.',
  saved: (version: number, week: number) => `Wersja ${version} obowiązuje od tygodnia ${week}.`,
  /** Which weeks that run or are over a version has changed, and which not. */
  reached: (past: readonly { readonly week: number; readonly open: number; readonly closed: number }[]) =>
    [
      listedWeeks('Zmienia otwarte tygodnie', past, 'open'),
      listedWeeks('Zamknięte tygodnie zostają, jak były', past, 'closed'),
    ]
      .filter(Boolean)
      .join(' '),
  reachedTitle: (version: number) => `Wersja ${version} działa też wstecz`,
  leave: 'Zmiany tej zasady nie są zapisane i przepadną.',
  nothingBack: 'Wstecz nic się nie zmieni.',
  nothingBackText: 'Zamknięte tygodnie zostają na wersji, którą zostały rozliczone.',
  startsInPast:
    'Ten tydzień już trwa albo minął. Nowa wersja obejmie go tylko u kierowców, których tydzień nie jest zamknięty.',

  live: (week: number) => `Na żywo: tydzień ${week}`,
  liveHint: 'Prawdziwe liczby, nic się nie zapisuje. Bez długów z wcześniejszych tygodni.',
  liveWeek: 'Tydzień przykładu',
  driver: 'Kierowca w przykładzie',
  amounts: 'Kwoty w zł',
  before: 'Teraz',
  after: 'Po zmianie',
  diff: 'Różnica',
  toPay: 'Wynik tygodnia',
  noDrivers: 'W tym tygodniu nikt z tej zasady nie ma wyników. Wybierz inny tydzień.',
  counting: 'Liczę przykład…',
  noBefore: 'W tym tygodniu nie obowiązywała jeszcze żadna zasada, więc nie ma z czym porównać.',

  whole: 'Wszyscy, których dotyczy',
  people: (drivers: number) => counted(drivers, 'kierowca', 'kierowców', 'kierowców'),
  driversBefore: 'Kierowcy teraz',
  driversAfter: 'Kierowcy po zmianie',
  cost: 'Koszt dla floty',
  gains: (drivers: number) =>
    `${counted(drivers, 'kierowca zyskuje', 'kierowców zyskuje', 'kierowców zyskuje')}`,
  loses: (drivers: number) => `${counted(drivers, 'kierowca traci', 'kierowców traci', 'kierowców traci')}`,
  same: (drivers: number) => `${counted(drivers, 'kierowca', 'kierowców', 'kierowców')} bez zmian`,
  nobodyLoses: 'Nikt nie traci.',
  mostGained: (name: string, amount: string) => `Najwięcej zyskuje ${name}: ${amount} zł.`,
  mostLost: (name: string, amount: string) => `Najwięcej traci ${name}: ${amount} zł.`,
  left: (drivers: number) =>
    `${counted(drivers, 'kierowcy', 'kierowców', 'kierowców')} nie da się przeliczyć, bo dane tygodnia są niepełne.`,
  /** @param missing what they lack, as `Uber: brak brutto do VAT` */
  unknown: (drivers: number, missing: string) =>
    `Bez ${counted(drivers, 'kierowcy', 'kierowców', 'kierowców')}, bo nie wszystko o nich wiadomo (${missing}).`,
  exampleLacks: (missing: string) => `Wyniku nie da się policzyć. ${missing}.`,
  effectTable: 'Kierowcy i różnica po zmianie',
  name: 'Kierowca',
  showDriver: (name: string) => `Pokaż przykład: ${name}`,

  versions: 'Wersje',
  versionsHint: 'Zapisanej wersji nikt nie zmienia. Zaplanowaną można wycofać, zanim zacznie działać.',
  noVersions: 'Nie zapisano jeszcze żadnej wersji.',
  version: 'Wersja',
  week: 'Od tygodnia',
  rule: 'Zasada, tak przeczyta ją kierowca',
  author: 'Kto i kiedy',
  ended: 'Zakończona: obowiązuje zasada grupy albo floty.',
  withdrawn: (by: string) => `Wycofana, ${by}`,
  withdraw: 'Wycofaj',
  withdrawVersion: (version: number) => `Wycofaj wersję ${version}`,
  withdrawTitle: (version: number) => `Wycofać wersję ${version}?`,
  withdrawText:
    'Ta wersja jeszcze nie działa. Po wycofaniu nie obejmie żadnego tygodnia, a wpis zostanie w historii.',
  withdrawnDone: 'Wersja jest wycofana.',
  end: 'Zakończ zasadę',
  endTitle: 'Zakończyć tę zasadę?',
  endText: (week: number) =>
    `Od tygodnia ${week} kierowców rozliczy zasada grupy albo floty. Wcześniejsze tygodnie się nie zmienią.`,
  endConfirm: 'Zakończ',
  endedDone: (week: number) => `Zasada kończy się przed tygodniem ${week}.`,
} as const

/** Nothing where there are no such drivers. */
function listedWeeks(
  intro: string,
  past: readonly { readonly week: number; readonly open: number; readonly closed: number }[],
  of: 'open' | 'closed',
): string {
  const weeks = past
    .filter((one) => one[of] > 0)
    .map((one) => `${one.week} (${counted(one[of], 'kierowca', 'kierowców', 'kierowców')})`)
  return weeks.length === 0 ? '' : `${intro}: ${weeks.join(', ')}.`
}
