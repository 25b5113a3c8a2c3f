import type { CalendarDate } from '#kernel/calendar-date.ts'
import { counted } from '#kernel/polish-text.ts'
import { isReserve, type ShiftOption } from '#kernel/shift.ts'
import type { Week } from '#kernel/week.ts'
import { spokenDate, weekRange } from '#platform/web/polish-dates.ts'

/** A card's states in words (Spec 1 §3, §4). */
export const STATE_NAMES: Readonly<Record<ShiftOption | 'free', string>> = {
  free: 'Wolne',
  day: 'Dzień',
  night: 'Noc',
  'day-reserve': 'Dzień rezerwa',
  'night-reserve': 'Noc rezerwa',
  'on-call': 'Do dyspozycji',
}

/** The sentences of the availability form; those of the specification to the letter. */
export const formTexts = {
  title: 'Twoja dyspozycyjność',
  week: (week: Week) => `Tydzień ${week.week} · ${weekRange(week)}`,
  howTo: 'Dotknij dnia, aby zmienić:',
  cycle: 'Wolne → Dzień → Noc',
  previousWeek: 'Poprzedni tydzień',
  nextWeek: 'Następny tydzień',
  training: 'Szkolenie',
  chosen: 'Wybrane zmiany',
  next: 'Dalej',
  sendEmpty: 'Wyślij pusty grafik',
  nothingChosen: 'Brak wybranych zmian',
  awaitConfirmation: 'Czekaj na potwierdzenie.',
  closedDay: 'Dzień: zmiana zamknięta',
  closedNight: 'Noc: zmiana zamknięta',
  closedBoth: 'Obie zmiany zamknięte',
  nightBeforeDay: 'Noc przed dniem: zmień',
  dayAfterNight: 'Dzień po nocy: zmień',
  openMenu: (date: CalendarDate) => `Więcej możliwości: ${spokenDate(date)}`,
  lastWeek: 'Wybierz jak ostatnio',
  lastWeekTaken: 'Wybrano te same zmiany, co w ostatnio wysłanym grafiku.',
  clear: 'Wyczyść wszystko',
  cleared: (count: number) => `Wyczyszczono ${counted(count, 'zmianę', 'zmiany', 'zmian')}.`,
  undo: 'Cofnij',
  alreadySent: 'Wysyłałeś już grafik na ten tydzień.',
  otherWeek: (week: Week) => `To tylko podgląd. Dyspozycyjność składasz na tydzień ${week.week}.`,
  backToWeek: (week: Week) => `Wróć do tygodnia ${week.week}`,
  freePlaces: (count: number) =>
    count === 0 ? 'Brak wolnych miejsc' : counted(count, 'wolne miejsce', 'wolne miejsca', 'wolnych miejsc'),
  changeWeekTitle: 'Zmienić tydzień?',
  restTitle: 'Popraw wybrane zmiany',
  infoTitle: 'Informacja',
  ofOffice: 'Wiadomość biura',
  dayMenu: 'Wybierz zmianę',
  saveEdit: 'Zapisz zmiany',
  editTitle: 'Zapisać zmiany?',
  withdrawTitle: 'Wycofać zgłoszenie?',
  loginTitle: 'Zaloguj się',
  /** Until when the form is open: `Termin: sobota, 14 marca, 18:00` */
  deadline: (date: CalendarDate, hour: number) => `Termin: ${spokenDate(date)}, ${hour}:00`,
  kept: 'Wybrane zmiany i wpisane dane są zapisane na tym urządzeniu.',
  ok: 'Rozumiem',
  loading: 'Wczytywanie …',
  loadFailed: 'Nie udało się wczytać. Sprawdź internet.',
  again: 'Spróbuj ponownie',
} as const

/** `środa, 25 listopada: Dzień rezerwa. Czekaj na potwierdzenie.`, for screen readers after a tap. */
export function spokenState(date: CalendarDate, option: ShiftOption | undefined): string {
  const waits = option && isReserve(option) ? ` ${formTexts.awaitConfirmation}` : ''
  return `${spokenDate(date)}: ${STATE_NAMES[option ?? 'free']}.${waits}`
}

export const submitTitle = 'Prześlij grafik'
