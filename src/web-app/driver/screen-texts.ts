import type { ScreenName } from './routes.ts'

type OwnFileScreen = Exclude<ScreenName, 'availability' | 'not-found'>

/** What the pages beside the form say without network, and of what is kept where they break. */
export const screenTexts = {
  offline: {
    'fleet-calendar':
      'Brak połączenia z internetem. To, co widzisz, może być nieaktualne. Inny tydzień wczyta się, kiedy wróci internet.',
    'own-calendar': 'Brak połączenia z internetem. To, co widzisz, może być nieaktualne.',
    'own-statements':
      'Brak połączenia z internetem. To, co widzisz, może być nieaktualne. Pytanie, którego nie wyślesz, zostanie na tym urządzeniu.',
    market:
      'Brak połączenia z internetem. To, co widzisz, może być nieaktualne. Zmiana jest Twoja dopiero, kiedy ta strona to potwierdzi.',
    handover:
      'Brak połączenia z internetem. Możesz dalej odbierać i zdawać auto: wszystko czeka na tym telefonie i wyśle się samo.',
    fuel: 'Brak połączenia z internetem. Wpisane dane są zapisane na tym urządzeniu. Wyślij je, kiedy wróci internet.',
    'service-confirmation': 'Brak połączenia z internetem.',
    'not-mine': 'Brak połączenia z internetem. Kiedy wróci, otwórz link jeszcze raz.',
    'entry-link': 'Brak połączenia z internetem. Kiedy wróci, otwórz link jeszcze raz.',
  } satisfies Record<OwnFileScreen, string>,
  kept: {
    'fleet-calendar': 'Grafik jest bezpieczny: pobierze się jeszcze raz.',
    'own-calendar': 'Grafik jest bezpieczny: pobierze się jeszcze raz.',
    'own-statements':
      'Rozliczenia są bezpieczne: pobiorą się jeszcze raz. Pytanie, którego nie wyślesz, zostanie na tym urządzeniu.',
    market: 'Zmiany są bezpieczne. Sprawdź w kalendarzu, czy ostatnio wybrana jest już Twoja.',
    handover: 'To, co zapisano o aucie, czeka na tym telefonie i wyśle się samo.',
    fuel: 'Wpisane dane są zapisane na tym urządzeniu.',
    'service-confirmation': 'Otwórz link z wiadomości jeszcze raz.',
    'not-mine': 'Otwórz link z wiadomości jeszcze raz.',
    'entry-link': 'Otwórz link z wiadomości jeszcze raz.',
  } satisfies Record<OwnFileScreen, string>,
} as const
