export const monthTexts = {
  month: 'Ustawienia miesiąca',
  limits: 'Limity dzienne',
  notifications: 'Ustawienia powiadomień',
  title: 'Ustawienia / Miesiąc',
} as const
