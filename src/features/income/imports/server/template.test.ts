import { expect, test } from 'vitest'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { csvFile } from '#platform/pure/csv-file.ts'
import { readFile } from '../domain/read-file.ts'
import { settlementTemplate } from '../texts-template.ts'

test('the sheet that we hand out is one that we read, without a complaint', () => {
  const { headings, examples } = settlementTemplate
  const table = csvFile([headings, ...examples])
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(';'))
  const read = readFile(table, {
    fileName: 'szablon.csv',
    sha256: 'a'.repeat(64),
    changedOn: '2026-11-21' as CalendarDate,
    mappings: {},
  })
  expect(read).toMatchObject({
    state: 'ready',
    headings: { kind: 'settlement', missing: [] },
    read: { problems: [] },
    file: {
      rows: [
        { amounts: { totalIncome: 42_139, fuelTotal: 8_764 } },
        { shift: 'night', amounts: { kmEnd: 139_810 } },
      ],
    },
  })
  expect(read.state === 'ready' && read.headings.headings.every(({ column }) => column)).toBe(true)
})
