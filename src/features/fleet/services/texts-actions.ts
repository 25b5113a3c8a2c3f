/** What the audit log calls what was done here. */
export const actionTexts = {
  addService: 'Dodanie serwisu',
  updateService: 'Zmiana serwisu',
  removeService: 'Usunięcie serwisu',
  sendServiceLink: 'Wysłanie linku do serwisu',
  confirmService: 'Potwierdzenie serwisu',
} as const
