import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { withoutFormula } from '#platform/pure/formula-guard.ts'
import { csvFile } from './csv-file.ts'

test('CSV starts with a byte-order mark, parts cells by ; and rows by CRLF, and writes a decimal comma', () => {
  expect(
    csvFile([
      ['Imię', 'PLN', null],
      ['Żak', 12.5, ''],
    ]),
  ).toBe('\uFEFFImię;PLN;\r\nŻak;12,5;\r\n')
})

test('semicolons, quotes and line breaks are quoted', () => {
  expect(csvFile([['a;b', 'say "x"', 'two\nlines']])).toBe('\uFEFF"a;b";"say ""x""";"two\nlines"\r\n')
})

test('whatever text goes in comes out again in a reader of CSV', () => {
  const rows = fc.array(fc.array(fc.string({ unit: 'binary' }), { minLength: 2, maxLength: 4 }), {
    minLength: 1,
    maxLength: 4,
  })
  fc.assert(
    fc.property(rows, (table) => {
      const read = Papa.parse(csvFile(table).slice(1), { delimiter: ';', newline: '\r\n' }).data.slice(0, -1)
      expect(read).toEqual(table.map((row) => row.map(withoutFormula)))
    }),
  )
})
