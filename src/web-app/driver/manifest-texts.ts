/** What a phone shows of the installed page (W3C, Web App Manifest). */
export const manifestTexts = {
  language: 'pl',
  name: 'Grafik kierowcy',
  /** Under the icon: about twelve letters have room. */
  shortName: 'Grafik',
  description: 'Kiedy i którym autem jedziesz, także bez internetu.',
  shortcuts: { ownCalendar: 'Mój kalendarz', availability: 'Dyspozycyjność' },
} as const
