import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-pdf.ts'

export const texts: SameTexts<typeof polish.texts> = {
  number: 'номер',
  draft: 'чернетка, без номера',
  position: 'Позиція',
  computation: 'Як обчислено',
  source: 'Джерело',
  amount: 'Сума, zł',
  ledger: 'Баланс',
  date: 'Дата',
  what: 'Що',
  balance: 'Баланс, zł',
  next: 'Що далі',
  rule: 'Правило словами',
  objection: 'Не погоджуєтеся?',
  checksum: (digits) => `контрольна сума ${digits}`,
  noInvoice: 'Це не рахунок-фактура',
  page: (page, pages) => `сторінка ${page} із ${pages}`,
}
