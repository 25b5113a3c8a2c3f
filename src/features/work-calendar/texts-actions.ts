/** What the audit log calls what was done here. */
export const actionTexts = {
  readOwnChanges: 'Potwierdzenie zmian w grafiku przez kierowcę',
  pickFreeShifts: 'Dobranie wolnej zmiany',
  disownPick: 'Oddanie zmiany dobranej PIN-em floty (to nie ja)',
  resolveDisownedPick: 'Załatwienie zgłoszenia „to nie ja”',
  renewCalendarSubscription: 'Nowy adres subskrypcji kalendarza',
  revokeCalendarSubscription: 'Wyłączenie subskrypcji kalendarza',
} as const
