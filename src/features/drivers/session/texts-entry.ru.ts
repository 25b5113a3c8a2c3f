import type * as polish from './texts-entry.ts'

export const entryNote: typeof polish.entryNote = (address) =>
  address.includes('#')
    ? 'Эта ссылка только для вас и открывает календарь без PIN 7 дней. Не пересылайте её.'
    : ''
