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
  expect(findsText('Luczak', 'Żaneta Łuczak')).toBe(false)
})

test('one of several texts is enough', () => {
  expect(findsText('600 1', 'Adam Nowak', '600 100 200')).toBe(true)
})

test('a name is found without its Polish marks, and with a mark only where it has it', () => {
  expect(findsText('wozniak', 'Łucja Woźniak')).toBe(true)
  expect(findsText('lucja', 'Łucja Woźniak')).toBe(true)
  expect(findsText('woźniak', 'Jan Wozniak')).toBe(false)
})
