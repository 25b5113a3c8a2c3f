import type { CalendarDate } from '#kernel/calendar-date.ts'
import { counted, plural } from '#kernel/polish-text.ts'
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
  nothingChosen: 'Nic jeszcze nie wybrano.',
  next: 'Dalej',
  sendEmpty: 'Wyślij pusty grafik',
  nothingChosenLong: 'Brak wybranych zmian',
  awaitConfirmation: 'Czekaj na potwierdzenie.',
  closedShift: 'Zmiana zamknięta',
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
  madeAlready:
    'Grafik na ten tydzień jest już ułożony. Możesz jeszcze wysłać dyspozycyjność: trafisz na listę oczekujących, a biuro da Ci znać, jeżeli znajdzie się wolne auto. Zmiany, które można od razu dobrać, pokazuje Twój kalendarz. Liczba wolnych miejsc to auta, które teraz nie mają kierowcy.',
  alreadySent: 'Wysyłałeś już grafik na ten tydzień.',
  alreadySentWaits:
    'Biuro nie znało jeszcze Twojego numeru, więc formularz czekał na potwierdzenie. Kiedy biuro go potwierdzi, dostaniesz e-mail.',
  alreadySentAdvice: 'Jeżeli chcesz wprowadzić poprawki, skontaktuj się z biurem.',
  sendAgain: 'Biuro prosi o nowy grafik? Wyślij ponownie',
  sendingAgain:
    'Wypełniasz grafik od nowa. Wysłany wcześniej zostaje zapamiętany, dopóki nowy nie zostanie przyjęty.',
  keepSentOne: 'Zostaw wysłany grafik',
  stranded: (week: Week) =>
    `Nie wiemy, czy Twój grafik na tydzień ${week.week} (${weekRange(week)}) dotarł do biura.`,
  strandedAdvice:
    'Wysyłanie przerwało się, zanim przyszła odpowiedź, a na ten tydzień nie można już składać grafiku. Zapytaj o niego w biurze.',
  arrived: (week: Week) => `Twój grafik na tydzień ${week.week} (${weekRange(week)}) dotarł do biura.`,
  weekNotReached: 'Nie udało się wczytać tego tygodnia. Sprawdź internet i spróbuj ponownie.',
  otherWeek: (week: Week) => `To tylko podgląd. Dyspozycyjność składasz na tydzień ${week.week}.`,
  backToWeek: (week: Week) => `Wróć do tygodnia ${week.week}`,
  freePlaces: (count: number) =>
    count === 0 ? 'Brak wolnych miejsc' : counted(count, 'wolne miejsce', 'wolne miejsca', 'wolnych miejsc'),
  changeWeekTitle: 'Zmienić tydzień?',
  changeWeekClears: (count: number) =>
    `Masz ${counted(count, 'niewysłaną zmianę', 'niewysłane zmiany', 'niewysłanych zmian')}. Po zmianie tygodnia ${plural(count, 'zostanie wyczyszczona', 'zostaną wyczyszczone', 'zostanie wyczyszczonych')}.`,
  changeWeekLooks: (week: Week) =>
    `Dyspozycyjność możesz wysłać tylko na tydzień ${week.week}. Inny tydzień możesz obejrzeć.`,
  changeWeekYes: 'Zmień tydzień',
  changeWeekNo: 'Zostań',
  restTitle: 'Popraw wybrane zmiany',
  nightsToChange: 'Zmień te noce (albo dni po nich):',
  nightOf: (date: CalendarDate) => `Noc, ${spokenDate(date)}`,
  beforeDayOf: (date: CalendarDate) => `(a potem dzień, ${spokenDate(date)})`,
  showCards: 'Popraw',
  infoTitle: 'Informacja',
  dayMenu: 'Wybierz zmianę',
  noteFree: 'Nie pracuję',
  noteOnCall: 'Jeżeli będę potrzebny',
  kept: 'Wybrane zmiany i wpisane dane są zapisane na tym urządzeniu.',
  ok: 'Rozumiem',
  cancel: 'Anuluj',
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
