import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-pdf.ts'

export const texts: SameTexts<typeof polish.texts> = {
  number: 'number',
  draft: 'draft, no number',
  position: 'Item',
  computation: 'How it was worked out',
  source: 'Source',
  amount: 'Amount, zł',
  ledger: 'Balance',
  date: 'Date',
  what: 'What',
  balance: 'Balance, zł',
  next: 'What comes next',
  rule: 'The rule in words',
  objection: 'You don’t agree?',
  checksum: (digits) => `checksum ${digits}`,
  noInvoice: 'This is not an invoice',
  page: (page, pages) => `page ${page} of ${pages}`,
}
