/** Of a driver's money with the fleet, in the export of a driver's data (D28). */
export const ledgerDataTexts = {
  entries: {
    title: 'Saldo z flotą',
    columns: {
      bookedAt: 'Kiedy',
      kind: 'Co',
      purse: 'Z jakiego salda',
      amountPln: 'Kwota (zł)',
      statement: 'Rozliczenie',
      receipt: 'Pokwitowanie',
      note: 'Opis',
    },
    words: {
      purse: { week: 'tygodnie', 'own-car': 'najem auta kierowcy' },
      kind: {
        settlement: 'rozliczenie tygodnia',
        reopening: 'otwarte ponownie',
        correction: 'korekta',
        'pay-in': 'wpłata',
        payout: 'wypłata',
        'payout-returned': 'przelew wrócił',
        storno: 'storno',
        link: 'połączony kierowca',
      },
    },
  },
} as const
