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
  /** In place of what an erased person wrote. */
  erased: '(usunięto)',
} as const
