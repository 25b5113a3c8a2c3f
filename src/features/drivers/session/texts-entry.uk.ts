import type * as polish from './texts-entry.ts'

export const entryNote: typeof polish.entryNote = (address) =>
  address.includes('#')
    ? 'Це посилання лише для вас і відкриває календар без PIN 7 днів. Не пересилайте його.'
    : ''
