/** What the audit log calls what was done here. */
export const actionTexts = {
  importResults: 'Wczytanie pliku wyników',
  saveColumnNames: 'Zapamiętanie nagłówków pliku wyników',
  fillResults: 'Wczytanie arkusza wyników',
} as const
