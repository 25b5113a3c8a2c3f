/** Of offered shifts, in the export of a driver's data (D28). */
export const marketDataTexts = {
  title: 'Oddawane i brane zmiany',
  columns: {
    role: 'Rola',
    date: 'Dzień',
    shift: 'Zmiana',
    state: 'Stan',
    offeredAt: 'Kiedy',
    endedAt: 'Koniec',
    reason: 'Powód odmowy',
  },
  words: {
    role: { giver: 'oddaje', taker: 'bierze', asked: 'zapytany' },
    shift: { day: 'Dzień', night: 'Noc' },
    state: {
      open: 'czeka',
      asked: 'czeka na biuro',
      done: 'oddana',
      withdrawn: 'cofnięta',
      refused: 'odmowa',
      expired: 'nieaktualna',
    },
  },
} as const
