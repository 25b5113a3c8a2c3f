/** Of forms that came in a driver's name without a login, in the export of what is held (D28). */
export const unprovenDataTexts = {
  title: 'Formularze wysłane bez zalogowania',
  columns: {
    year: 'Rok',
    week: 'Tydzień',
    sentAt: 'Wysłano',
    asked: 'Wybrane zmiany',
    reason: 'Powód',
    reasonText: 'Opis powodu',
    answer: 'Odpowiedź kierowcy',
    answeredAt: 'Kiedy odpowiedział',
  },
  words: { answer: { mine: 'to ja', 'not-mine': 'to nie ja' } },
} as const
