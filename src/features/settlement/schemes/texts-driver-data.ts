/** What a driver's own data say of schemes. */
export const schemeDataTexts = {
  groups: {
    title: 'Grupy zasad wypłat',
    columns: { group: 'Grupa', from: 'Od', to: 'Do' },
  },
  versions: {
    title: 'Własne zasady wypłat',
    columns: {
      version: 'Wersja',
      from: 'Od tygodnia (poniedziałek)',
      scheme: 'Zasada',
      note: 'Notatka',
      createdAt: 'Zapisano',
    },
  },
} as const
