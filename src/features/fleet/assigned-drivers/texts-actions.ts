/** What the audit log calls what was done here. */
export const actionTexts = {
  assignDriverToCar: 'Przypisanie kierowcy do auta',
  setPrimaryCar: 'Zmiana auta głównego kierowcy',
  releaseDriverFromCar: 'Odpięcie kierowcy od auta',
} as const
