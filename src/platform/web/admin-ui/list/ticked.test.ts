import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isChosen } from './column-choice.ts'
import { sortInAddress, sortOf } from './list-address.ts'
import { keysBetween, withTicks } from './ticked.ts'

const anyKeys = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 20 })

test('a range holds both ends and what is between, whichever end comes first', () => {
  fc.assert(
    fc.property(anyKeys, fc.nat(), fc.nat(), (keys, a, b) => {
      const [from, to] = [keys[a % keys.length] ?? '', keys[b % keys.length] ?? '']
      const range = keysBetween(keys, from, to)
      expect(range).toEqual(keysBetween(keys, to, from))
      expect(range).toEqual(keys.slice(keys.indexOf(range[0] ?? ''), keys.indexOf(range.at(-1) ?? '') + 1))
      expect(range).toEqual(expect.arrayContaining([from, to]))
    }),
  )
})

test('from a row that is not shown any more the range is the one row', () => {
  expect(keysBetween(['a', 'b', 'c'], 'x', 'b')).toEqual(['b'])
  expect(keysBetween(['a', 'b', 'c'], undefined, 'b')).toEqual(['b'])
})

test('ticks are added and taken off, and the former set stays as it was', () => {
  const before = new Set(['a', 'b'])
  expect([...withTicks(before, ['b', 'c'], true)]).toEqual(['a', 'b', 'c'])
  expect([...withTicks(before, ['b', 'c'], false)]).toEqual(['a'])
  expect([...before]).toEqual(['a', 'b'])
})

test('an order goes into the address and back; what is none is none', () => {
  const own = { key: 'reg', direction: 'up' } as const
  expect(sortInAddress(own, own)).toBeUndefined()
  for (const sort of [{ key: 'a.b', direction: 'down' } as const, { key: 'reg', direction: 'down' } as const])
    expect(sortOf(sortInAddress(sort, own))).toEqual(sort)
  for (const text of [undefined, '', 'reg', '.up', 'reg.sideways']) expect(sortOf(text)).toBeUndefined()
})

test('a column is shown as the list has it until somebody chose; some always are', () => {
  const none = { more: [], less: [] }
  expect(isChosen({ key: 'a' }, none)).toBe(true)
  expect(isChosen({ key: 'a' }, { more: [], less: ['a'] })).toBe(false)
  expect(isChosen({ key: 'a', shown: 'asked' }, none)).toBe(false)
  expect(isChosen({ key: 'a', shown: 'asked' }, { more: ['a'], less: [] })).toBe(true)
  expect(isChosen({ key: 'a', shown: 'always' }, { more: [], less: ['a'] })).toBe(true)
})
