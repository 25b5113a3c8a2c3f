/** Of the file with all that is held of one driver (D28). */
export const exportTexts = {
  fileName: (date: string) => `dane-kierowcy-${date}`,
  title: (name: string) => `Dane kierowcy: ${name}`,
  asOf: 'Stan na',
  none: 'Brak danych.',
  yes: 'tak',
  no: 'nie',
  record: 'Kartoteka',
  recordColumns: {
    fullName: 'Imię i nazwisko',
    phone: 'Telefon',
    email: 'E-mail',
    active: 'Aktywny',
    createdAt: 'Od kiedy',
  },
  messages: 'Wiadomości',
  messageColumns: {
    createdAt: 'Powstała',
    sentAt: 'Wysłana',
    kind: 'Rodzaj',
    to: 'Do',
    subject: 'Temat',
    state: 'Stan',
    text: 'Treść',
  },
  audit: 'Dziennik zdarzeń',
  auditColumns: { at: 'Kiedy', actor: 'Kto', action: 'Co', outcome: 'Wynik' },
} as const
