import { expect, test } from 'vitest'
import { type OwnStatement, statementRows } from './statement-rows.ts'

type OwnLine = OwnStatement['lines'][number]

const SOURCE = { files: [{ name: 'Bolt.csv', rows: [41] }], shifts: 0, origins: [] }

function line(told: Partial<OwnLine['line']>, source: OwnLine['source'] = SOURCE): OwnLine {
  const nothing = { app: null, quantity: null, rate: null, base: null, rowIds: [], facts: {}, workings: [] }
  return { line: { code: 'tip', amount: 0, ...nothing, ...told }, words: null, source }
}

test('cash of several apps is one row that names each of them, and opens to each', () => {
  const [cash, ...others] = statementRows([
    line({ code: 'cash', app: 'bolt', amount: -81_240 }),
    line(
      { code: 'cash', app: 'uber', amount: -26_800 },
      { ...SOURCE, files: [{ name: 'Uber.csv', rows: [17] }] },
    ),
  ])
  expect(others).toEqual([])
  expect(cash).toMatchObject({ label: 'Gotówka, którą już masz', grosze: -108_040 })
  expect(cash?.hint).toBe('Bolt 812,40 · Uber 268,00')
  expect(cash?.inner.map(({ words, grosze }) => [words, grosze])).toEqual([
    ['Bolt', -81_240],
    ['Uber', -26_800],
  ])
  expect(cash?.sources).toEqual(['Bolt.csv, wiersz 41', 'Uber.csv, wiersz 17'])
})

test('of one app it keeps its own name', () => {
  expect(statementRows([line({ code: 'cash', app: 'bolt', amount: -100 })])).toMatchObject([
    { label: 'Bolt, gotówka', hint: 'już u Ciebie', grosze: -100 },
  ])
})

test('rows stand in the order of a statement, and their amounts add up to the lines', () => {
  const lines = [
    line({ code: 'cash', app: 'bolt', amount: -5 }),
    line({ code: 'wash', amount: -30 }, { files: [], shifts: 0, origins: ['typed'] }),
    line({ code: 'share', amount: 100, rate: { unit: 'basis-points', value: 5000 }, base: 200 }),
  ]
  const rows = statementRows(lines)
  expect(rows.map(({ label }) => label)).toEqual(['Twój udział, 50%', 'Bolt, gotówka', 'Mycie auta'])
  expect(rows.map(({ sources }) => sources[0])).toEqual([
    'Bolt.csv, wiersz 41',
    'Bolt.csv, wiersz 41',
    'wpisane w biurze',
  ])
  expect(rows.reduce((sum, { grosze }) => sum + grosze, 0)).toBe(65)
})

test('a statement reads as it did when it was closed, whatever the sentences are by now', () => {
  const share = line({
    ...{ code: 'share', amount: 50, rate: { unit: 'basis-points', value: 5000 }, base: 100 },
    workings: [
      { code: 'base', of: null, grosze: 100, rate: null, rowIds: [] },
      { code: 'base', of: null, grosze: 70, rate: null, rowIds: [] },
    ] as never,
  })
  const words = {
    ...{ heading: 'Zarobek', label: 'Dawny udział', rule: 'połowa, jak wtedy' },
    workings: ['dawna podstawa 1,00', 'siedemdziesiąt groszy'],
  }
  expect(statementRows([{ ...share, words }])).toMatchObject([
    {
      ...{ label: 'Dawny udział', hint: 'połowa, jak wtedy', grosze: 50 },
      inner: [
        { words: 'dawna podstawa', grosze: 100 },
        { words: 'siedemdziesiąt groszy', grosze: null },
      ],
    },
  ])
  const cash = ['bolt', 'uber'].map((app) => ({
    ...line({ code: 'cash', app, amount: -1 }),
    words: { heading: 'Dawna gotówka', label: '', rule: '', workings: [] },
  }))
  expect(statementRows(cash)).toMatchObject([{ label: 'Dawna gotówka' }])
})
