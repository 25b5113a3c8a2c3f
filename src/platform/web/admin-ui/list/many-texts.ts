import { grouped } from '#kernel/polish-text.ts'

/** What every act on many rows says. */
export const manyTexts = {
  cancel: 'Anuluj',
  close: 'Zamknij',
  undo: 'Cofnij',
  undone: 'Cofnięto.',
  left: (count: number) => `Pominięte: ${grouped(count)}`,
} as const
