/** Of messages about statements, in the export of a driver's data (D28). */
export const ownStatementDataTexts = {
  tellings: {
    title: 'Powiadomienia o rozliczeniach',
    columns: { statement: 'Rozliczenie', way: 'Jak', toldAt: 'Kiedy' },
  },
  channel: {
    title: 'Wybrane powiadomienie o rozliczeniu',
    columns: { channel: 'Jak', chosenAt: 'Od kiedy' },
  },
} as const
