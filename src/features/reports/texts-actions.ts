/** What the audit log calls what was done here. */
export const actionTexts = {
  sendSingleAverage: 'Wysłanie raportu tygodnia',
  sendPeriodAverage: 'Wysłanie raportu okresu',
  exportShiftAverages: 'Eksport raportu',
} as const
