/** What the audit log calls what was done here. */
export const actionTexts = {
  openFleetCalendar: 'Otwarcie kalendarza floty',
  openOwnCalendar: 'Otwarcie kalendarza kierowcy',
  closeCalendars: 'Zamknięcie kalendarzy',
  showDriverPin: 'Odczyt PIN-u kierowcy',
  renewDriverPin: 'Nowy PIN kierowcy',
} as const
