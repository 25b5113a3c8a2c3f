import type { Driver } from '#features/drivers/server/public.ts'
import { type CalendarDate, dateParts, weekday } from '#kernel/calendar-date.ts'
import { datesOf, type Week } from '#kernel/week.ts'
import { type Language, languageOf } from '#platform/pure/languages.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import { inFleetWords } from '#platform/server/fleet-words.ts'
import * as english from '../texts-messages.en.ts'
import * as georgian from '../texts-messages.ka.ts'
import * as russian from '../texts-messages.ru.ts'
import * as polish from '../texts-messages.ts'
import * as ukrainian from '../texts-messages.uk.ts'

const CATALOGUES = { pl: polish, uk: ukrainian, ru: russian, en: english, ka: georgian } as const

/** The language where the record has it. */
type Reader = Driver & { readonly language?: string | null }

/** What a reminder says to this driver: in the driver's language where it is known, else in Polish. */
export function wordsFor({ language }: Reader) {
  const spoken: Language = languageOf({ stored: language })
  const { reminderMessages, WEEKDAYS } = inFleetWords<SameTexts<typeof polish>>(
    spoken,
    'reminders/texts-messages',
    CATALOGUES[spoken],
  )
  return {
    says: reminderMessages,
    /** `pn 16.03` */
    day: (date: CalendarDate) => `${WEEKDAYS[weekday(date)]} ${dayAndMonth(date)}`,
  }
}

export const HOURS = { day: '6:00–18:00', night: '18:00–6:00' } as const

/** `16–22.03`, `30.03–5.04` */
export function weekInWords(week: Week): string {
  const dates = datesOf(week)
  const [first, last] = [dates[0], dates[6]]
  if (!first || !last) return ''
  const isOneMonth = dateParts(first).month === dateParts(last).month
  return `${isOneMonth ? dateParts(first).day : dayAndMonth(first)}–${dayAndMonth(last)}`
}

/** `16.03` */
function dayAndMonth(date: CalendarDate): string {
  const { day, month } = dateParts(date)
  return `${day}.${String(month).padStart(2, '0')}`
}
