import { type CalendarDate, formatStateDay } from '#kernel/calendar-date.ts'
import { type Cell, CSV_TYPE, csvFile } from '#platform/pure/csv-file.ts'
import type { FileAnswer } from '#platform/pure/endpoint.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import { fleetTimeOfInstant } from '#platform/server/clock.ts'
import { REMOVAL_REASON_TEXTS, REMOVED_FILE, removedTexts } from '../texts.ts'
import type { RemovedShift } from './removed-shifts.ts'

/**
 * Removed shifts as a spreadsheet (Spec 1 §9, D37).
 * @param today names the file
 * @param withReasons reasons may tell of illness: for administrators who ask for them
 */
export function removedFile(
  removed: readonly RemovedShift[],
  today: CalendarDate,
  withReasons: boolean,
): FileAnswer {
  const { columns, reasons } = REMOVED_FILE
  const rows = removed.map((row): Cell[] => [
    ...[formatStateDay(row.day), SHIFT_ON_WIRE[row.shift], row.fullName],
    ...[row.savedAt === null ? removedTexts.unsaved : removedTexts.saved, row.createdBy, at(row.createdAt)],
    ...(withReasons ? [REMOVAL_REASON_TEXTS[row.reason], row.reasonText] : []),
  ])
  return {
    fileName: `removed_shifts_${today}.csv`,
    contentType: CSV_TYPE,
    body: csvFile([[...columns, ...(withReasons ? reasons : [])], ...rows]),
  }
}

/** `23.11.2026 18:05`, fleet time. */
function at(instant: string): string {
  const { date, hour, minute } = fleetTimeOfInstant(instant)
  return `${formatStateDay(date)} ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}
