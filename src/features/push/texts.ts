export const pushTexts = {
  unknownService: 'Tej przeglądarki nie obsługujemy. Spróbuj w Chrome, Firefox, Edge albo Safari.',
  badKeys: 'Przeglądarka podała niepoprawny klucz. Odśwież stronę i spróbuj ponownie.',
} as const

/** On the lock screen, so without names and plates: each opens the calendar. */
export const PUSH_MESSAGES = {
  changed: { title: 'Zmiana w Twoim grafiku', body: 'Dotknij, żeby zobaczyć, co się zmieniło.' },
  published: { title: 'Jest nowy grafik', body: 'Dotknij, żeby zobaczyć swoje zmiany.' },
} as const

/** Of a driver's data (export, preview of a merge). */
export const pushDataTexts = {
  title: 'Powiadomienia na telefon',
  columns: { device: 'Urządzenie', createdAt: 'Od kiedy', lastTakenAt: 'Ostatnie powiadomienie' },
} as const
