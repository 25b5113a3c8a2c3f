/** Of a driver's data (export). */
export const reminderDataTexts = {
  title: 'Przypomnienia',
  columns: { evening: 'Godzina wieczorem', otherwise: 'Bez powiadomień na telefonie', changedAt: 'Wybrano' },
  words: {
    evening: { fleet: 'jak we flocie', off: 'wyłączone' },
    otherwise: { fleet: 'jak we flocie', none: 'bez przypomnień', email: 'e-mail', sms: 'SMS' },
  },
} as const
