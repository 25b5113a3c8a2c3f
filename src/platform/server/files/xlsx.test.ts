import readXlsxFile from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { xlsxFile } from './xlsx.ts'

test('a workbook gives text back as text and numbers as numbers; a formula stays a text', async () => {
  const file = await xlsxFile('Grafik', [
    ['Imię i nazwisko', 'Zmiany'],
    ['=1+1', 3],
    ['Żaneta Łęcka', null],
  ])
  const read = await readXlsxFile(Buffer.from(file))
  const rows = Array.isArray(read) && 'data' in (read[0] ?? {}) ? (read[0] as { data: unknown }).data : read
  expect(rows).toEqual([
    ['Imię i nazwisko', 'Zmiany'],
    ['=1+1', 3],
    ['Żaneta Łęcka', null],
  ])
})
