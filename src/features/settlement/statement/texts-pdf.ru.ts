import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-pdf.ts'

export const texts: SameTexts<typeof polish.texts> = {
  number: 'номер',
  draft: 'черновик, без номера',
  position: 'Позиция',
  computation: 'Как посчитано',
  source: 'Источник',
  amount: 'Сумма, zł',
  ledger: 'Баланс',
  date: 'Дата',
  what: 'Что',
  balance: 'Баланс, zł',
  next: 'Что дальше',
  rule: 'Правило словами',
  objection: 'Не согласны?',
  checksum: (digits) => `контрольная сумма ${digits}`,
  noInvoice: 'Это не счёт-фактура',
  page: (page, pages) => `страница ${page} из ${pages}`,
}
