import { EMPTY_REASON_WORDS } from '#features/submissions/texts-empty-reasons.ts'
import { FORM_CLOSED } from './texts-closed.ts'

export const availabilityTexts = {
  alreadySubmitted:
    'Wysyłałeś już grafik na ten tydzień. Jeżeli chcesz wprowadzić poprawki, skontaktuj się z biurem.',
  dayAfterNight:
    'Niestety, nie możesz wybrać zmiany dziennej - jeżeli dzień wcześniej wybrałeś zmianę nocną.',
  fullName: 'Wprowadź poprawne imię i nazwisko',
  email: 'Wprowadź poprawny adres e-mail',
  phone: 'Wprowadź poprawny numer telefonu',
  incomplete: 'Przed wysłaniem formularza upewnij się, że wprowadziłeś wszystkie dane.',
  formClosed: FORM_CLOSED,
  wrongWeek: 'Dyspozycyjność można teraz składać tylko na najbliższy tydzień. Odśwież stronę.',
  inactiveDriver: 'Twoje konto kierowcy jest nieaktywne. Zadzwoń do biura floty.',
  tooManyUnknown: 'Z tego połączenia przyszło dziś bardzo dużo formularzy. Zadzwoń do biura floty.',
  reasonNeeded: 'Podaj powód wysłania pustego grafiku.',
  reasonTextNeeded: 'Opisz krótko powód.',
  twiceOneDay: 'Każdy dzień można wybrać tylko raz.',
  emptyWithDays:
    'Grafik jest oznaczony jako pusty, a są w nim wybrane zmiany. Usuń zmiany albo wyślij grafik jako niepusty.',
  outsideWeek: 'Wybrany dzień nie należy do tego tygodnia.',
  noSuchSubmission: 'Nie ma takiej dyspozycyjności. Być może ktoś ją właśnie usunął.',
  noSuchShift: 'Tej zmiany już nie ma. Odśwież stronę.',
  shiftTwice: 'Ten kierowca ma już taką zmianę w tym dniu.',
  addFailed: 'Nie udało się dodać zmiany, spróbuj ponownie później.',
} as const

/** Reasons of an empty submission in the order of the form (Spec 1 §3). */
export const EMPTY_REASONS = EMPTY_REASON_WORDS

/** The reason that needs a text of the driver's own (Spec 1 §3). */
export const REASON_WITH_TEXT = EMPTY_REASON_WORDS[4]

export interface WrongDays {
  readonly why: 'outsideWeek' | 'twiceOneDay' | 'emptyWithDays'
}

/** Why the chosen days can't be taken. */
export function wrongDaysText({ why }: WrongDays): string {
  return availabilityTexts[why]
}
