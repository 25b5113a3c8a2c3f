/** The fixed words of a statement on paper; what is said of one driver's week comes with the document. */
export const texts = {
  number: 'numer',
  draft: 'szkic, bez numeru',
  position: 'Pozycja',
  computation: 'Jak policzono',
  source: 'Źródło',
  amount: 'Kwota, zł',
  ledger: 'Saldo',
  date: 'Data',
  what: 'Co',
  balance: 'Saldo, zł',
  next: 'Co dalej',
  rule: 'Zasada słowami',
  objection: 'Nie zgadzasz się?',
  checksum: (digits: string) => `suma kontrolna ${digits}`,
  noInvoice: 'To nie jest faktura',
  page: (page: number, pages: number) => `strona ${page} z ${pages}`,
} as const
