import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { zipSync } from 'fflate'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import type { StatementRow } from '#features/income/facts/domain/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { xlsxFile } from '#platform/server/files/xlsx.ts'
import { readResultsFile } from './read-results-file.ts'

const SAMPLES: Readonly<Record<string, string>> = {
  'bolt-trip-history.csv': 'a.csv',
  'bolt-weekly.csv': 'a-2026W46-b.csv',
  'uber-trip_activity.csv': 'a.csv',
  'uber-payments_order.csv': '20261109-20261115-payments_order-F.csv',
  'uber-payments_driver.csv': '20261109_20261116_payments_driver_F.csv',
  'freenow-earnings_with_VAT.csv': 'earnings_2026-11-09_2026-11-15_with_VAT.csv',
  'settlement.csv': 'a.csv',
}
const tables = new Map(
  Object.keys(SAMPLES).map((sample) => {
    const text = readFileSync(new URL(`../../domain/samples/${sample}`, import.meta.url), 'utf8')
    return [sample, Papa.parse<string[]>(text.replace('\uFEFF', ''), { skipEmptyLines: true }).data] as const
  }),
)
const anySample = fc.constantFrom(...Object.keys(SAMPLES))

async function rowsOf(bytes: Uint8Array<ArrayBuffer>, sample: string): Promise<readonly StatementRow[]> {
  const read = await readResultsFile(bytes, SAMPLES[sample] ?? '', '2026-11-21' as CalendarDate, {
    mappings: {},
  })
  if (!read.ok || read.value.state !== 'ready') throw new Error(JSON.stringify(read))
  return read.value.file.rows
}

/** What the rows say, wherever they stand. */
const content = (rows: readonly StatementRow[]) =>
  rows.map(({ row: _, ...rest }) => JSON.stringify(rest, sorted)).sort()
const sorted = (_: string, value: unknown) =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

interface Form {
  readonly delimiter: string
  readonly newline: string
  readonly encoding: 'utf8' | 'utf8-mark' | 'utf16' | 'windows-1250'
  readonly decimal: string
}
const anyForm: fc.Arbitrary<Form> = fc.record({
  delimiter: fc.constantFrom(',', ';', '\t'),
  newline: fc.constantFrom('\n', '\r\n'),
  encoding: fc.constantFrom('utf8', 'utf8-mark', 'utf16', 'windows-1250'),
  decimal: fc.constantFrom('.', ','),
})

function write(table: readonly (readonly string[])[], form: Form): Uint8Array<ArrayBuffer> {
  const cells = table.map((row) => row.map((cell) => inForm(cell, form)))
  const text = Papa.unparse(cells, { delimiter: form.delimiter, newline: form.newline })
  if (form.encoding === 'windows-1250') return inWindows1250(text)
  if (form.encoding === 'utf16') return new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'))
  return new Uint8Array(Buffer.from(form.encoding === 'utf8' ? text : `\uFEFF${text}`))
}

function inForm(cell: string, { decimal, encoding }: Form): string {
  // Windows-1250 has no arrow, and none of the letters of a Spanish name but these.
  const letters = encoding === 'windows-1250' ? cell.replaceAll('→', '-') : cell
  const number = /^(-?)(\d+)[.,](\d\d)$/.exec(letters)
  if (!number) return letters
  const group = decimal === ',' ? '\u00a0' : ''
  return `${number[1]}${number[2]?.replace(/\B(?=(\d{3})+$)/g, group)}${decimal}${number[3]}`
}

function inWindows1250(text: string): Uint8Array<ArrayBuffer> {
  const decoder = new TextDecoder('windows-1250')
  const byteOf = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]),
  )
  return Uint8Array.from(text, (letter) => byteOf.get(letter) ?? 0x3f)
}

const AS_IT_CAME: Form = { delimiter: ',', newline: '\n', encoding: 'utf8', decimal: '.' }

test('columns in another order, another delimiter, encoding or form of numbers: the same rows', async () => {
  await fc.assert(
    fc.asyncProperty(
      anySample,
      anyForm,
      fc.array(fc.nat(), { minLength: 40, maxLength: 40 }),
      async (sample, form, order) => {
        const table = tables.get(sample) ?? []
        const ranks = (table[0] ?? []).map((_, place) => order[place] ?? 0)
        const places = ranks.map((_, place) => place).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0))
        const shuffled = table.map((row) => places.map((place) => row[place] ?? ''))
        expect(content(await rowsOf(write(shuffled, form), sample))).toEqual(
          content(await rowsOf(write(table, AS_IT_CAME), sample)),
        )
      },
    ),
    { numRuns: 60 },
  )
})

test('as a workbook: the same rows', async () => {
  for (const [sample, table] of tables) {
    const cells = table.map((row) =>
      row.map((cell) => (/^-?\d{1,7}([.,]\d\d)?$/.test(cell) ? Number(cell.replace(',', '.')) : cell)),
    )
    const file = new Uint8Array(await xlsxFile('Arkusz', cells))
    expect(content(await rowsOf(file, sample))).toEqual(
      content(await rowsOf(write(table, AS_IT_CAME), sample)),
    )
  }
})

test('rows split over files in any way, in any order and some repeated: the same rows together', async () => {
  const shares = fc.array(fc.constantFrom<number[]>([0], [1], [2], [0, 1], [1, 2]), {
    minLength: 40,
    maxLength: 40,
  })
  await fc.assert(
    fc.asyncProperty(anySample, shares, async (sample, share) => {
      const [headings = [], ...rows] = tables.get(sample) ?? []
      const together = new Set<string>()
      for (const part of [2, 0, 1]) {
        const own = rows.filter((_, index) => share[index]?.includes(part)).toReversed()
        // A file that holds nothing but rows that say nothing is refused.
        const read = await rowsOf(write([headings, ...own], AS_IT_CAME), sample).catch(() => [])
        for (const row of content(read)) together.add(row)
      }
      expect([...together].sort()).toEqual(
        content(await rowsOf(write([headings, ...rows], AS_IT_CAME), sample)),
      )
    }),
    { numRuns: 60 },
  )
})

test('columns left out that say nothing of money: the same rows', async () => {
  const saying: Readonly<Record<string, readonly string[]>> = {
    'bolt-trip-history.csv': ['Stawka sfinalizowana', 'Utworzono przez', 'Trasa', 'Typ', 'Kategoria'],
    'bolt-weekly.csv': ['Adres e-mail', 'Identyfikator kierowcy', 'Zarobki brutto na godzinę|ZŁ/h'],
    'uber-trip_activity.csv': [
      'Adres odbioru',
      'Adres miejsca docelowego',
      'Rodzaj produktu',
      'UUID pojazdu',
    ],
  }
  for (const [sample, names] of Object.entries(saying)) {
    const table = tables.get(sample) ?? []
    const left = (table[0] ?? []).map((name) => names.includes(name.trim()))
    const short = table.map((row) => row.filter((_, place) => !left[place]))
    expect(short[0]?.length).toBe((table[0]?.length ?? 0) - names.length)
    expect(content(await rowsOf(write(short, AS_IT_CAME), sample))).toEqual(
      content(await rowsOf(write(table, AS_IT_CAME), sample)),
    )
  }
})

test('the sums of Bolt say the same gross with and without its parts', async () => {
  const table = tables.get('bolt-weekly.csv') ?? []
  const parts = /^Zarobki brutto \(płatności/
  const left = (table[0] ?? []).map((name) => parts.test(name))
  const short = table.map((row) => row.filter((_, place) => !left[place]))
  expect(content(await rowsOf(write(short, AS_IT_CAME), 'bolt-weekly.csv'))).toEqual(
    content(await rowsOf(write(table, AS_IT_CAME), 'bolt-weekly.csv')),
  )
})

test('a portal in another language: the same rows', async () => {
  const names: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    'bolt-weekly.csv': {
      Kierowca: 'Motorista',
      'Numer telefonu': 'Telemóvel',
      'Zarobki brutto (ogółem)|ZŁ': 'Ganhos brutos (total)|ZŁ',
      'Zarobki brutto (płatności w aplikacji)|ZŁ': 'Ganhos brutos (pagamentos na app)|ZŁ',
      'Zarobki brutto (płatności gotówkowe)|ZŁ': 'Ganhos brutos (pagamentos em dinheiro)|ZŁ',
      'Pobrana gotówka|ZŁ': 'Dinheiro recebido|ZŁ',
      'Napiwki od pasażerów|ZŁ': 'Gorjetas dos passageiros|ZŁ',
      'Zarobki z kampanii|ZŁ': 'Ganhos da campanha|ZŁ',
      'Opłaty za anulowanie|ZŁ': 'Taxas de cancelamento|ZŁ',
      'Opłaty drogowe|ZŁ': 'Portagens|ZŁ',
      'Prowizja|ZŁ': 'Comissões|ZŁ',
      'Zarobki netto|ZŁ': 'Ganhos líquidos|ZŁ',
      'Przewidywana wypłata|ZŁ': 'Pagamento previsto|ZŁ',
      'Indywidualny numer identyfikacyjny': 'Identificador individual',
    },
    'uber-payments_order.csv': {
      'identyfikator UUID transakcji': 'Transaction UUID',
      'Identyfikator UUID kierowcy': 'Driver UUID',
      'Imię kierowcy': 'Driver first name',
      'Nazwisko kierowcy': 'Driver surname',
      'Identyfikator UUID przejazdu': 'Trip UUID',
      Opis: 'Description',
      'Wypłacono Ci': 'Paid to you',
      'Wypłacono Ci : Twój przychód': 'Paid to you:Your earnings',
      'Wypłacono Ci : Bilans przejazdu : Wypłaty : Odebrana gotówka':
        'Paid to you : Trip balance:Payouts : Cash collected',
    },
  }
  for (const [sample, others] of Object.entries(names)) {
    const table = tables.get(sample) ?? []
    const other = table.map((row, at) => (at === 0 ? row.map((name) => others[name] ?? name) : row))
    expect(content(await rowsOf(write(other, AS_IT_CAME), sample))).toEqual(
      content(await rowsOf(write(table, AS_IT_CAME), sample)),
    )
  }
})

test('two exports pasted together, with both lines of headings: the same rows', async () => {
  for (const [sample, table] of tables)
    expect(content(await rowsOf(write([...table, ...table], AS_IT_CAME), sample))).toEqual(
      content(await rowsOf(write(table, AS_IT_CAME), sample)),
    )
})

test('of FREENOW’s archive the file with VAT is read', async () => {
  const bytes = write(tables.get('freenow-earnings_with_VAT.csv') ?? [], AS_IT_CAME)
  const zip = zipSync({
    'earnings_2026-11-09_2026-11-15_without_VAT.csv': new Uint8Array(Buffer.from('ID kierowcy,Kierowca\n')),
    'earnings_2026-11-09_2026-11-15_with_VAT.csv': bytes,
  })
  const read = await readResultsFile(zip, 'earnings.zip', '2026-11-21' as CalendarDate, {
    mappings: {},
  })
  expect(read).toMatchObject({ ok: true, value: { state: 'ready', file: { periodEnd: '2026-11-15' } } })
})

test('the period may stand in the archive’s name alone', async () => {
  const bytes = write(tables.get('freenow-earnings_with_VAT.csv') ?? [], AS_IT_CAME)
  const zip = zipSync({ 'reports/with_VAT.csv': bytes })
  const name = 'earnings_2026-11-09_2026-11-15.zip'
  const read = await readResultsFile(zip, name, '2026-11-21' as CalendarDate, { mappings: {} })
  expect(read).toMatchObject({
    value: { state: 'ready', file: { fileName: `${name} with_VAT.csv`, periodStart: '2026-11-09' } },
  })
})

test('nothing of where passengers were taken from and to leaves the reader', async () => {
  for (const sample of ['bolt-trip-history.csv', 'uber-trip_activity.csv']) {
    const [headings = [], ...rows] = tables.get(sample) ?? []
    const marked = rows.map((row) =>
      row.map((cell, place) =>
        /Trasa|Adres/.test(headings[place] ?? '') ? `ul. Kanarkowa ${place}, KANAREK` : cell,
      ),
    )
    const read = await readResultsFile(
      write([headings, ...marked], AS_IT_CAME),
      'a.csv',
      '2026-11-21' as CalendarDate,
      { mappings: {} },
    )
    expect(JSON.stringify(read)).not.toMatch(/kanar/i)
    expect(JSON.stringify(read)).toContain('Łucja Przykładowska')
  }
})
