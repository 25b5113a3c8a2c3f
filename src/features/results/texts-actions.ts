/** What the audit log calls what was done here. */
export const actionTexts = {
  importResults: 'Wczytanie pliku wyników',
  saveColumnNames: 'Zapamiętanie nagłówków pliku wyników',
  fillResults: 'Wczytanie arkusza wyników',
  exportResults: 'Eksport wyników',
  exportPlanReality: 'Eksport różnic między grafikiem a wynikami',
  settleUnmatched: 'Przypisanie osoby z pliku wyników',
  setMileage: 'Wpisanie przebiegu zmiany',
} as const
