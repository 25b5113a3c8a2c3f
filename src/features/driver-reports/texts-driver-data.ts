/** Of what drivers told the office, in the export of a driver's data (D28). */
export const reportDataTexts = {
  title: 'Zgłoszenia do biura',
  columns: {
    kind: 'Co',
    date: 'Dzień',
    shift: 'Zmiana',
    reg: 'Auto',
    minutes: 'Spóźnienie (min)',
    drives: 'Auto jedzie',
    text: 'Opis',
    photos: 'Zdjęcia',
    sentAt: 'Wysłane',
    takenAt: 'Biuro przyjęło',
    withdrawnAt: 'Cofnięte',
  },
  words: {
    kind: { ill: 'choroba', late: 'spóźnienie', car: 'problem z autem', well: 'jednak pojadę' },
    shift: { day: 'Dzień', night: 'Noc' },
  },
} as const
