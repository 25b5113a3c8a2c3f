import { type RentedCar, whoAndWhen } from '#features/fleet/vehicles/texts.ts'
import { formatStateDay } from '#kernel/calendar-date.ts'
import type { SlotSpan } from '#kernel/slot-span.ts'
import type { RentalField } from './domain/rental-form.ts'

/** What the calls of rentals answer (Spec 2 §5, §8, D18). */
export const rentalTexts = {
  incomplete:
    'Upewnij się, że wprowadziłeś wszystkie dane. Musisz wprowadzić następujące dane aby dodać wynajem: imię, nazwisko, przebieg start, samochód, opłata tygodniowa, datę rozpoczęcia oraz czas rozpoczęcia wynajmu.',
  required: 'Wypełnij to pole.',
  unreadable: 'Popraw zaznaczone dane i spróbuj ponownie.',
  type: 'Wybierz rodzaj: Wyłączność albo Wynajem.',
  endsLater: 'Koniec wpisuje się dopiero w edycji wynajmu.',
  halfEnded:
    'Aby zakończyć wynajem, podaj datę zakończenia, czas zakończenia i przebieg końcowy. Bez przebiegu możesz zaplanować samą datę.',
  lacksForEnd: 'Uzupełnij, aby zakończyć wynajem.',
  endBeforeStart: 'Koniec wynajmu nie może być przed jego początkiem.',
  mileageNotGrown: 'Przebieg końcowy musi być większy niż przebieg początkowy.',
  taken: 'To auto jest w tym czasie wynajęte komuś innemu.',
  grounded: 'To auto jest w tym czasie uziemione.',
  mileageOutOfLine: 'Przebieg nie zgadza się z innym wynajmem tego auta.',
  noSuchVehicle: 'Nie ma takiego auta. Być może ktoś je właśnie usunął.',
  noSuchRental: 'Nie ma takiego wynajmu. Być może ktoś go właśnie usunął.',
  movesChanged: 'W międzyczasie zmienił się grafik. Sprawdź jeszcze raz, kto zmieni miejsce.',
} as const

/** Beside a field that can't be read. */
export const RENTAL_FIELD_TEXTS: Readonly<Record<RentalField, string>> = {
  first_name: 'Imię ma najwyżej 100 znaków.',
  last_name: 'Nazwisko ma najwyżej 100 znaków.',
  rented_car: 'Wybierz auto z listy.',
  weekly_price: 'Podaj opłatę w złotych, na przykład 1 200,50.',
  mileage_start: 'Podaj przebieg w kilometrach, na przykład 120000.',
  mileage_end: 'Podaj przebieg w kilometrach, na przykład 120000.',
  start_date: 'Podaj datę w postaci RRRR-MM-DD.',
  start_time: 'Podaj czas w postaci GG:MM.',
  end_date: 'Podaj datę w postaci RRRR-MM-DD.',
  end_time: 'Podaj czas w postaci GG:MM.',
  phone_number: 'Podaj poprawny numer telefonu albo zostaw puste pole.',
}

/** Who has the car, and from when to when. */
export function takenText(taken: RentedCar): string {
  return `Auto ${taken.reg} jest w tym czasie wynajęte: ${whoAndWhen(taken)}. Zakończ tamten wynajem albo wybierz inny termin.`
}

/** A car, and its grounding that is in the way. */
export interface CarGrounded {
  readonly reg: string
  readonly span: SlotSpan
  /** As the office wrote it; may be empty. */
  readonly reason: string
}

/** Which grounding is in the way. */
export function groundedText({ reg, span: { from, to }, reason }: CarGrounded): string {
  const shift = { day: 'dzień', night: 'noc' }
  const first = `${formatStateDay(from.date)} (${shift[from.shift]})`
  const last = `${formatStateDay(to.date)} (${shift[to.shift]})`
  const why = reason === '' ? '' : `: ${reason}`
  return `Auto ${reg} jest uziemione od ${first} do ${last}${why}. Wybierz inny termin albo zmień uziemienie.`
}

/** Kilometres of another rental of the car: the end of an earlier one, or the start of a later one. */
export interface OutOfLine {
  readonly kind: 'below-earlier' | 'above-later'
  readonly mileage: number
}

/** With which rental of the car the kilometres do not agree. */
export function outOfLineText({ kind, mileage }: OutOfLine): string {
  return kind === 'below-earlier'
    ? `Przebieg początkowy jest mniejszy niż przebieg końcowy poprzedniego wynajmu tego auta (${mileage} km).`
    : `Przebieg jest większy niż przebieg początkowy następnego wynajmu tego auta (${mileage} km).`
}
