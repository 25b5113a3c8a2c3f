import fc from 'fast-check'
import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { csvFile } from '#platform/pure/csv-file.ts'
import { xlsxFile } from '#platform/server/files/xlsx.ts'
import { zipBomb } from '#test/files/zip-bomb.ts'
import { readSpreadsheet } from './read-spreadsheet.ts'
import { LIMITS } from './spreadsheet.ts'
import { problemSentence } from './spreadsheet-texts.ts'

const HEADINGS = ['imie', 'kwota', 'data']
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text))
const read = (bytes: Uint8Array) => readSpreadsheet(new Uint8Array(bytes), HEADINGS)
const rowsOf = async (bytes: Uint8Array) => {
  const sheet = await read(bytes)
  return sheet.ok ? sheet.value.rows : sheet.error
}
const WITHOUT_MARK = [
  ['Imię', 'Kwota'],
  ['Żak', '1,5'],
]

describe('CSV', () => {
  test.each([
    ['; as Polish spreadsheets write', 'Imię;Kwota\r\nŻak;1,5\r\n'],
    ['comma, with the decimal comma in quotes', 'Imię,Kwota\nŻak,"1,5"\n'],
    ['tabs', 'Imię\tKwota\r\nŻak\t1,5'],
    ['a line that tells what parts it', 'sep=,\r\nImię,Kwota\r\nŻak,"1,5"\r\n'],
  ])('is parted by %s', async (_, text) => {
    const rows = await rowsOf(bytesOf(text))
    expect(Array.isArray(rows) && rows.slice(0, 2)).toEqual(WITHOUT_MARK)
  })
  test('may start with a byte-order mark, in UTF-8 or UTF-16', async () => {
    const text = '\uFEFFImię;Kwota\r\nŻak;1,5'
    expect(await rowsOf(bytesOf(text))).toEqual(WITHOUT_MARK)
    expect(await rowsOf(new Uint8Array(Buffer.from(text, 'utf16le')))).toEqual(WITHOUT_MARK)
  })
  test('that is no valid UTF-8 is read as Windows-1250', async () => {
    const latin = Buffer.from([0x49, 0x6d, 0x69, 0xea, 0x3b, 0x4b, 0x0a, 0xaf, 0x61, 0x6b, 0x3b, 0x31])
    expect(await rowsOf(latin)).toEqual([
      ['Imię', 'K'],
      ['Żak', '1'],
    ])
  })
  test('keeps the numbers of its rows: empty ones count', async () => {
    expect(await rowsOf(bytesOf('Imię;Kwota\n\nŻak;2'))).toEqual([['Imię', 'Kwota'], [''], ['Żak', '2']])
  })
  test('formulas have no result, but for texts written as ="…"', async () => {
    expect(await rowsOf(bytesOf(`Imię;Kwota\n=A1;="007"\n'=A1;-5`))).toEqual([
      ['Imię', 'Kwota'],
      ['#FORMUŁA!', '007'],
      ['=A1', '-5'],
    ])
  })
  test('whatever we write comes back', async () => {
    const cell = fc.string({ unit: fc.constantFrom(...'aŻ;,"\'=+-@\t\n\r 5') })
    const table = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(table, async (rows) => {
        const all = [['Imię', 'Kwota'], ...rows]
        expect(await rowsOf(bytesOf(csvFile(all)))).toEqual([...all, ['']])
      }),
    )
  })
})

describe('XLSX', () => {
  test('whatever we write comes back, numbers as digits', async () => {
    const file = await xlsxFile('Flota', [
      ['Imię', 'Kwota'],
      ['=1+1', 12_345_678],
      ['  Żaneta ', null],
    ])
    expect(await rowsOf(file)).toEqual([
      ['Imię', 'Kwota'],
      ['=1+1', '12345678'],
      ['  Żaneta ', ''],
    ])
  })
  test('gives dates, truth and long numbers as a person reads them', async () => {
    const file = await writeXlsxFile(
      [
        [{ value: 'Data', type: String }, null, null],
        [
          { value: new Date(Date.UTC(2026, 2, 1)), type: Date, format: 'dd.mm.yyyy' },
          { value: true, type: Boolean },
          { value: 352_093_081_234_567, type: Number },
        ],
      ],
      { sheet: 'x' },
    ).toBuffer()
    expect(await rowsOf(file)).toEqual([
      ['Data', '', ''],
      ['2026-03-01', 'PRAWDA', '352093081234567'],
    ])
  })
  test('a date with a time of the day keeps it', async () => {
    const file = await writeXlsxFile(
      [[{ value: new Date(Date.UTC(2026, 10, 9, 17, 57)), type: Date, format: 'dd.mm.yyyy hh:mm' }]],
      { sheet: 'x' },
    ).toBuffer()
    expect(await rowsOf(file)).toEqual([['2026-11-09 17:57:00']])
  })
  test('a number of which digits were lost shows it', async () => {
    const cells = ['123456789012345680', '1E+17', '-123456789012345680', '0.1'].map(
      (number, index) => `<c r="${'ABCD'[index]}1"><v>${number}</v></c>`,
    )
    expect(await rowsOf(workbook(cells.join('')))).toEqual([
      ['1.2345678901234568e+17', '1e+17', '-1.2345678901234568e+17', '0.1'],
    ])
  })
  test('the sheet with most known headings is read', async () => {
    const sheet = (...texts: string[]) => [texts.map((value) => ({ value, type: String }))]
    const file = await writeXlsxFile([
      { data: sheet('Instrukcja'), sheet: 'A' },
      { data: sheet('Imię', 'Kwota'), sheet: 'B' },
    ]).toBuffer()
    expect(await rowsOf(file)).toEqual([['Imię', 'Kwota']])
  })
  test('gives the result of a formula; without one, or with a fault, the cell is empty', async () => {
    const cells = [
      '<c r="A1" t="str"><f>UPPER("a")</f><v>Imię</v></c>',
      '<c r="B1" t="str"><f>UPPER("b")</f></c>',
      '<c r="C1" t="e"><f>1/0</f><v>#DIV/0!</v></c>',
      '<c r="D1"><f>1+1</f><v>2</v></c>',
    ]
    expect(await rowsOf(workbook(cells.join('')))).toEqual([['Imię', '', '', '2']])
  })
})

describe('what can not be read is told in words', () => {
  const problem = async (bytes: Uint8Array) => {
    const sheet = await read(bytes)
    return sheet.ok ? undefined : sheet.error.code
  }
  test('an empty file, and one of empty cells', async () => {
    expect(await problem(bytesOf(''))).toBe('empty')
    expect(await problem(bytesOf(';;\r\n;;\r\n'))).toBe('empty')
    expect(await problem(await xlsxFile('x', [[null]]))).toBe('empty')
  })
  test('a picture, an old workbook, another zip, half a workbook', async () => {
    expect(await problem(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]))).toBe('no-spreadsheet')
    expect(await problem(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]))).toBe('old-excel')
    expect(await problem(zipSync({ 'a.xml': bytesOf('<a/>') }))).toBe('no-spreadsheet')
    const whole = await xlsxFile('x', [['Imię']])
    expect(await problem(whole.slice(0, whole.length / 2))).toBe('damaged')
  })
  test('a quote that does not end, with its row', async () => {
    expect(await rowsOf(bytesOf('Imię;Kwota\nŻak;"1\nX;2'))).toEqual({ code: 'open-quote', row: 2 })
  })
  test('too many rows and too many bytes', async () => {
    expect(await problem(bytesOf(`Imię\n${'Żak\n'.repeat(LIMITS.rows + 1)}`))).toBe('too-many-rows')
    expect(await rowsOf(bytesOf(`Imię\n${'Żak\n'.repeat(LIMITS.rows)}`))).toHaveLength(LIMITS.rows + 2)
    expect(await problem(new Uint8Array(LIMITS.bytes + 1).fill(0x41))).toBe('too-big')
  })
  test('a zip bomb is given up at the limit, and one that tells another size as soon as that is passed', async () => {
    const { honest, lying } = await zipBomb('xl/workbook.xml', LIMITS.unpackedBytes + 1)
    expect(honest.length).toBeLessThan(100_000)
    expect(await problem(honest)).toBe('too-big-inside')
    expect(await problem(lying)).toBe('damaged')
  })
  test('a workbook of which a byte has changed on its way', async () => {
    const file = workbook('<c r="A1"><v>12345</v></c>')
    const at = Buffer.from(file).indexOf('12345')
    file[at] = 0x39
    expect(await problem(file)).toBe('damaged')
  })
  test('random bytes never break the reader', async () => {
    const zipLike = fc.uint8Array({ minLength: 4, maxLength: 200 }).map((bytes) => {
      bytes.set([0x50, 0x4b, 3, 4])
      return bytes
    })
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.uint8Array({ maxLength: 200 }), zipLike), async (bytes) => {
        const sheet = await read(bytes)
        if (!sheet.ok) expect(problemSentence(sheet.error)).toMatch(/\.$/)
      }),
    )
  })
})

/** A workbook of one sheet with this one row of cells, not compressed. */
function workbook(cells: string): Uint8Array {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const rel = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const part = (text: string) => bytesOf(`<?xml version="1.0"?>${text}`)
  return zipSync(
    {
      'xl/workbook.xml': part(
        `<workbook xmlns="${main}" xmlns:r="${rel}"><sheets><sheet name="x" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': part(
        `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${rel}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      ),
      'xl/worksheets/sheet1.xml': part(
        `<worksheet xmlns="${main}"><sheetData><row r="1">${cells}</row></sheetData></worksheet>`,
      ),
    },
    { level: 0 },
  )
}
