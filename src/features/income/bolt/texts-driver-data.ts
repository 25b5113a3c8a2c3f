/** Hours by Bolt in a driver's exported data. */
export const boltDataTexts = {
  title: 'Godziny w aplikacji Bolt',
  columns: {
    date: 'Data',
    shift: 'Zmiana',
    onlineMinutes: 'Online [min]',
    drivingMinutes: 'Jazda [min]',
    breakMinutes: 'Przerwa [min]',
  },
} as const
