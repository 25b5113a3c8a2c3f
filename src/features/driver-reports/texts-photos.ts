/** Of the photos of a problem with the car, on the driver's phone. */
export const reportPhotoTexts = {
  title: 'Zdjęcia (niekonieczne)',
  count: (done: number) => `${done} z 4`,
  take: 'Zrób zdjęcie',
  choose: 'Wybierz z telefonu',
  photo: (number: number) => `Zdjęcie ${number}`,
  remove: (number: number) => `Usuń zdjęcie ${number}`,
  most: 'Zdjęć może być najwyżej 4. Reszty nie dodano.',
  lost: 'Zdjęcie nie zachowało się w telefonie. Dodaj je jeszcze raz.',
  busy: 'Zmniejszamy zdjęcie. Wyślij za chwilę.',
  replaces: 'Biuro dostanie to zamiast zgłoszenia, które jeszcze czeka. Jego zdjęcia znikną.',
  willGet: (count: number) => `zdjęcia: ${count}`,
  wait: (count: number) => `zdjęcia do wysłania: ${count}, wyślą się same`,
  failed: (count: number) => `Nie wysłano zdjęć: ${count}. Jeśli są potrzebne, zgłoś problem jeszcze raz.`,
  understood: 'Rozumiem',
} as const
