import { looseKey } from '#kernel/polish-text.ts'

/** Why a row was left out though nothing is wrong with it. */
export type Skipped =
  | 'total'
  | 'company'
  | 'empty'
  | 'payout'
  | 'repeated-headings'
  | 'repeated-row'
  | 'other-offer'
  | 'by-day'

const TOTALS: ReadonlySet<string> = new Set(
  [
    'Wszyscy Kierowcy',
    'Suma',
    'Razem',
    'Łącznie',
    'Ogółem',
    'All drivers',
    'Total',
    'Todos os motoristas',
    'Усі водії',
  ].map(looseKey),
)
/** Sp. z o.o., S.A. and the like, whole words at the end of a name. */
const COMPANY = /(?:^| )(?:sp z o ?o|sp k|sp j|s a|s c|spolka .*|ltd|lda|llc)$/

/** A row that sums up the others ('Wszyscy Kierowcy'). */
export function isTotal(name: string): boolean {
  return TOTALS.has(looseKey(name))
}

export function isCompany(name: string): boolean {
  return COMPANY.test(looseKey(name))
}
