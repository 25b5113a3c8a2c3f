import { expect, test } from 'vitest'
import { findsText, textIndex } from './finds-text.ts'

test('the search applies only with more than one character', () => {
  expect(findsText('z', 'Adam Nowak')).toBe(true)
  expect(findsText(' z ', 'Adam Nowak')).toBe(true)
  expect(findsText('zz', 'Adam Nowak')).toBe(false)
})

test('the search does not mind case, Polish letters included', () => {
  expect(findsText('ŁUCZAK', 'Żaneta Łuczak')).toBe(true)
  expect(findsText('żaneta  łu', 'Żaneta Łuczak')).toBe(true)
})

test('what is typed without Polish letters finds names that have them, not the other way round', () => {
  expect(findsText('zaneta luczak', 'Żaneta Łuczak')).toBe(true)
  expect(findsText('Łis', 'Jan Lis')).toBe(false)
})

test('one of several texts is enough', () => {
  expect(findsText('600 1', 'Adam Nowak', '600 100 200')).toBe(true)
})

test('an index finds what a look at each row finds, and gives the very list where nothing is asked', () => {
  const rows = ['Żaneta Łuczak', 'Zaneta Luczak', 'Jan Kowalski', 'ćma', 'CIS  Cis']
  const search = textIndex(rows, (row) => [row, row.length.toString()])
  for (const typed of ['', 'ż', 'żan', 'zan', 'LUCZ', 'łucz', 'cis c', ' jan ', 'ci', '13', 'xyz'])
    expect(search(typed)).toEqual(rows.filter((row) => findsText(typed, row, row.length.toString())))
  expect(search('ż')).toBe(rows)
  expect(
    textIndex(
      rows,
      () => [],
      (row) => row === 'ćma',
    )('tak'),
  ).toEqual(['ćma'])
})
