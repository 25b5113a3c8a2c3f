import { expect, test } from 'vitest'
import { KnownRows } from './known-rows.ts'

function reading() {
  const read: string[] = []
  const known = new KnownRows<string[]>()
  const of = (key: string, lines: string) =>
    known.of(key, lines, (text) => {
      read.push(key)
      return text.split('\n')
    })
  return { read, of }
}

test('the same text of the same driver is read once, and another text always', () => {
  const { read, of } = reading()
  const first = of('anna', 'a\nb')
  expect(of('anna', 'a\nb')).toBe(first)
  expect(of('anna', 'a\nc')).toEqual(['a', 'c'])
  expect(of('anna', 'a\nb')).toEqual(['a', 'b'])
  expect(of('jan', 'a\nb')).toEqual(['a', 'b'])
  expect(read).toEqual(['anna', 'anna', 'anna', 'jan'])
})

test('what was asked for least lately is forgotten first, and never what was asked for now', () => {
  const { read, of } = reading()
  const large = 'x'.repeat(7 * 1024 * 1024)
  for (const key of ['anna', 'jan', 'anna', 'ewa']) of(key, large)
  expect(read).toEqual(['anna', 'jan', 'ewa'])
  of('anna', large)
  expect(read).toEqual(['anna', 'jan', 'ewa'])
  of('jan', large)
  expect(read).toEqual(['anna', 'jan', 'ewa', 'jan'])
  of('ola', large.repeat(4))
  of('ola', large.repeat(4))
  expect(read.filter((key) => key === 'ola')).toHaveLength(1)
})
