import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ReadPdf, readPdf } from '#test/files/read-pdf.ts'
import type { StatementDocument } from '../../domain/statement-document.ts'
import { printedAmount } from './amount.ts'
import { loadFaces } from './faces.ts'
import { statementPdf } from './statement-pdf.ts'
import { grosze, RENT, statementOf } from './testing/sample-statements.ts'

const faces = loadFaces()
const printed = (document: StatementDocument) => statementPdf(document, faces)
const read = async (document: StatementDocument) => readPdf(await printed(document))

const PAPER = { width: 595.28, height: 841.89 }

function expectOnPaper({ places }: ReadPdf): void {
  for (const { x, right, y } of places) {
    expect(x).toBeGreaterThan(20)
    expect(right).toBeLessThan(PAPER.width - 20)
    expect(y).toBeGreaterThan(10)
    expect(y).toBeLessThan(PAPER.height - 20)
  }
}

function amountsOf({ figures, groups, result, ledger }: StatementDocument): string[] {
  return [
    ...figures.map(({ amount }) => amount),
    ...groups.flatMap(({ lines }) => lines.map(({ amount }) => amount)),
    result.amount,
    ...ledger.flatMap(({ amount, balance }) => [amount, balance]),
  ].map((amount) => words(printedAmount(amount)))
}

/** The reader tells any space as a plain one. */
function words(text: string): string {
  return text.replace(/\s+/g, ' ')
}

test('a statement is read back with every word and every amount, in the order in which it is read', async () => {
  const { pages } = await read(RENT)
  expect(pages).toHaveLength(1)
  const text = words(pages.join(' '))
  const said = [
    RENT.title,
    RENT.period,
    'R/2026/47/0121',
    ...RENT.parties.flatMap(({ label, name, lines }) => [label, name, ...lines]),
    ...RENT.figures.flatMap(({ label, amount }) => [label, printedAmount(amount)]),
    ...RENT.groups.flatMap(({ heading, lines }) => [
      heading,
      ...lines.flatMap((line) => [line.label, line.computation, line.source, printedAmount(line.amount)]),
    ]),
    ...RENT.ledger.flatMap((row) => [
      row.date,
      row.what,
      printedAmount(row.amount),
      printedAmount(row.balance),
    ]),
    RENT.next,
    RENT.rule,
    RENT.objection,
    'To nie jest faktura',
    'strona 1 z 1',
  ]
  let from = 0
  for (const each of said.map(words)) {
    const at = text.indexOf(each, from)
    expect(at, `${each} after ${text.slice(Math.max(0, from - 60), from)}`).toBeGreaterThanOrEqual(from)
    from = at
  }
})

test('every Polish, Ukrainian, Belarusian and Georgian letter is in the file, in both weights', async () => {
  const letters =
    'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ абвгґдеєжзиіїйклмнопрстуфхцчшщьюя ёўыэъ აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ'
  const document = {
    ...RENT,
    parties: [{ label: letters, name: letters, lines: [letters] }],
    next: letters,
    groups: [{ heading: letters, lines: [] }],
  }
  const text = (await read(document)).pages.join(' ').replace(/\s/g, '')
  expect(text.split(letters.replace(/\s/g, '')).length - 1).toBeGreaterThanOrEqual(3)
})

test('a reader of screens is told title, language and what is a heading, a table, a row', async () => {
  const { info, tags } = await read(RENT)
  expect(info).toMatchObject({ Title: 'Rozliczenie tygodnia 47, R/2026/47/0121', Language: 'pl' })
  const count = (tag: string) => tags.filter((each) => each === tag).length
  expect(count('H1')).toBe(1)
  expect(count('H2')).toBe(4)
  expect(count('Table')).toBe(2)
  // Columns, four groups, eight lines, result; columns and two rows of the ledger.
  expect(count('TR')).toBe(14 + 3)
  expect(count('TH')).toBe(4 + 4 + 8 + 1 + 4)
})

test('the longest ordinary statement, of forty lines, is one page', async () => {
  const document = statementOf(40)
  const file = await read(document)
  expect(file.pages).toHaveLength(1)
  for (const amount of amountsOf(document)) expect(file.pieces).toContain(amount)
  expectOnPaper(file)
})

test('a hundred and twenty lines are two pages, with columns and group said again, and nothing cut', async () => {
  const document = statementOf(120)
  const file = await read(document)
  expect(file.pages).toHaveLength(2)
  const [first = '', second = ''] = file.pages
  for (const page of [first, second]) expect(page).toContain('Pozycja Jak policzono Źródło Kwota, zł')
  expect(second).toContain('Robert Zawadka')
  expect(first).toContain('strona 1 z 2')
  expect(second).toContain('strona 2 z 2')
  const continued = document.groups.find(
    ({ lines: [top], lines }) =>
      first.includes(top?.label ?? '-') && second.includes(lines.at(-1)?.label ?? '-'),
  )
  expect(second).toContain(`Kwota, zł ${continued?.heading ?? '-'}`)
  for (const amount of amountsOf(document)) expect(file.pieces).toContain(amount)
  expectOnPaper(file)
})

test('the same document gives the same bytes, whatever was printed before and with fonts read anew', async () => {
  const alone = await statementPdf(RENT, loadFaces())
  await printed(statementOf(40))
  await printed({ ...RENT, next: 'ąćęłńóśźż AVATAR 0123456789 გ Ї' })
  expect(await printed(RENT)).toEqual(alone)
})

test('a closed statement’s bytes stay what they were', async () => {
  // A change here changes every statement that is printed again: it is made on purpose, or it is a fault.
  const digest = createHash('sha256')
    .update(await printed(RENT))
    .digest('hex')
  expect(digest).toBe('70f934f3b0da4b8a68e596172dcf041989aba51e2b65c5ab838c6f5c1084d844')
})

test('another amount gives other bytes', async () => {
  const other = { ...RENT, result: { ...RENT.result, amount: grosze(RENT.result.amount + 1) } }
  expect(await printed(other)).not.toEqual(await printed(RENT))
})

const HOSTILE = [
  '\u202e\u2066gnihtemos',
  '👨‍👩‍👧‍👦'.repeat(30),
  'x'.repeat(4_000),
  'Ż'.repeat(300),
  '(\\) Tj ET /F1 endstream endobj <script>',
  '\u0000\u0007\r\n\t',
  '\ud800',
  '',
  ' ',
  'محمد علي',
  'Z̸̢̛̗͓̘̙'.repeat(50),
]

test('texts of drivers and of the fleet can’t break out, break the file, or leave the paper', async () => {
  for (const text of HOSTILE) {
    const amount = grosze(-Number.MAX_SAFE_INTEGER)
    const line = { label: text, computation: text, source: text, amount }
    const file = await read({
      ...RENT,
      title: text,
      period: text,
      number: text,
      checksum: text,
      parties: RENT.parties.map((party) => ({ ...party, label: text, name: text, lines: [text, text] })),
      figures: [{ label: text, amount }, ...RENT.figures],
      groups: [{ heading: text, lines: [line] }, ...RENT.groups],
      result: { label: text, amount },
      ledger: [{ date: text, what: text, amount, balance: amount }],
      next: text,
      rule: text,
      objection: text,
    })
    const all = file.pages.join(' ')
    expect(all).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u)
    // What stands around it is still there.
    for (const each of ['To nie jest faktura', 'Najem auta WX4182L', '−464,28', words(printedAmount(amount))])
      expect(all).toContain(each)
    expectOnPaper(file)
  }
})

test('nothing of a cell that is longer than a page is cut', async () => {
  const source = Array.from({ length: 1_500 }, (_, index) => `w${index}`).join(' ')
  const [first, ...rest] = RENT.groups
  const lines = [{ label: 'Długa', computation: '', source, amount: grosze(1) }]
  const file = await read({ ...RENT, groups: [{ heading: first?.heading ?? '', lines }, ...rest] })
  const all = words(file.pages.join(' '))
  for (let index = 0; index < 1_500; index += 1) expect(all).toMatch(new RegExp(`\\bw${index}\\b`))
  expectOnPaper(file)
})

test('any number of groups, lines and rows is printed, each amount once for each place', async () => {
  const amount = fc.integer({ min: -9_999_999, max: 9_999_999 }).map(grosze)
  const text = fc.string({ unit: 'grapheme', maxLength: 30 })
  const line = fc.record({ label: text, computation: text, source: text, amount })
  const row = fc.record({ date: text, what: text, amount, balance: amount })
  const varying = fc.record({
    groups: fc.array(fc.record({ heading: text, lines: fc.array(line, { maxLength: 12 }) }), {
      maxLength: 8,
    }),
    ledger: fc.array(row, { maxLength: 10 }),
  })
  await fc.assert(
    fc.asyncProperty(varying, async (parts) => {
      const document = { ...RENT, ...parts }
      const file = await read(document)
      for (const each of amountsOf(document)) expect(file.pieces).toContain(each)
      expectOnPaper(file)
    }),
    { numRuns: 25 },
  )
})

test.each([
  ['uk', 'Позиція', 'сторінка 1 із 1'],
  ['ru', 'Позиция', 'страница 1 из 1'],
  ['en', 'Item', 'page 1 of 1'],
  ['ka', 'პოზიცია', 'გვერდი 1 / 1'],
] as const)(
  'in %s the form says its words in that language, with a letter for each',
  async (language, head, foot) => {
    const title = { uk: 'Розрахунок', ru: 'Расчёт', en: 'Statement', ka: 'ანგარიშსწორება' }[language]
    const document = { ...RENT, language, title }
    const { pages } = await read(document)
    const text = words(pages.join(' '))
    for (const said of [title, head, foot]) expect(text).toContain(said)
    expect(text).not.toContain('Pozycja')
    // One stands in the heading of the last part; a letter that no font has would be another.
    expect(text.split('?')).toHaveLength(2)
  },
)
