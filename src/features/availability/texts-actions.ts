/** What the audit log calls what was done here. */
export const actionTexts = {
  submitAvailability: 'Przesłanie dyspozycyjności',
  confirmWaitingForms: 'Potwierdzenie formularzy nieznanych osób',
  deleteWaitingForms: 'Usunięcie formularzy nieznanych osób',
  exportSubmissions: 'Eksport dyspozycyjności',
  signSubmission: 'Podpis dyspozycyjności',
  setFuelCard: 'Karta paliwowa',
  addSubmissionShift: 'Dodanie zmiany do dyspozycyjności',
  removeSubmissionShift: 'Usunięcie zmiany z dyspozycyjności',
  updateSubmissionShifts: 'Zmiana wybranych zmian',
  removeSubmission: 'Usunięcie dyspozycyjności',
} as const
