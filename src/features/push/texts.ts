export const pushTexts = {
  unknownService: 'Tej przeglądarki nie obsługujemy. Spróbuj w Chrome, Firefox, Edge albo Safari.',
  badKeys: 'Przeglądarka podała niepoprawny klucz. Odśwież stronę i spróbuj ponownie.',
} as const

/** On the lock screen, so without names, plates and amounts: each opens its page. */
export const PUSH_MESSAGES = {
  changed: { title: 'Zmiana w Twoim grafiku', body: 'Dotknij, żeby zobaczyć, co się zmieniło.' },
  published: { title: 'Jest nowy grafik', body: 'Dotknij, żeby zobaczyć swoje zmiany.' },
  'shift-reminder': { title: 'Niedługo masz zmianę', body: 'Dotknij, żeby zobaczyć, gdzie i czym jedziesz.' },
  'form-reminder': { title: 'Formularz niedługo się zamknie', body: 'Dotknij, żeby wysłać swój grafik.' },
  'form-request': {
    title: 'Czekamy na Twój grafik',
    body: 'Dotknij, żeby powtórzyć poprzedni albo wybrać zmiany.',
  },
  'statement-ready': { title: 'Jest Twoje rozliczenie', body: 'Dotknij, żeby je zobaczyć.' },
  'market-offer': { title: 'Zmiana do wzięcia', body: 'Dotknij, żeby ją zobaczyć.' },
  'market-own': { title: 'Wieści o Twojej zmianie', body: 'Dotknij, żeby zobaczyć.' },
  'market-answer': { title: 'Jest odpowiedź w sprawie zmiany', body: 'Dotknij, żeby zobaczyć.' },
} as const

/** Of a driver's data (export, preview of a merge). */
export const pushDataTexts = {
  title: 'Powiadomienia na telefon',
  columns: { device: 'Urządzenie', createdAt: 'Od kiedy', lastTakenAt: 'Ostatnie powiadomienie' },
} as const
