/** What the audit log calls what was done here. */
export const actionTexts = {
  setMileage: 'Wpisanie przebiegu zmiany',
} as const
