import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-pdf.ts'

export const texts: SameTexts<typeof polish.texts> = {
  number: 'ნომერი',
  draft: 'მონახაზი, ნომრის გარეშე',
  position: 'პოზიცია',
  computation: 'როგორ გამოითვალა',
  source: 'წყარო',
  amount: 'თანხა, zł',
  ledger: 'ბალანსი',
  date: 'თარიღი',
  what: 'რა',
  balance: 'ბალანსი, zł',
  next: 'რა იქნება შემდეგ',
  rule: 'წესი სიტყვებით',
  objection: 'არ ეთანხმებით?',
  checksum: (digits) => `საკონტროლო ჯამი ${digits}`,
  noInvoice: 'ეს არ არის ინვოისი',
  page: (page, pages) => `გვერდი ${page} / ${pages}`,
}
