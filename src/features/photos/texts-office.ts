/** Of photos that the office looks at. */
export const officePhotoTexts = {
  openNamed: (what: string) => `Powiększ: ${what}`,
  of: (number: number, all: number) => `Zdjęcie ${number} z ${all}`,
  previous: 'Poprzednie zdjęcie',
  next: 'Następne zdjęcie',
  whole: 'Otwórz w nowej karcie',
  gone: 'Nie udało się pokazać zdjęcia. Mogło już zostać usunięte. Odśwież stronę.',
} as const
