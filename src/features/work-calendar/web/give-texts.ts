/** On a row of the driver's week, where the fleet lets its drivers exchange shifts. */
export const giveTexts = {
  give: 'Oddaj',
  giveNamed: (what: string) => `Oddaj zmianę: ${what}`,
} as const
