import { type CalendarDate, dateParts, formatStateDay, weekday } from '#kernel/calendar-date.ts'
import { nameInMessage } from '#kernel/person-name.ts'
import type { Slot } from '#kernel/slot.ts'
import type { SmsKind, SmsValues } from '../domain/sms-values.ts'
import type { SmsWords } from '../texts-sms-words.ts'

/** With a hyphen that every SMS has. */
const HOURS = { day: '6:00-18:00', night: '18:00-6:00' } as const

type Filled = Readonly<Record<string, string>>

/** What stands in each placeholder of this kind of SMS. */
const FILLED: { readonly [K in SmsKind]: (values: SmsValues[K], words: SmsWords) => Filled } = {
  pin: ({ pin }) => ({ pin }),
  'service-link': ({ reg, date, time, place, link }) => ({
    ...{ auto: reg, data: day(date), godzina: time, link },
    miejsce: place === '' ? '' : `, ${place}`,
  }),
  'shift-moved': ({ from, to, reg }, words) => ({
    stara_data: day(from.date),
    stara_zmiana: words.shift[from.shift],
    ...slotWords(to, words),
    auto: car(reg, words),
  }),
  'shift-other-car': ({ slot, fromReg, reg }, words) => ({
    ...slotWords(slot, words),
    stare_auto: fromReg,
    auto: car(reg, words),
  }),
  'shift-to-list': ({ slot, fromReg, list }, words) => ({
    ...slotWords(slot, words),
    stare_auto: fromReg,
    lista: words.list[list],
  }),
  'shift-back': ({ slot, reg }, words) => ({ ...slotWords(slot, words), auto: car(reg, words) }),
  'shift-removed': ({ slot }, words) => slotWords(slot, words),
  'shift-added': ({ slot, reg }, words) => ({ ...slotWords(slot, words), auto: car(reg, words) }),
  'shift-changes': ({ changes, dates, link }) => ({
    liczba: String(changes),
    dni: dates.map(shortDay).join(', '),
    link,
  }),
  'schedule-ready': ({ week, shifts, link }) => ({ tydzien: week, zmiany: shifts, link }),
  'shift-reminder': ({ slot, reg, parking }, words) => ({
    ...slotWords(slot, words),
    godziny: HOURS[slot.shift],
    auto: reg,
    miejsce: parking === '' ? '' : words.parked.replace('*', () => parking),
  }),
  'form-reminder': ({ week, until, link }) => ({ tydzien: week, termin: until, link }),
  'form-request': ({ week, link }) => ({ tydzien: week, link }),
  'free-shift': ({ slot, reg }, words) => ({ ...slotWords(slot, words), auto: car(reg, words) }),
  'free-shift-by-pin': ({ slots, link }, words) => ({
    zmiany: slots.map(({ date, shift }) => `${day(date)} (${words.shift[shift]})`).join(', '),
    link,
  }),
  'statement-ready': ({ week, outcome, link }) => ({ tydzien: week, wynik: outcome, link }),
  'question-answered': ({ week, link }) => ({ tydzien: week, link }),
}

/** By the placeholder's name, as templates have it in braces. */
export function placeholderValues<K extends SmsKind>(kind: K, values: SmsValues[K], words: SmsWords): Filled {
  const fullName = nameInMessage(values.fullName)
  return {
    kierowca: fullName,
    imie: fullName.split(' ')[0] ?? '',
    ...FILLED[kind](values, words),
  }
}

function slotWords({ date, shift }: Slot, words: SmsWords): Filled {
  return { data: day(date), dzien: words.weekday[weekday(date)] ?? '', zmiana: words.shift[shift] }
}

function day(date: CalendarDate): string {
  return formatStateDay(date)
}

/** `17.3` */
function shortDay(date: CalendarDate): string {
  const { month, day: number } = dateParts(date)
  return `${number}.${month}`
}

function car(reg: string, words: SmsWords): string {
  return reg === '' ? words.noCar : reg
}
