/** Fuel in a driver's exported data. */
export const fuelDataTexts = {
  title: 'Paliwo i godziny',
  columns: {
    date: 'Data',
    shift: 'Zmiana',
    reg: 'Rejestracja',
    petrolLitres: 'Benzyna [l]',
    gasLitres: 'Gaz [l]',
    hours: 'Godziny',
    costPln: 'Koszt [zł]',
    sentAt: 'Wysłano',
  },
  words: { shift: { day: 'dzień', night: 'noc' } },
} as const
