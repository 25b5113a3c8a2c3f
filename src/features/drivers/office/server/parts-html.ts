import type { DataPart } from '#features/drivers/server/public.ts'
import { formatStateDay, parseDate } from '#kernel/calendar-date.ts'
import { fleetTimeOfInstant } from '#platform/server/clock.ts'
import { inHtml } from '#platform/server/files/html.ts'
import { exportTexts } from '../texts-export.ts'

/** A page that any browser opens and prints, a table a part. @param asOf instant */
export function htmlOf(title: string, asOf: string, parts: readonly DataPart[]): string {
  return `<!doctype html>
<html lang="pl">
<head>
<meta charset="utf-8">
<title>${inHtml(title)}</title>
<style>
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem; }
table { border-collapse: collapse; }
th, td { border: 1px solid #bbb; padding: 4px 8px; text-align: left; vertical-align: top; white-space: pre-wrap; }
</style>
</head>
<body>
<h1>${inHtml(title)}</h1>
<p>${exportTexts.asOf} ${inHtml(shown(asOf))}</p>
${parts.map(partHtml).join('\n')}
</body>
</html>
`
}

function partHtml({ title, columns, rows, words }: DataPart): string {
  const heading = `<h2>${inHtml(title)}</h2>`
  if (rows.length === 0) return `${heading}\n<p>${exportTexts.none}</p>`
  const heads = Object.values(columns).map((text) => `<th scope="col">${inHtml(text)}</th>`)
  const lines = rows.map(
    (row) =>
      `<tr>${Object.keys(columns)
        .map((name) => `<td>${inHtml(words?.[name]?.[String(row[name])] ?? shown(row[name]))}</td>`)
        .join('')}</tr>`,
  )
  return `${heading}\n<table>\n<tr>${heads.join('')}</tr>\n${lines.join('\n')}\n</table>`
}

function shown(value: string | number | boolean | null | undefined): string {
  if (typeof value === 'boolean') return value ? exportTexts.yes : exportTexts.no
  return value === null || value === undefined ? '' : inPolish(String(value))
}

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
const DATE = /\b\d{4}-\d\d-\d\d\b/g

/** Dates as they are written in Poland, instants in the fleet's time. */
function inPolish(text: string): string {
  if (INSTANT.test(text)) {
    const { date, hour, minute } = fleetTimeOfInstant(text)
    return `${formatStateDay(date)}, ${hour}:${String(minute).padStart(2, '0')}`
  }
  return text.replace(DATE, (found) => {
    const date = parseDate(found)
    return date ? formatStateDay(date) : found
  })
}
