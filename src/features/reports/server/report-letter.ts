import { inHtml } from '#platform/server/files/html.ts'
import { averagesOf, COUNT_KEYS, type CountKey } from '../domain/shift-averages.ts'
import {
  averagesTexts,
  COUNT_NAMES,
  letterTexts,
  periodName,
  SOURCE_NAMES,
  sourceSentences,
} from '../texts.ts'
import type { Report } from './build-report.ts'
import { reportAsCsv } from './report-file.ts'

/** Mail programs cut longer letters off in the middle; the attached file has everybody. */
const MOST_ROWS = 150

/** Subject, text, table and file of the letter (D36). */
export function reportLetter(report: Report) {
  return {
    subject: letterTexts.subject(periodName(report.asked)),
    text: textOf(report),
    html: htmlOf(report),
    attachments: [reportAsCsv(report)],
  }
}

function sentencesBefore({ sources, drivers }: Report): string[] {
  return [...sourceSentences(sources), ...(drivers.length === 0 ? [letterTexts.empty] : [])]
}

function sentencesAfter({ drivers }: Report): string[] {
  if (drivers.length === 0) return []
  return [
    ...(drivers.length > MOST_ROWS ? [letterTexts.more(drivers.length - MOST_ROWS)] : []),
    averagesTexts.counting,
    averagesTexts.removedHint,
    letterTexts.attached,
  ]
}

function textOf(report: Report): string {
  const { asked, drivers, total, weekCount } = report
  const line = (name: string, figures: Readonly<Record<CountKey, number>>) => {
    const averages = averagesOf(figures, weekCount)
    const counts = COUNT_KEYS.map(
      (key) => `${COUNT_NAMES[key]} ${figures[key]} (${letterTexts.average} ${decimal(averages[key])})`,
    )
    return `${name}: ${counts.join(', ')}`
  }
  const lines = drivers.slice(0, MOST_ROWS).map((driver) => line(driver.fullName, driver))
  return [
    `${letterTexts.heading}, ${periodName(asked)}`,
    '',
    ...sentencesBefore(report),
    '',
    ...(drivers.length > 0 ? [...lines, line(letterTexts.all, total), ''] : []),
    ...sentencesAfter(report),
    '',
  ].join('\n')
}

/**
 * Attributes of old instead of styles in the cells: mail programs drop style sheets, and cut off a letter
 * beyond 100 kB.
 */
function htmlOf(report: Report): string {
  const paragraphs = (sentences: readonly string[]) =>
    sentences.map((sentence) => `<p style="margin:0 0 6px">${inHtml(sentence)}</p>`).join('\n')
  return `<!doctype html>
<html lang="pl">
<head><meta charset="utf-8"><title>${inHtml(letterTexts.heading)}</title></head>
<body style="font:15px/1.45 Arial,sans-serif;color:#1b2430;background:#ffffff;margin:16px">
<h1 style="font-size:20px;margin:0 0 4px">${inHtml(letterTexts.heading)}</h1>
<p style="margin:0 0 12px;color:#4a5462">${inHtml(periodName(report.asked))}</p>
${paragraphs(sentencesBefore(report))}
${report.drivers.length > 0 ? tableOf(report) : ''}
${paragraphs(sentencesAfter(report))}
</body>
</html>
`
}

function tableOf({ drivers, total, weekCount }: Report): string {
  const heads = [averagesTexts.driver, ...COUNT_KEYS.map((key) => COUNT_NAMES[key]), averagesTexts.source]
  const row = (name: string, figures: Readonly<Record<CountKey, number>>, source: string) => {
    const averages = averagesOf(figures, weekCount)
    const numbers = COUNT_KEYS.map(
      (key) =>
        `<td align="right"><b>${figures[key]}</b><br><small>${letterTexts.average} ${decimal(averages[key])}</small></td>`,
    )
    return `<tr><th scope="row" align="left">${inHtml(name)}</th>${numbers.join('')}<td>${inHtml(source)}</td></tr>`
  }
  const rows = drivers
    .slice(0, MOST_ROWS)
    .map((driver) => row(driver.fullName, driver, SOURCE_NAMES[driver.source]))
  return `<table border="1" cellpadding="6" cellspacing="0" bordercolor="#c9cfd8" style="border-collapse:collapse;margin:12px 0;white-space:nowrap">
<thead><tr bgcolor="#eef1f5">${heads.map((text) => `<th scope="col">${inHtml(text)}</th>`).join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
<tfoot bgcolor="#eef1f5">${row(letterTexts.all, total, '')}</tfoot>
</table>`
}

function decimal(value: number): string {
  return value.toFixed(2).replace('.', ',')
}
