/** What the audit log calls what was done here. */
export const actionTexts = {
  savePaper: 'Zapis dokumentu',
  removePaper: 'Usunięcie dokumentu',
  addPaperKind: 'Dodanie rodzaju dokumentu',
  editPaperKind: 'Zmiana rodzaju dokumentu',
  removePaperKind: 'Usunięcie rodzaju dokumentu',
} as const
