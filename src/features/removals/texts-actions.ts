/** What the audit log calls what was done here. */
export const actionTexts = {
  addRemoveShiftReason: 'Usunięcie zmiany z grafiku',
  withdrawRemoveShiftReason: 'Cofnięcie usunięcia zmiany',
  listRemovedShifts: 'Odczyt usuniętych zmian',
  exportRemovedShifts: 'Eksport usuniętych zmian',
} as const
