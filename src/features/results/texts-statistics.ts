/** Sentences of the calls that read figures (Spec 2 §8; D33). */
export const statisticsTexts = {
  /** Of one whose results nobody has a name for any more. */
  unknownDriver: 'Usunięty kierowca',
  rangeReversed: 'Początek okresu musi być wcześniejszy niż jego koniec albo przypadać tego samego dnia.',
  rangeTooLong: 'Okres może mieć najwyżej 11 lat. Wybierz krótszy.',
  bothEnds: 'Podaj początek i koniec okresu.',
  tooManyRows: 'W tym okresie jest więcej niż 20 000 wyników, za dużo na jedną listę. Wybierz krótszy okres.',
  forAdministrators: 'Rentowność widzą tylko administratorzy.',
  wrongFigure: 'Nie ma takiej wielkości.',
} as const

/** Headings of the exported files (D37). */
export const RESULTS_FILES = {
  name: 'wyniki',
  weeksName: 'wyniki-tygodniowe',
  sheet: 'Wyniki',
  shifts: [
    'Data',
    'Zmiana',
    'Kierowca',
    'Auto',
    'Zarobek [zł]',
    'Bolt netto [zł]',
    'Bolt gotówka [zł]',
    'Bolt brutto [zł]',
    'Uber netto [zł]',
    'Uber gotówka [zł]',
    'FreeNow netto [zł]',
    'FreeNow gotówka [zł]',
    'Przejazdy Bolt',
    'Przejazdy Uber',
    'Przejazdy FreeNow',
    'Kilometry',
    'Paliwo [zł]',
    'Spalanie [l/100 km]',
  ],
  weeks: [
    'Tydzień',
    'Od',
    'Do',
    'Zmiany dzienne',
    'Zmiany nocne',
    'Zarobek dzień [zł]',
    'Zarobek noc [zł]',
    'Zarobek [zł]',
    'Średnio na zmianę [zł]',
    'Kilometry',
    'Przejazdy Bolt',
    'Przejazdy Uber',
    'Przejazdy FreeNow',
  ],
} as const
