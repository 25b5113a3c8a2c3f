export const capacityTexts = {
  alreadyWholeDay: 'Jest już dodany limit na cały dzień dla wybranego dnia.',
  alreadyNight: 'Jest już dodany limit na cały dzień dla wybranego dnia na zmiane Nocną',
  alreadyDay: 'Jest już dodany limit na cały dzień dla wybranego dnia na zmiane dzienną',
  atLeastOneCar: 'Liczba aut musi wynosić co najmniej 1.',
  chooseShift: 'Wybierz zmianę: Dzień, Noc albo cały dzień.',
  noSuchDate: 'W kalendarzu nie ma takiego dnia.',
  removeFailed: 'Nie udało się usunąć limitu - spróbuj ponownie później.',
  addedDay: 'Limit na dzień został dodany pomyślnie.',
  addedNight: 'Limit na noc został dodany pomyślnie.',
  addedWholeDay: 'Limit na cały dzień został dodany pomyślnie.',
  removed: (date: string) => `Limit na dzień ${date} został usunięty pomyślnie.`,
} as const
