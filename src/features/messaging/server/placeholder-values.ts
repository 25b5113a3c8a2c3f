import { type CalendarDate, dateParts, formatStateDay, weekday } from '#kernel/calendar-date.ts'
import { nameInMessage } from '#kernel/person-name.ts'
import type { Slot } from '#kernel/slot.ts'
import type { SmsKind, SmsValues } from '../domain/sms-values.ts'
import { LIST_IN_SMS, NO_CAR_IN_SMS, SHIFT_IN_SMS, WEEKDAY_IN_SMS } from '../texts-sms.ts'

type Filled = Readonly<Record<string, string>>

/** What stands in each placeholder of this kind of SMS. */
const FILLED: { readonly [K in SmsKind]: (values: SmsValues[K]) => Filled } = {
  pin: ({ pin }) => ({ pin }),
  'service-link': ({ reg, date, time, place, link }) => ({
    ...{ auto: reg, data: day(date), godzina: time, link },
    miejsce: place === '' ? '' : `, ${place}`,
  }),
  'shift-moved': ({ from, to, reg }) => ({
    stara_data: day(from.date),
    stara_zmiana: SHIFT_IN_SMS[from.shift],
    ...slotWords(to),
    auto: car(reg),
  }),
  'shift-other-car': ({ slot, fromReg, reg }) => ({
    ...slotWords(slot),
    stare_auto: fromReg,
    auto: car(reg),
  }),
  'shift-to-list': ({ slot, fromReg, list }) => ({
    ...slotWords(slot),
    stare_auto: fromReg,
    lista: LIST_IN_SMS[list],
  }),
  'shift-back': ({ slot, reg }) => ({ ...slotWords(slot), auto: car(reg) }),
  'shift-removed': ({ slot }) => slotWords(slot),
  'shift-added': ({ slot, reg }) => ({ ...slotWords(slot), auto: car(reg) }),
  'shift-changes': ({ changes, dates, link }) => ({
    liczba: String(changes),
    dni: dates.map(shortDay).join(', '),
    link,
  }),
  'schedule-ready': ({ week, shifts, link }) => ({ tydzien: week, zmiany: shifts, link }),
  'free-shift': ({ slot, reg }) => ({ ...slotWords(slot), auto: car(reg) }),
  'free-shift-by-pin': ({ slots, link }) => ({
    zmiany: slots.map(({ date, shift }) => `${day(date)} (${SHIFT_IN_SMS[shift]})`).join(', '),
    link,
  }),
  'statement-ready': ({ week, outcome, link }) => ({ tydzien: week, wynik: outcome, link }),
  'question-answered': ({ week, link }) => ({ tydzien: week, link }),
}

/** By the placeholder's name, as templates have it in braces. */
export function placeholderValues<K extends SmsKind>(kind: K, values: SmsValues[K]): Filled {
  const fullName = nameInMessage(values.fullName)
  return {
    kierowca: fullName,
    imie: fullName.split(' ')[0] ?? '',
    ...FILLED[kind](values),
  }
}

function slotWords({ date, shift }: Slot): Filled {
  return { data: day(date), dzien: WEEKDAY_IN_SMS[weekday(date)] ?? '', zmiana: SHIFT_IN_SMS[shift] }
}

function day(date: CalendarDate): string {
  return formatStateDay(date)
}

/** `17.3` */
function shortDay(date: CalendarDate): string {
  const { month, day: number } = dateParts(date)
  return `${number}.${month}`
}

function car(reg: string): string {
  return reg === '' ? NO_CAR_IN_SMS : reg
}
