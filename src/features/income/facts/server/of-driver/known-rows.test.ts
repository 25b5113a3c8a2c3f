import { expect, test } from 'vitest'
import { KnownRows } from './known-rows.ts'

const one = (stamp: string, read: string, signs = 10) => ({ stamp, signs, read })

test('rows are known by their stamp, each driver their own, and another stamp is not', () => {
  const known = new KnownRows<string>()
  expect(known.has('anna')).toBe(false)
  known.keep('anna', one('1', 'a'))
  expect(known.has('anna')).toBe(true)
  expect(known.find('anna', '1')).toBe('a')
  expect(known.find('anna', '2')).toBeUndefined()
  expect(known.find('jan', '1')).toBeUndefined()
  known.keep('anna', one('2', 'b'))
  expect(known.find('anna', '1')).toBeUndefined()
  expect(known.find('anna', '2')).toBe('b')
})

test('what was asked for least lately is forgotten first, and never what was kept now', () => {
  const known = new KnownRows<string>()
  const large = 7 * 1024 * 1024
  for (const key of ['anna', 'jan']) known.keep(key, one('1', key, large))
  known.find('anna', '1')
  known.keep('ewa', one('1', 'ewa', large))
  expect(['anna', 'jan', 'ewa'].filter((key) => known.has(key))).toEqual(['anna', 'ewa'])
  known.keep('ola', one('1', 'ola', 4 * large))
  expect(['anna', 'jan', 'ewa', 'ola'].filter((key) => known.has(key))).toEqual(['ola'])
})

test('what is kept anew counts once', () => {
  const known = new KnownRows<string>()
  const large = 7 * 1024 * 1024
  known.keep('anna', one('1', 'a', large))
  for (const stamp of ['1', '2', '3']) known.keep('jan', one(stamp, stamp, large))
  expect(known.has('anna')).toBe(true)
})
