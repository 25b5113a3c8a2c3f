/** What the audit log calls what was done here. */
export const actionTexts = {
  readMessage: 'Odczyt wiadomości',
  retryMessage: 'Ponowienie wiadomości',
  cancelMessage: 'Zatrzymanie wiadomości',
  saveTemplate: 'Zmiana treści SMS-a',
  resetTemplate: 'Przywrócenie treści SMS-a',
  setMessaging: 'Ustawienia wiadomości',
  sendTestMessage: 'Wiadomość próbna',
} as const
