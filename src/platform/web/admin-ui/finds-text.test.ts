import { expect, test } from 'vitest'
import { findsText } from './finds-text.ts'

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
