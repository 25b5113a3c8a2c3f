import type { LineFacts } from '#features/settlement/domain/public.ts'
import { formatStateDay } from '#kernel/calendar-date.ts'

/**
 * `12.11.2026`, the day on which what the line charges arose, of a reversal the day of what it takes back;
 * undefined where none was entered.
 */
export function dayOfLine({ said }: LineFacts): string | undefined {
  return said && formatStateDay(said.reverses?.date ?? said.date)
}

/** `47/2026`, the week of the entry that the line takes back; undefined where it takes back none. */
export function reversedWeekOf({ said }: LineFacts): string | undefined {
  return said?.reverses && `${said.reverses.week.week}/${said.reverses.week.year}`
}

/** What the office wrote of it, on one line as documents have it; empty where nothing was. */
export function noteOfLine({ said }: LineFacts): string {
  return said ? said.note.replace(/\s+/g, ' ').trim() : ''
}
