/** Of a driver's papers, in the export and in the preview of a merge (D28). */
export const driverPaperTexts = {
  title: 'Dokumenty',
  columns: { name: 'Rodzaj', number: 'Numer', issuedOn: 'Wydany', expiresOn: 'Ważny do' },
} as const
