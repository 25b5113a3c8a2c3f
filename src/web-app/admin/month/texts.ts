export const monthTexts = {
  month: 'Ustawienia miesiąca',
  limits: 'Limity dzienne',
  notifications: 'Ustawienia powiadomień',
  bolt: 'Bolt',
  title: 'Ustawienia / Miesiąc',
} as const
