/** What the audit log calls what was done here. */
export const actionTexts = {
  addGrounding: 'Dodanie uziemienia',
  editGrounding: 'Zmiana uziemienia',
  removeGrounding: 'Usunięcie uziemienia',
} as const
