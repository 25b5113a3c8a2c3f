import { isPrescribed } from '#features/prescribed/domain/public.ts'
import { accessWord, accessWords } from '#platform/pure/access.ts'
import type { Endpoint } from '#platform/pure/endpoint.ts'
import { PLATFORM_FAILURES } from '#platform/pure/platform-failures.ts'
import { fieldsOf, outputText } from './type-text.ts'

/** The calls as one Markdown page, in the order of their paths. */
export function apiMarkdown(endpoints: readonly Endpoint[]): string {
  const sorted = endpoints.toSorted((a, b) => compare(a.path, b.path) || compare(a.method, b.method))
  const lines = [
    '# The calls',
    '',
    'Printed from the contracts by `npm run print-api`; change those, not this page.',
    '',
    `${sorted.length} calls. Input that is not in the path goes as query with GET and as JSON body otherwise. A failed call answers \`{ msg, code, facts?, fields?, details? }\`.`,
    '',
    '| Call | Who | What |',
    '| --- | --- | --- |',
    ...sorted.map((each) =>
      row([`[\`${titleOf(each)}\`](#${anchorOf(each)})`, accessWord(each.access), each.summary]),
    ),
    '',
    '## Failures of every call',
    '',
    ...failureTable(PLATFORM_FAILURES),
  ]
  for (const each of sorted) lines.push('', ...sectionOf(each))
  return `${lines.join('\n')}\n`
}

function sectionOf(each: Endpoint): string[] {
  const lines = [`## ${titleOf(each)}`, '', each.summary, '', `Who: ${accessWords(each)}.${notesOn(each)}`]
  const fields = fieldsOf(each.input)
  if (fields.length > 0) {
    lines.push('', '| Input | Type | |', '| --- | --- | --- |')
    for (const { name, type, required } of fields) {
      lines.push(row([`\`${name}\``, code(type), required ? '' : 'may be left out']))
    }
  }
  lines.push('', each.file ? 'Answer: a file.' : `Answer: ${code(outputText(each.output))}`)
  if (Object.keys(each.failures).length > 0) lines.push('', ...failureTable(each.failures))
  return lines
}

function notesOn(each: Endpoint): string {
  return [
    isPrescribed(each) ? ' The token may also come as `?jwt=`.' : '',
    each.bodyLimit === undefined ? '' : ` The body may have up to ${Math.round(each.bodyLimit / 1000)} kB.`,
    each.packedBody ? ' It may come packed with gzip.' : '',
  ].join('')
}

function failureTable(failures: Readonly<Record<string, { status: number; msg: string }>>): string[] {
  const rows = Object.entries(failures)
    .toSorted(([a, x], [b, y]) => x.status - y.status || compare(a, b))
    .map(([name, { status, msg }]) => row([String(status), `\`${name}\``, msg]))
  return ['| Status | Code | Text |', '| --- | --- | --- |', ...rows]
}

function titleOf(each: Endpoint): string {
  return `${each.method} ${each.path}`
}

/** As GitHub makes it from a heading. */
function anchorOf(each: Endpoint): string {
  return titleOf(each)
    .toLowerCase()
    .replaceAll(/[^a-z0-9 _-]/g, '')
    .replaceAll(' ', '-')
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
}

function code(text: string): string {
  return `\`${text}\``
}

/** By code points, so that the page is the same on every machine. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
