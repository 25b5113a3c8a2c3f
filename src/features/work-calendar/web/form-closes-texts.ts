/** Of the form that closes soon, on the home of who has not sent it. */
export const formClosesTexts = {
  today: (hour: string) => `Formularz zamyka się dziś o ${hour}.`,
  tomorrow: (hour: string) => `Formularz zamyka się jutro o ${hour}.`,
  onDate: (day: string, hour: string) => `Formularz zamyka się ${day} o ${hour}.`,
  unsent: (week: string) => `Twojej dyspozycyjności na ${week} jeszcze nie ma.`,
  fill: 'Wypełnij i wyślij',
} as const
