/** On a row of the driver's week, where the fleet lets its drivers exchange shifts. */
export const giveTexts = {
  give: 'Oddaj',
  giveNamed: (what: string) => `Oddaj zmianę: ${what}`,
  givenAll: 'Oddajesz wszystkim',
  givenOne: 'Oddajesz jednej osobie',
  givenAsked: 'Ktoś chce tej zmiany. Decyduje biuro.',
  takeBack: 'Cofnij',
  takeBackNamed: (what: string) => `Cofnij oddanie: ${what}`,
  /** Of the market's row. */
  asks: (shifts: number) => `Czeka na Twoją odpowiedź: ${shifts}`,
} as const
