import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-kinds.ts'

export const ledgerKindTexts: SameTexts<typeof polish.ledgerKindTexts> = {
  kinds: {
    'on-the-way': 'Доручений переказ',
    settlement: 'Розрахунок',
    reopening: 'Відкрито знову',
    correction: 'Коригування',
    'pay-in': 'Внесення',
    payout: 'Виплата',
    'payout-returned': 'Переказ повернувся',
    storno: 'Сторно',
    link: 'Об’єднаний водій',
  },
  ofWeek: (kind, week) => `${kind}, тиждень ${week}`,
}
