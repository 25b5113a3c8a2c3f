export const inputTexts = {
  noObject: 'Dane muszą być obiektem JSON.',
  wrong: 'Ta wartość jest niepoprawna.',
  unseen: 'Usuń znaki, których nie widać, i spróbuj ponownie.',
  needed: 'Wypełnij to pole.',
  tooLong: 'Ta wartość jest za długa albo za duża.',
} as const
