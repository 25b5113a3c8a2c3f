import type { Week } from '#kernel/week.ts'
import { weekRange } from '#platform/web/polish-dates.ts'

/** What the form says of what was sent from this device, or was to be. */
export const sentTexts = {
  alreadySentWaits: 'Formularz czekał na potwierdzenie biura. Kiedy biuro go potwierdzi, dostaniesz e-mail.',
  /** The fleet sends no letters. */
  alreadySentWaitsUntold:
    'Formularz czekał na potwierdzenie biura. Czy jest już potwierdzony, zapytaj w biurze.',
  madeAlready:
    'Grafik na ten tydzień jest już ułożony. Możesz jeszcze wysłać dyspozycyjność: trafisz na listę oczekujących, a biuro da Ci znać, jeżeli znajdzie się wolne auto. Zmiany, które można od razu dobrać, pokazuje Twój kalendarz. Liczba wolnych miejsc to auta, które teraz nie mają kierowcy.',
  alreadySentAdvice: 'Jeżeli chcesz wprowadzić poprawki, skontaktuj się z biurem.',
  sendAgain: 'Zgłoszenie wycofane albo biuro prosi o nowe? Wyślij ponownie',
  sendingAgain:
    'Wypełniasz grafik od nowa. Wysłany wcześniej zostaje zapamiętany, dopóki nowy nie zostanie przyjęty.',
  keepSentOne: 'Zostaw wysłany grafik',
  stranded: (week: Week) =>
    `Nie wiemy, czy Twój grafik na tydzień ${week.week} (${weekRange(week)}) dotarł do biura.`,
  strandedAdvice:
    'Wysyłanie przerwało się, zanim przyszła odpowiedź, a na ten tydzień nie można już składać grafiku. Zapytaj o niego w biurze.',
  arrived: (week: Week) => `Twój grafik na tydzień ${week.week} (${weekRange(week)}) dotarł do biura.`,
} as const
