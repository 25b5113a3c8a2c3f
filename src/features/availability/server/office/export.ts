import type { WholeSubmission } from '#features/submissions/server/public.ts'
import { emptyReasonText } from '#features/submissions/texts-empty-reasons.ts'
import { formatStateDay } from '#kernel/calendar-date.ts'
import { formatWholePhone, type Phone } from '#kernel/phone.ts'
import { datesOf, type Week } from '#kernel/week.ts'
import { type Cell, CSV_TYPE, csvFile } from '#platform/pure/csv-file.ts'
import type { FileAnswer } from '#platform/pure/endpoint.ts'
import { SHIFT_OPTION_ON_WIRE } from '#platform/pure/wire.ts'
import { fleetTimeOfInstant } from '#platform/server/clock.ts'
import { XLSX_TYPE, xlsxFile } from '#platform/server/files/xlsx.ts'
import { countChoices } from '../../domain/counts.ts'
import { dayHeading, EXPORT_TEXTS, exportName } from '../../texts-export.ts'

/**
 * A week's submissions as a spreadsheet, a row a driver (Spec 1 §2, D37).
 * @param withReasons reasons of empty submissions, such as illness: for administrators who ask for them
 */
export async function exportWeek(
  week: Week,
  submissions: readonly WholeSubmission[],
  format: 'csv' | 'xlsx',
  withReasons: boolean,
): Promise<FileAnswer> {
  const rows = [headings(week, withReasons), ...submissions.map((one) => rowOf(week, one, withReasons))]
  const fileName = `${exportName(week)}.${format}`
  return format === 'csv'
    ? { fileName, contentType: CSV_TYPE, body: csvFile(rows) }
    : { fileName, contentType: XLSX_TYPE, body: await xlsxFile(EXPORT_TEXTS.sheet, rows) }
}

function headings(week: Week, withReasons: boolean): Cell[] {
  const { person, counts, flags, reasons } = EXPORT_TEXTS
  return [...person, ...datesOf(week).map(dayHeading), ...counts, ...flags, ...(withReasons ? reasons : [])]
}

function rowOf(week: Week, submission: WholeSubmission, withReasons: boolean): Cell[] {
  const { fullName, phone, email, createdAt, days, fuelCard, signed, reason, reasonText } = submission
  const { total, day, night, dayReserve, nightReserve, onCall } = countChoices(days)
  const onDates = datesOf(week).map((date) =>
    days
      .filter((chosen) => chosen.date === date)
      .map(({ option }) => SHIFT_OPTION_ON_WIRE[option])
      .join(', '),
  )
  return [
    ...[fullName, formatWholePhone(phone as Phone), email, submittedAt(createdAt)],
    ...onDates,
    ...[total, day, night, dayReserve, nightReserve, onCall],
    ...[fuelCard, signed].map((flag) => (flag ? EXPORT_TEXTS.yes : EXPORT_TEXTS.no)),
    ...(withReasons ? [reason === null ? '' : emptyReasonText(reason), reasonText] : []),
  ]
}

/** `23.11.2026 18:05`, fleet time. */
function submittedAt(instant: string): string {
  const { date, hour, minute } = fleetTimeOfInstant(instant)
  return `${formatStateDay(date)} ${pad(hour)}:${pad(minute)}`
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}
