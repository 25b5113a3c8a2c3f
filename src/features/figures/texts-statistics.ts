/** Sentences of the calls that read figures (Spec 2 §8; D33). */
export const statisticsTexts = {
  rangeReversed: 'Początek okresu musi być wcześniejszy niż jego koniec albo przypadać tego samego dnia.',
  rangeTooLong: 'Okres może mieć najwyżej 11 lat. Wybierz krótszy.',
  bothEnds: 'Podaj początek i koniec okresu.',
  tooManyRows: 'W tym okresie jest więcej niż 20 000 wyników, za dużo na jedną listę. Wybierz krótszy okres.',
  forAdministrators: 'Rentowność widzą tylko administratorzy.',
  wrongFigure: 'Nie ma takiej wielkości.',
} as const

const FILE_APPS = { bolt: 'Bolt', uber: 'Uber', freenow: 'FreeNow' } as const
const FILE_KINDS = {
  gross: 'brutto',
  commission: 'prowizja',
  net: 'netto',
  tip: 'napiwki',
  toll: 'zwrot opłat drogowych',
  campaign: 'kampanie',
  cancellation: 'opłaty za anulowanie',
  cash: 'gotówka',
  adjustment: 'korekty',
  payout: 'wypłata z aplikacji',
} as const

/** Headings of the exported files (D37). */
export const RESULTS_FILES = {
  name: 'wyniki',
  weeksName: 'wyniki-tygodniowe',
  driverWeeksName: 'wyniki-kierowcow-tygodniowe',
  sheet: 'Wyniki',
  shifts: {
    start: ['Data', 'Zmiana', 'Kierowca', 'Auto', 'Zarobek [zł]', 'Zarobek to'],
    end: [
      'Przejazdy Bolt',
      'Przejazdy Uber',
      'Przejazdy FreeNow',
      'Kilometry',
      'Paliwo [zł]',
      'Paliwo według',
      'Spalanie [l/100 km]',
      'Przejazdy poza zmianami',
    ],
  },
  money: (app: keyof typeof FILE_APPS, kind: keyof typeof FILE_KINDS) =>
    `${FILE_APPS[app]} ${FILE_KINDS[kind]} [zł]`,
  incomeFrom: { sheet: 'z arkusza', net: 'netto', gross: 'brutto' },
  earnedBy: 'Zarobek według',
  earnedFrom: { sheet: 'arkusz', apps: 'aplikacje', both: 'arkusz i aplikacje' },
  fuelFrom: { page: 'strona paliwa', sheet: 'arkusz' },
  unsplit: 'Nie dzieli się na zmiany',
  weeks: [
    'Tydzień',
    'Od',
    'Do',
    'Zmiany dzienne',
    'Zmiany nocne',
    'Zarobek dzień [zł]',
    'Zarobek noc [zł]',
    'Nie dzieli się na zmiany [zł]',
    'Zarobek [zł]',
  ],
  driverWeeks: [
    'Tydzień',
    'Od',
    'Do',
    'Kierowca',
    'Zmiany',
    'Zarobek [zł]',
    'Zmiany liczone brutto',
    'Nie dzieli się na zmiany [zł]',
    'Nie dzieli się na zmiany według',
  ],
  figures: [
    'Gotówka [zł]',
    'Średnio na zmianę [zł]',
    'Kilometry',
    'Przejazdy Bolt',
    'Przejazdy Uber',
    'Przejazdy FreeNow',
    'Przejazdy razem',
  ],
} as const
