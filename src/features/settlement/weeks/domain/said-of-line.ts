import type { LineFacts } from '#features/settlement/domain/public.ts'
import { formatStateDay } from '#kernel/calendar-date.ts'

/** `12.11.2026`, the day on which what the line charges arose; undefined where none was entered. */
export function dayOfLine({ said }: LineFacts): string | undefined {
  return said && formatStateDay(said.date)
}

/** What the office wrote of it, on one line as documents have it; empty where nothing was. */
export function noteOfLine({ said }: LineFacts): string {
  return said ? said.note.replace(/\s+/g, ' ').trim() : ''
}
