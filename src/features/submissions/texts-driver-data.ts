/** Of what availability holds of a driver, in the export and in the preview of a merge (D28). */
export const driverDataTexts = {
  parts: {
    submissions: {
      title: 'Dyspozycyjność',
      columns: {
        number: 'Numer',
        year: 'Rok',
        week: 'Tydzień',
        createdAt: 'Wysłano',
        fullName: 'Imię i nazwisko',
        phone: 'Telefon',
        email: 'E-mail',
        reason: 'Powód',
        reasonText: 'Opis powodu',
        asked: 'O co prosił kierowca',
        signed: 'Podpisane',
        fuelCard: 'Karta paliwowa',
      },
    },
    choices: {
      title: 'Wybrane zmiany',
      columns: { date: 'Data', shift: 'Zmiana', source: 'Skąd' },
      words: { source: { form: 'formularz', office: 'biuro', 'free-shift': 'dobrana zmiana' } },
    },
    changes: {
      title: 'Zmiany dyspozycyjności po wysłaniu',
      columns: {
        at: 'Kiedy',
        year: 'Rok',
        week: 'Tydzień',
        kind: 'Co się stało',
        byName: 'Kto w biurze',
        before: 'Było',
        after: 'Jest',
      },
      words: {
        kind: {
          edited: 'zmiana kierowcy',
          withdrawn: 'wycofanie przez kierowcę',
          promoted: 'zwolniło się miejsce',
          office: 'zmiana biura',
          deleted: 'usunięcie przez biuro',
          disowned: 'to nie ja: cofnięty formularz',
          entered: 'wpisane przez biuro',
        },
      },
    },
    attempts: {
      title: 'Odrzucone ponowne wysłania',
      columns: { at: 'Kiedy', fullName: 'Imię i nazwisko' },
    },
  },
} as const
