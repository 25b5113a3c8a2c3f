/** Of what generated weeks hold of a driver, in the export and in the preview of a merge (D28). */
export const driverDataTexts = {
  kinds: { car: 'auto', reserve: 'rezerwa', onCall: 'do dyspozycji' },
  read: 'potwierdzona',
  seen: 'wyświetlona',
  parts: {
    shifts: {
      title: 'Zmiany w grafikach',
      columns: { date: 'Data', shift: 'Zmiana', reg: 'Auto', kind: 'Rodzaj' },
    },
    removed: {
      title: 'Zmiany odebrane',
      columns: { date: 'Data', shift: 'Zmiana', reg: 'Auto', at: 'Kiedy' },
    },
    pins: {
      title: 'Przypięcia w grafiku',
      columns: { date: 'Data', shift: 'Zmiana', kind: 'Rodzaj', at: 'Kiedy' },
    },
    receipts: {
      title: 'Przeczytane zmiany grafiku',
      columns: { week: 'Tydzień', kind: 'Jak', at: 'Kiedy' },
    },
    readings: { title: 'Otwarte grafiki', columns: { week: 'Tydzień', at: 'Pierwszy raz po publikacji' } },
    reasons: {
      title: 'Powody usunięcia zmian',
      columns: {
        date: 'Data',
        shift: 'Zmiana',
        reason: 'Powód',
        reasonText: 'Opis powodu',
        at: 'Kiedy',
      },
    },
  },
} as const
