/** Of a photo that follows what a driver told the office. */
export const reportPhotoFailures = {
  noReport: 'Tego zgłoszenia już nie ma albo zostało zmienione, więc zdjęcia nie można dodać.',
  otherDriver: 'To zdjęcie należy do zgłoszenia innej osoby. Wyśle się, kiedy ta osoba się zaloguje.',
  tooMany: 'Dziś wysłano już bardzo dużo zdjęć. To pójdzie jutro; jeśli jest pilne, zadzwoń do biura.',
} as const
