import { type CalendarDate, dateParts, weekday } from '#kernel/calendar-date.ts'
import { counted, plural, WEEKDAY_NAMES } from '#kernel/polish-text.ts'
import type { Slot } from '#kernel/slot.ts'
import type { Week } from '#kernel/week.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'

const people = (count: number) => counted(count, 'osoba', 'osoby', 'osób')
const limits = (count: number) => counted(count, 'limit', 'limity', 'limitów')

/** `poniedziałek 16.03` */
function dayWords(date: CalendarDate): string {
  const { month, day } = dateParts(date)
  return `${WEEKDAY_NAMES[weekday(date)]?.toLocaleLowerCase('pl')} ${day}.${String(month).padStart(2, '0')}`
}

/** `Dzień, poniedziałek 16.03` */
export function slotWords({ date, shift }: Slot): string {
  return `${SHIFT_ON_WIRE[shift]}, ${dayWords(date)}`
}

/** What a number of places says, 0 too. */
export function placesWords(places: number): string {
  return places === 0 ? '0 (zamknięta)' : String(places)
}

/** Texts of the office's limits beyond the specification's dialog. */
export const limitOfficeTexts = {
  weekTitle: 'Limity tygodnia',
  weekHint: (defaultLimit: number) =>
    `Puste pole: limit domyślny (${defaultLimit}). 0: zmiana zamknięta. Strzałki i Enter przechodzą między polami.`,
  backToComing: 'Tydzień zgłoszeń',
  weekTable: 'Limity tygodnia: dni i zmiany',
  reason: 'Powód',
  reasonOf: (date: CalendarDate) => `Powód, ${dayWords(date)}`,
  closed: 'zamknięta',
  moreThanCars: (cars: number) => `więcej niż aut (${cars})`,
  switchedOff: (cars: number) => `wyłączony: ${cars}`,
  notACar: 'od 0 do 10 000',
  idleReason: 'Wpisz też limit tego dnia: sam powód nie ma czego opisać.',
  weekReason: 'Powód dla całego tygodnia',
  weekReasonHint: 'Dla wpisanych limitów bez własnego powodu. Kierowcy zobaczą go na karcie dnia.',
  repeat: 'Powtórz na kolejne tygodnie',
  repeatHint: 'Tylko tam, gdzie zmiana nie ma jeszcze własnego limitu.',
  copyBefore: 'Kopiuj z poprzedniego tygodnia',
  /** @param copied how many limits that week has, and how many of them are other than here */
  copied: ({ found, written }: { readonly found: number; readonly written: number }, week: Week) =>
    found === 0
      ? `Tydzień ${week.week} nie ma własnych limitów: nie ma czego skopiować.`
      : written === 0
        ? `Limity są już takie jak w tygodniu ${week.week}: nie ma czego wpisać.`
        : `Wpisano ${limits(written)} z tygodnia ${week.week}. Sprawdź i zapisz.`,
  atOnce: 'Ustaw naraz',
  atOnceDays: 'Dni',
  atOnceShifts: 'Zmiany',
  bothShifts: 'Obie',
  atOnceCars: 'Limit',
  write: 'Wpisz',
  save: 'Zapisz limity',
  saveCount: (count: number) => `Zapisz ${limits(count)}`,
  drop: 'Cofnij',
  saved: (count: number) => `Zapisano ${limits(count)}.`,
  lost: 'Wpisane limity tygodnia nie są jeszcze zapisane i przepadną.',
  editTitle: (date: CalendarDate) => `Zmień limit: ${dayWords(date)}`,
  cars: 'Liczba aut',
  carsHint: (defaultLimit: number) => `Puste: limit domyślny (${defaultLimit}). 0: zmiana zamknięta.`,
  comment: 'Komentarz',
  commentHint: 'Zobaczą go kierowcy na karcie tego dnia.',
  inForce: 'Obowiązuje',
  edit: (date: string) => `Zmień limit na dzień ${date}`,
  switchLabel: (date: string) => `Limit na dzień ${date} obowiązuje`,
  lookTitle: 'Kogo dotyczy ta zmiana',
  lookFirst: 'Jeszcze nic nie jest zapisane. Wysłane wybory zostają takie, jakie przyjęliśmy.',
  limitChange: (before: number, after: number) => `limit ${placesWords(before)} → ${placesWords(after)}`,
  over: (names: readonly string[], after: number) =>
    `Powyżej limitu: ${people(names.length)} (${plural(names.length, 'ostatnia', 'ostatni', 'ostatni')} w kolejności zgłoszeń): ${names.join(', ')}. ${
      after === 0
        ? 'Zmiana jest zamknięta: w grafiku nikt jej nie dostanie.'
        : `${plural(after, 'Pojedzie', 'Pojadą', 'Pojedzie')} najwyżej ${people(after)}; kto, rozstrzygnie układanie grafiku.`
    }`,
  back: (names: readonly string[]) =>
    `Znów ${plural(names.length, 'mieści', 'mieszczą', 'mieszczą')} się w limicie: ${names.join(', ')}.`,
  waiting: (names: readonly string[]) =>
    names.length === 1
      ? `Pierwsza osoba w rezerwie: ${names.join()}. Jej wybór zostaje rezerwą, a miejsce może dostać przy układaniu grafiku.`
      : `Pierwsi w rezerwie: ${names.join(', ')}. Ich wybór zostaje rezerwą, a miejsce mogą dostać przy układaniu grafiku.`,
  free: (count: number) => `Wolnych miejsc dla nowych zgłoszeń: ${count}.`,
  generated: 'Grafik jest już ułożony: obsadzone miejsca zostają. Limit dotyczy tylko wolnych miejsc.',
  seatedOver: (seated: number, after: number) =>
    `Jedzie ${people(seated)}, limit ${after}: powyżej limitu ${people(seated - after)}. Nikt nie traci miejsca.`,
  nobody: (count: number) => `Pozostałe zmiany limitów (${count}) nikogo nie dotyczą.`,
  confirm: 'Zapisz limity',
  cancel: 'Anuluj',
  conflictTitle: 'Ktoś zmienił te limity',
  conflictNow: (now: string) => `teraz: ${now}`,
  conflictYours: (yours: string) => `u Ciebie: ${yours}`,
  conflictKeep: 'Zostaw to, co jest teraz',
  conflictMine: 'Zapisz moje',
  zeroElsewhere: 'Co najmniej 1. Zmianę zamkniesz, wpisując 0 w „Limity tygodnia”.',
  noLimit: 'bez limitu',
  off: (cars: number) => `${cars} (wyłączony)`,
} as const
