/** What the audit log calls what was done here. */
export const actionTexts = {
  resolveUnmatched: 'Przypisanie osoby z pliku wyników',
} as const
