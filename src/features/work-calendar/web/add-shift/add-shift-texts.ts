import type { Slot } from '#kernel/slot.ts'
import { spokenDate } from '#platform/web/polish-dates.ts'
import { SHIFT_NAMES } from '../calendar-texts.ts'

/** The sentences of 'Dodaj zmianę'; those of the specification to the letter (Spec 1 §2, §5, §8). */
export const addShiftTexts = {
  title: 'Dodaj zmianę',
  lead: 'Zaznacz wolne zmiany, które chcesz dobrać.',
  none: 'Teraz nie ma wolnych zmian. Zajrzyj później.',
  days: 'Wolne zmiany dzienne',
  nights: 'Wolne zmiany nocne',
  weekend: 'weekend',
  places: (count: number) => (count === 1 ? 'ostatnie miejsce' : `miejsc: ${count}`),
  next: 'Dalej',
  yourData: 'Twoje dane',
  chosen: 'Wybrane zmiany',
  known: 'Dobierasz zmiany jako',
  missing: 'Brakuje tylko tego:',
  someoneElse: 'Dla kogoś innego',
  wipe: 'Wyczyść dane',
  emailWrong: 'Wprowadź adres e-mail',
  phoneWrong: 'Wprowadź numer telefonu',
  back: 'Wstecz',
  book: 'Dobierz zmianę',
  sending: 'Wysyłanie …',
  goneKept: 'Pozostałe wybrane zmiany są nadal zaznaczone.',
  errorTitle: 'Wystąpił błąd',
  doneTitle: 'Zmiany dobrane',
  doneLead: 'Te zmiany są od teraz Twoje:',
  carOf: (reg: string) => `auto ${reg}`,
  close: 'Zamknij',
  again: 'Spróbuj ponownie',
  loading: 'Wczytywanie wolnych zmian …',
} as const

/** `Noc, sobota, 28 listopada` */
export function slotInWords({ date, shift }: Slot): string {
  return `${SHIFT_NAMES[shift]}, ${spokenDate(date)}`
}
