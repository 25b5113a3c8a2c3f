import { HAPPENING_TEXTS } from './texts.ts'

/** Of what happened to a driver, in the export of a driver's data (D28). */
export const happeningDataTexts = {
  title: 'Zdarzenia w tygodniach',
  columns: {
    kind: 'Co',
    dayStart: 'Od dnia',
    shiftStart: 'Od zmiany',
    dayEnd: 'Do dnia',
    shiftEnd: 'Do zmiany',
    note: 'Notatka biura',
    createdAt: 'Wpisano',
    undoneAt: 'Cofnięto',
  },
  words: {
    kind: HAPPENING_TEXTS,
    shiftStart: { day: 'Dzień', night: 'Noc' },
    shiftEnd: { day: 'Dzień', night: 'Noc' },
  },
} as const
