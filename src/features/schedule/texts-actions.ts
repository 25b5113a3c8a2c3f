/** What the audit log calls what was done here. */
export const actionTexts = {
  generateWeek: 'Wygenerowanie grafiku',
  updateWeek: 'Aktualizacja grafiku',
  publishWeek: 'Publikacja grafiku',
  seatWaiting: 'Posadzenie zgłoszeń po wygenerowaniu',
  exportGeneratedWeek: 'Eksport grafiku',
} as const
