import { counted } from '#kernel/polish-text.ts'

/** Of availability that the office enters for who has called. */
export const enteredTexts = {
  noSuchDriver: 'Nie ma takiego kierowcy. Być może ktoś go właśnie usunął.',
  alreadySubmitted: 'Ten kierowca wysłał już zgłoszenie na ten tydzień. Otwórz je i popraw w nim zmiany.',
  dayAfterNight: 'Po nocy nie może być dnia. Zmień noc albo dzień po niej, a potem zapisz.',
  reasonNeeded: 'Podaj powód pustego zgłoszenia.',
  twiceOneDay: 'Każdy dzień można wybrać tylko raz.',
  outsideWeek: 'Wybrany dzień nie należy do tego tygodnia.',
  wrongWeek: 'Formularz zbiera już inny tydzień. Odśwież stronę.',
  inactive: 'Ten kierowca jest nieaktywny. Włącz go najpierw na liście kierowców.',
  title: (fullName: string) => `Dodaj zgłoszenie: ${fullName}`,
  lead: 'Obowiązują zasady formularza: limity, odpoczynek i rezerwa. Zgłoszenie będzie oznaczone jako wpisane przez biuro, a kierowca dostanie zwykłe potwierdzenie.',
  afterMade:
    'Grafik na ten tydzień jest już ułożony: wszystko, co wpiszesz, trafi na rezerwę tego tygodnia i będzie czekać na wstawienie.',
  likeBefore: 'Jak tydzień wcześniej',
  shiftOf: (weekday: string) => `${weekday}: zmiana`,
  free: 'Wolne',
  day: 'Dzień',
  night: 'Noc',
  onCall: 'Do dyspozycji',
  reserve: 'rezerwa: nie ma wolnych miejsc',
  closed: 'zmiana zamknięta',
  dayAfterNightHere: 'Dzień po nocy: zmień',
  nightBeforeDayHere: 'Noc przed dniem: zmień',
  reason: 'Powód pustego zgłoszenia',
  reasonText: 'Jaki to powód?',
  save: (shifts: number) =>
    shifts === 0 ? 'Zapisz puste zgłoszenie' : `Zapisz ${counted(shifts, 'zmianę', 'zmiany', 'zmian')}`,
  cancel: 'Anuluj',
  loadingDays: 'Wczytywanie wolnych miejsc',
  saved: (fullName: string) => `Zapisano zgłoszenie: ${fullName}.`,
  becameReserve: (count: number) =>
    `${counted(count, 'zmiana jest', 'zmiany są', 'zmian jest')} rezerwą, bo wolne miejsca właśnie się skończyły.`,
  late: 'Zgłoszenie czeka na rezerwie ułożonego grafiku.',
  letter: 'Kierowca dostanie potwierdzenie e-mailem.',
  letterWaits: 'Potwierdzenie czeka w skrzynce nadawczej, bo nie ma jeszcze serwera poczty.',
  noLetter: 'Kierowca nie dostanie e-maila, więc powiedz mu to przez telefon.',
} as const
