export const preparationTexts = {
  title: 'Przygotowanie tygodnia',
  /** @param range `16–22 marca 2026` */
  week: (week: number, range: string) => `Tydzień ${week} · ${range}`,
  /** @param until `sobota, 14 marca, 18:00` */
  deadline: (until: string) => `termin: ${until}`,
  failedTitle: 'Nie udało się wczytać tygodnia',
  loading: 'Wczytywanie tygodnia',
  silentTab: 'Kto nie wysłał',
  forecastTab: 'Jak to będzie wyglądać',
  readersTab: 'Kto nie przeczytał',
  whichWeek: 'Który grafik',
  weekAlone: (week: number) => `Tydzień ${week}`,
  running: (week: number) => `Tydzień ${week}, trwa`,
} as const
