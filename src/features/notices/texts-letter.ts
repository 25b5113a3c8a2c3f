import { entryNote } from '#features/drivers/session/texts-entry.ts'
import { type CalendarDate, formatStateDay, weekday } from '#kernel/calendar-date.ts'
import { nameInMessage } from '#kernel/person-name.ts'
import { WEEKDAY_NAMES } from '#kernel/polish-text.ts'

/** `Zmiana w grafiku: wtorek, 17.3.2026`. */
export function changeSubject(date: CalendarDate): string {
  return `Zmiana w grafiku: ${(WEEKDAY_NAMES[weekday(date)] ?? '').toLocaleLowerCase('pl')}, ${formatStateDay(date)}`
}

/** @param sentence what the SMS says */
export function changeLetter(fullName: string, sentence: string, calendarUrl: string): string {
  return `${[
    `Dzień dobry, ${nameInMessage(fullName)}!`,
    sentence,
    [
      `Cały grafik zobaczysz w swoim kalendarzu: ${calendarUrl}`,
      'Tam też potwierdzisz, że znasz tę zmianę.',
      entryNote(calendarUrl),
    ]
      .filter(Boolean)
      .join('\n'),
  ].join('\n\n')}\n`
}
