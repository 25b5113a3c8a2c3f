/** Of a form that came with a driver's number and without a login: on the home, and behind the link. */
export const formDisownTexts = {
  title: 'Dyspozycyjność z Twoim numerem przyszła bez zalogowania',
  /** @param when day and hour */
  sent: (when: string) => `Wysłano: ${when}`,
  /** @param range `16–22 marca` */
  week: (range: string) => `Tydzień ${range}`,
  empty: 'Pusty grafik: bez żadnej zmiany.',
  ask: 'Czy to Ty?',
  mine: 'To ja',
  notMine: 'To nie ja',
  /** What 'To nie ja' does. */
  consequence:
    '„To nie ja” cofa ten formularz. Biuro floty dowie się o tym od razu, a formularze bez Twojego zalogowania poczekają na jego potwierdzenie.',
  disownedTitle: 'Biuro floty wie, że to nie Ty',
  disowned:
    'Formularz jest cofnięty. Formularze bez Twojego zalogowania czekają teraz na potwierdzenie biura. Swój wyślij po zalogowaniu.',
  undoAsk: 'Jednak to Ty? Formularz wróci jako Twój, na miejsca, które są wolne.',
  undo: 'To jednak ja',
  said: {
    mine: 'Dziękujemy. Formularz zostaje.',
    'not-mine': 'Formularz jest cofnięty. Biuro floty już wie.',
  },
  sending: 'Wysyłanie …',
  linkTitle: 'To nie ja',
  linkLead: 'Ktoś wysłał dyspozycyjność z Twoim numerem telefonu, bez zalogowania:',
  linkMine: 'Jeśli to Ty, nie musisz nic robić.',
  confirm: 'To nie ja - cofnij formularz',
  loading: 'Sprawdzanie linku …',
  again: 'Spróbuj ponownie',
  doneTitle: 'Biuro floty już wie',
  state: {
    open: '',
    begun: 'Ten tydzień już się zaczął. Zadzwoń do biura floty.',
    mine: 'Po zalogowaniu powiedziano już, że to Twój formularz. Jeśli tak nie jest, zadzwoń do biura floty.',
    'not-mine':
      'Formularz jest cofnięty. Formularze bez Twojego zalogowania czekają teraz na potwierdzenie biura.',
    changed:
      'Tego formularza już nie ma albo zmieniono go po zalogowaniu. Nic nie trzeba cofać. W razie wątpliwości zadzwoń do biura floty.',
  },
} as const
