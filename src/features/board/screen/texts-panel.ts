import { counted } from '#kernel/polish-text.ts'

/** Beside the rows: who waits, and who fits the seat that is looked at. */
export const panelTexts = {
  layout: 'Układ planszy',
  layouts: { panes: 'Dwa panele', rows: 'Auta w wierszach' },
  reserveOf: 'Rezerwa dnia',
  seat: 'Wybrane miejsce',
  close: 'Pokaż rezerwę dnia',
  drives: (name: string) => `Jedzie: ${name}`,
  instead: 'Kto mógłby tu jechać',
  offer: 'Zaproponuj innym…',
  best: 'Najlepiej pasują',
  ownCar: 'auto główne',
  dropHere: { reserve: 'Upuść: do rezerwy', 'on-call': 'Upuść: do dyspozycji' },
  hint: 'Wybierz miejsce w grafiku, a zobaczysz, kto do niego najlepiej pasuje.',
  rest: (count: number) => `Pokaż pozostałych: ${count}`,
  seatWith: 'Obsadź: ',
} as const

/** `3 zm.` */
export function shiftsShort(count: number): string {
  return `${count} zm.`
}

/** `3 zmiany w tygodniu` */
export function shiftsOfWeek(count: number): string {
  return `${counted(count, 'zmiana', 'zmiany', 'zmian')} w tygodniu`
}
