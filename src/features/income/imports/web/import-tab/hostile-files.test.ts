import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { problemSentence } from '#platform/web/spreadsheet/spreadsheet-texts.ts'
import { zipBomb } from '#test/files/zip-bomb.ts'
import { readResultsFile } from './read-results-file.ts'
import { RESULT_LIMITS } from './result-limits.ts'

/** Q19: what is no results file ends in a sentence, and nothing of it is loaded. */
async function sentenceOf(bytes: Uint8Array<ArrayBuffer>, name = 'plik.csv'): Promise<string> {
  const read = await readResultsFile(bytes, name, '2026-11-21' as CalendarDate, { mappings: {} })
  return read.ok ? read.value.state : problemSentence(read.error, RESULT_LIMITS)
}
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text))

test('a picture, a PDF and an old workbook', async () => {
  const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13)
  expect(await sentenceOf(png, 'wyniki.png')).toBe('Ten plik nie jest arkuszem. Wybierz plik CSV albo XLSX.')
  expect(await sentenceOf(bytesOf('%PDF-1.7\n%âãÏÓ\n1 0 obj'), 'wyniki.pdf')).toBe('refused')
  expect(await sentenceOf(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1), 'wyniki.xls')).toMatch(
    /starym formacie/,
  )
})

test('half a workbook', async () => {
  const zip = zipSync({ 'xl/workbook.xml': bytesOf('<workbook/>') })
  expect(await sentenceOf(zip.slice(0, zip.length / 2), 'wyniki.xlsx')).toMatch(/uszkodzony/)
})

test('a million rows', async () => {
  const rows = 'bolt_id;full_name;date;shift\n'.padEnd(29 + 12_000_000, '1;A B;x;noc\n')
  expect(await sentenceOf(bytesOf(rows))).toMatch(
    /^Ten plik ma za dużo wierszy\. Można wczytać najwyżej 200\s000\. Podziel go na części/,
  )
})

test('an archive that unpacks to more than may be, and one that tells another size than it has', async () => {
  const { honest, lying } = await zipBomb('earnings_with_VAT.csv', RESULT_LIMITS.unpackedBytes + 1)
  expect(honest.length).toBeLessThan(200_000)
  expect(await sentenceOf(honest, 'earnings.zip')).toBe(
    'Ten plik po rozpakowaniu jest za duży. Mieści się najwyżej 120 MB.',
  )
  expect(await sentenceOf(lying, 'earnings.zip')).toMatch(/uszkodzony/)
})

test('a table whose first heading begins as archives do is read as what it is', async () => {
  const bytes = bytesOf('PKWiU;Kwota\n49.32;12\n')
  const read = await readResultsFile(bytes, 'plik.csv', '2026-11-21' as CalendarDate, { mappings: {} })
  expect(read).toMatchObject({ ok: true })
})
