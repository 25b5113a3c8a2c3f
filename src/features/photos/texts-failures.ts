/** What drivers are told where a photo is not taken, or not shown. */
export const photoFailures = {
  photo: 'Nie udało się odczytać zdjęcia. Zrób je jeszcze raz.',
  notPhoto: 'To nie jest zdjęcie JPEG. Zrób je aparatem jeszcze raz.',
  photoTooLarge: 'Zdjęcie jest za duże. Zrób je jeszcze raz.',
  noPhoto: 'Nie ma takiego zdjęcia.',
} as const
