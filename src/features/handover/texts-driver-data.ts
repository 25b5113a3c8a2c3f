/** Of the file with everything that is kept of a driver. */
export const handoverDataTexts = {
  handovers: {
    title: 'Odbiory i zdania aut',
    columns: {
      date: 'Data zmiany',
      shift: 'Zmiana',
      kind: 'Co',
      reg: 'Auto',
      at: 'Kiedy',
      km: 'Przebieg (km)',
      fuel: 'Paliwo (ósme części baku)',
      remark: 'Uwagi',
      objection: 'Zastrzeżenia',
      photos: 'Zdjęcia',
    },
    words: { kind: { take: 'odbiór', return: 'zdanie' }, shift: { day: 'dzień', night: 'noc' } },
  },
  damages: {
    title: 'Zaznaczone uszkodzenia aut',
    columns: { at: 'Kiedy', kind: 'Rodzaj', remark: 'Opis' },
    words: {
      kind: {
        scratch: 'rysa',
        dent: 'wgniecenie',
        crack: 'pęknięcie',
        broken: 'stłuczone',
        missing: 'brak części',
        other: 'inne',
      },
    },
  },
} as const
