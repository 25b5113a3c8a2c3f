import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-kinds.ts'

export const ledgerKindTexts: SameTexts<typeof polish.ledgerKindTexts> = {
  kinds: {
    'on-the-way': 'Порученный перевод',
    settlement: 'Расчёт',
    reopening: 'Открыто снова',
    correction: 'Корректировка',
    'pay-in': 'Внесение',
    payout: 'Выплата',
    'payout-returned': 'Перевод вернулся',
    storno: 'Сторно',
    link: 'Объединённый водитель',
  },
  ofWeek: (kind, week) => `${kind}, неделя ${week}`,
}
