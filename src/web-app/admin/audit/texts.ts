export const auditNameTexts = {
  stranger: 'ktoś niezalogowany',
  fuel: 'obsługa paliwa',
  fleetPin: 'ktoś z PIN-em floty',
  deletedCar: 'usunięte auto',
  deletedDriver: 'usunięty kierowca',
  deletedUser: 'usunięty użytkownik',
} as const
