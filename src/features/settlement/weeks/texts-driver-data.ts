/** Of a driver's closed weeks, in the export of a driver's data (D28). */
export const weekDataTexts = {
  statements: {
    title: 'Rozliczenia tygodni',
    columns: {
      number: 'Numer',
      version: 'Wersja',
      closedAt: 'Zamknięte',
      resultPln: 'Wynik (zł)',
      toPayPln: 'Do wypłaty (zł)',
      payeeName: 'Odbiorca',
      reopenedAt: 'Otwarte ponownie',
      reopenReason: 'Powód',
    },
  },
  questions: {
    title: 'Pytania do rozliczeń',
    columns: {
      statement: 'Rozliczenie',
      askedAt: 'Zadane',
      question: 'Pytanie',
      answeredAt: 'Odpowiedziano',
      answer: 'Odpowiedź',
    },
  },
  corrections: {
    title: 'Korekty rozliczeń',
    columns: {
      statement: 'Rozliczenie',
      state: 'Decyzja',
      amountPln: 'Kwota (zł)',
      apartPln: 'Najem własnego auta (zł)',
      decidedAt: 'Kiedy',
      reason: 'Powód',
    },
    words: { state: { accepted: 'przyjęta', declined: 'odrzucona' } },
  },
  explanations: {
    title: 'Wyjaśnienia przy zamykaniu tygodni',
    columns: {
      year: 'Rok',
      week: 'Tydzień',
      code: 'Czego dotyczy',
      reason: 'Wyjaśnienie',
      explainedAt: 'Kiedy',
    },
    words: {
      code: {
        'file-missing': 'brak pliku aplikacji',
        'sums-differ': 'niezgodne sumy',
        'report-spans': 'raport obejmuje dwa tygodnie',
        'reports-overlap': 'raporty nakładają się',
      },
    },
  },
  /** In place of what an erased person wrote, or somebody wrote of the person. */
  erased: '(usunięto)',
} as const
