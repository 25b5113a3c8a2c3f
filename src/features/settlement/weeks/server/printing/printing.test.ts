import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addPayIn } from '#features/settlement/ledger/contract.ts'
import { settlementLedger } from '#features/settlement/ledger/server/tables.ts'
import { readPdf } from '#test/files/read-pdf.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { makeFirstExample } from '#test/settlement/first-example.ts'
import { MONDAY_48, makeDriver, makeReference, makeRow, WEEK_47 } from '#test/settlement/made-week.ts'
import { closeWeeks, readSettlementWeek, reopenStatement } from '../../contract.ts'
import { printStatement, printWeek } from '../../contract-printing.ts'
import { statementOf } from '../statement-of.ts'
import { documentOf } from './document-of.ts'
import { fileNameOf } from './print-routes.ts'

let server: TestServer
let office: TestCaller

beforeAll(async () => {
  server = await startTestServer({ at: MONDAY_48 })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  office = await server.asUser({ money: true })
})

/** Every draft that can be closed. */
async function closeAll() {
  const { data } = answered(await server.call(readSettlementWeek, WEEK_47, { as: office }))
  const drivers = data.flatMap(({ driverId, mark }) => (mark ? [{ driverId, mark }] : []))
  return answered(await server.call(closeWeeks, { ...WEEK_47, drivers }, { as: office })).closed
}

/** The file as it arrives, packed and unpacked again by the wire's own rules. */
async function fetched(path: string) {
  const headers = { cookie: office.cookie, 'accept-encoding': 'br' }
  const { statusCode, rawPayload, headers: told } = await server.app.inject({ url: path, headers })
  const body = told['content-encoding'] === 'br' ? brotliDecompressSync(rawPayload) : rawPayload
  return { statusCode, told, body, sent: rawPayload.length }
}

const pdfOf = (id: string) => fetched(printStatement.path.replace(':id', id))
const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

test('a closed statement is printed with its lines, their sources, the rule and what happens next', async () => {
  await makeFirstExample(server.database.queries)
  const [closed] = await closeAll()
  const { told, body, sent } = await pdfOf(closed?.statementId ?? '')
  expect(told).toMatchObject({ 'content-type': 'application/pdf', 'content-encoding': 'br' })
  expect(told['content-disposition']).toContain('R-2026-47-0001-Jan-Przykladowy.pdf')
  expect(sent).toBeLessThan(body.length / 2)
  const { pages, info } = await readPdf(body)
  const text = pages.join(' ').replace(/\s+/g, ' ')
  expect(info).toMatchObject({ Title: 'Rozliczenie tygodnia 47, R/2026/47/0001' })
  const said = [
    ...['Jan Przykładowy', '16–22 listopada 2026', '23.11.2026, 10:00'],
    ...[
      'Twój udział, 50%',
      '1 431,89',
      '99,20',
      '18,00',
      '−812,40',
      '−268,00',
      '−30,00',
      '−100,00',
      '338,69',
    ],
    ...[
      '2 863,77',
      'Bolt tygodniowy.csv, wiersz 41',
      'Gotówka, którą już masz',
      'Mandat z 16.11.2026, rata 1 z 3',
    ],
    ...['Przed podziałem odkładamy 8% netto na VAT.', 'Do wypłaty jest 338,69 zł', 'Nie zgadzam się'],
  ]
  for (const words of said) expect(text).toContain(words)
  expect(text).not.toContain('kierowca już ma')
})

test('the same statement gives the same bytes, whatever was booked, folded in or renamed since', async () => {
  const { queries } = server.database
  const { jan } = await makeFirstExample(queries)
  const other = await makeDriver(queries, 'Jan Dawny')
  const booked = { grosze: -5000, kind: 'correction' as const, bookedAt: MONDAY_48, bookedBy: 'Anna Próbna' }
  await queries
    .insert(settlementLedger)
    .values({ ...booked, no: 1, id: crypto.randomUUID(), driverId: other })
  const [closed] = await closeAll()
  const id = closed?.statementId ?? ''
  const first = await pdfOf(id)
  const payIn = { driverId: jan, grosze: 10_000, inCash: false, beyondDebt: true, note: '' }
  answered(await server.call(addPayIn, payIn, { as: office }))
  const link = { ...booked, grosze: 0, kind: 'link' as const, driverId: jan, foldedId: other }
  await queries.insert(settlementLedger).values({ ...link, no: 90, id: crypto.randomUUID() })
  server.clock.set('2027-03-01T09:00:00Z')
  office = await server.asUser({ money: true })
  expect(digest((await pdfOf(id)).body)).toBe(digest(first.body))
})

test('a week that is printed while it is opened and closed again is told as it was when the printing began', async () => {
  const { queries } = server.database
  const { jan } = await makeFirstExample(queries)
  const [closed] = await closeAll()
  const id = closed?.statementId ?? ''
  const versionOf = async () => {
    const shown = await statementOf(queries, id)
    if (!shown) throw new Error('not there')
    return documentOf(shown)
  }
  const first = await versionOf()
  const reopened = { id, reason: 'Pomyłka' }
  answered(await server.call(reopenStatement, reopened, { as: office }))
  const payIn = { driverId: jan, grosze: 10_000, inCash: false, beyondDebt: true, note: '' }
  answered(await server.call(addPayIn, payIn, { as: office }))
  expect(await closeAll()).toHaveLength(1)
  // Which versions are printed is read once; what a version says changes by nothing that comes after.
  expect(await versionOf()).toEqual(first)
})

test('the document says what it said at closing, whatever a later edition calls its lines', async () => {
  const { queries } = server.database
  await makeFirstExample(queries)
  const [closed] = await closeAll()
  const shown = await statementOf(queries, closed?.statementId ?? '')
  if (!shown?.frozen.words) throw new Error('No words were frozen.')
  const { words, ...wordless } = shown.frozen
  // Today's catalogues and the frozen words are the same on the day of closing.
  expect(documentOf({ ...shown, frozen: wordless })).toEqual(documentOf(shown))
  const lines = words.lines.map((line) => ({ ...line, label: `${line.label} (jak wtedy)` }))
  const then = { ...words, lines, rule: 'Zasada, jak brzmiała wtedy.', next: 'Do wypłaty, jak wtedy.' }
  const document = documentOf({ ...shown, frozen: { ...shown.frozen, words: then } })
  expect(document).toMatchObject({ rule: 'Zasada, jak brzmiała wtedy.', next: 'Do wypłaty, jak wtedy.' })
  expect(document.groups.flatMap((group) => group.lines.map(({ label }) => label))).toEqual(
    lines.map(({ label }) => label),
  )
})

test.each([
  ['uk', 'Розрахунок за тиждень 47', 'переклад'],
  ['ru', 'Расчёт', 'перевод'],
  ['en', 'Statement of week 47', 'translation'],
  ['ka', 'კვირ', 'თარგმანია'],
] as const)(
  'in %s the document says the same lines and amounts, and that it is a translation',
  async (language, title, note) => {
    const { queries } = server.database
    await makeFirstExample(queries)
    const [closed] = await closeAll()
    const shown = await statementOf(queries, closed?.statementId ?? '')
    if (!shown) throw new Error('not there')
    const [polish, other] = [documentOf(shown), documentOf(shown, language)]
    const amounts = ({ groups, figures, result, ledger }: typeof polish) => [
      groups.map(({ lines }) => lines.map(({ amount }) => amount)),
      figures.map(({ amount }) => amount),
      result.amount,
      ledger.map(({ date, amount, balance }) => [date, amount, balance]),
    ]
    expect(amounts(other)).toEqual(amounts(polish))
    expect(other.title).toContain(title)
    expect(other.objection).toContain(note)
    expect(other.objection).toContain(shown.frozen.number)
    expect(polish.language).toBeUndefined()
    const said = [
      other.title,
      other.rule,
      other.next,
      other.objection,
      ...other.parties.map(({ label }) => label),
      ...other.figures.map(({ label }) => label),
      ...other.groups.flatMap(({ heading, lines }) => [heading, ...lines.map(({ label }) => label)]),
      ...other.ledger.map(({ what }) => what),
    ]
    expect(said.filter((text) => /[ąćęłńśźż]/i.test(text.replaceAll('zł', '')))).toEqual([])
  },
)

test('what was reopened is no document any more, and what nobody knows none either', async () => {
  await makeFirstExample(server.database.queries)
  const [closed] = await closeAll()
  const id = closed?.statementId ?? ''
  answered(await server.call(reopenStatement, { id, reason: 'Pomyłka' }, { as: office }))
  const refused = async (wanted: string) => await server.call(printStatement, { id: wanted }, { as: office })
  expect(await refused(id)).toMatchObject({ status: 409, failure: { code: 'reopened' } })
  expect(await refused(crypto.randomUUID())).toMatchObject({
    failure: { code: 'no_such_statement' },
  })
})

test('a week is printed into one archive: each closed statement once, as it is printed alone', async () => {
  const { queries } = server.database
  await makeFirstExample(queries)
  for (const [at, name] of ['Adam Abacki', 'Łucja Żak'].entries()) {
    const ref = await makeReference(queries, 'bolt', name, await makeDriver(queries, name))
    await makeRow(queries, { load: 1, row: 50 + at, app: 'bolt', ref, amounts: { net: 200 + at } })
  }
  expect(await server.call(printWeek, WEEK_47, { as: office })).toMatchObject({
    ...{ status: 409, failure: { code: 'none_closed' } },
  })
  const closed = await closeAll()
  expect(closed).toHaveLength(3)
  const { body, told } = await fetched(`${printWeek.path}?year=2026&week=47`)
  expect(told).toMatchObject({ 'content-type': 'application/zip' })
  const files = Object.entries(unzipSync(body))
  expect(files.map(([name]) => name)).toEqual([
    'R-2026-47-0001-Adam-Abacki.pdf',
    'R-2026-47-0002-Jan-Przykladowy.pdf',
    'R-2026-47-0003-Lucja-Zak.pdf',
  ])
  for (const [name, content] of files) {
    const of = closed.find(({ number }) => name.startsWith(number.replaceAll('/', '-')))
    expect(digest(content)).toBe(digest((await pdfOf(of?.statementId ?? '')).body))
  }
})

test.each([
  ['Łucja Żak-Ńowa', 'R-2026-47-0025-Lucja-Zak-Nowa.pdf'],
  ['Олег Щур', 'R-2026-47-0025-Oleh-Shchur.pdf'],
  ['陈伟', 'R-2026-47-0025.pdf'],
  ['Jan 🚕', 'R-2026-47-0025-Jan.pdf'],
])('the file of %s is named in plain letters, without dashes that hold nothing', (name, file) => {
  expect(fileNameOf({ number: 'R/2026/47/0025', payee: { name } })).toBe(file)
})
