/** What the audit log calls what was done here. */
export const actionTexts = {
  addVehicle: 'Dodanie auta',
  editVehicle: 'Zmiana auta',
  deleteVehicle: 'Usunięcie auta',
  addVehicleChoice: 'Dodanie pozycji słownika',
  renameVehicleChoice: 'Zmiana nazwy w słowniku',
  removeVehicleChoice: 'Usunięcie pozycji słownika',
  setOldestYear: 'Najstarszy rocznik aut',
  importVehicles: 'Import listy aut',
  exportVehicles: 'Eksport listy aut',
} as const
