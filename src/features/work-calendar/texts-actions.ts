/** What the audit log calls what was done here. */
export const actionTexts = {
  openFleetCalendar: 'Otwarcie kalendarza floty',
  openOwnCalendar: 'Otwarcie kalendarza kierowcy',
  readOwnChanges: 'Potwierdzenie zmian w grafiku przez kierowcę',
  closeCalendars: 'Zamknięcie kalendarzy',
  pickFreeShifts: 'Dobranie wolnej zmiany',
  disownPick: 'Oddanie zmiany dobranej PIN-em floty (to nie ja)',
  settleDisownedPick: 'Załatwienie zgłoszenia „to nie ja”',
  renewCalendarSubscription: 'Nowy adres subskrypcji kalendarza',
  revokeCalendarSubscription: 'Wyłączenie subskrypcji kalendarza',
} as const
