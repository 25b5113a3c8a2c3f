import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findEntries } from './find-entries.ts'
import { indexOf } from './index-of.ts'
import { plain } from './plain.ts'

const people = (...names: readonly string[]) =>
  indexOf({
    drivers: {
      ids: names.map((_, at) => `d${at}`),
      names,
      phones: names.map((_, at) => `+4860010020${at}`),
      inactive: [],
    },
    cars: { ids: [], regs: [], models: [] },
  }).drivers
const fleet = (...regs: readonly string[]) =>
  indexOf({
    drivers: { ids: [], names: [], phones: [], inactive: [] },
    cars: { ids: regs.map((_, at) => `c${at}`), regs, models: regs.map(() => 'Toyota Corolla') },
  }).cars
const found = (all: ReturnType<typeof people>, typed: string) =>
  findEntries(all, typed, 50).entries.map(({ label }) => label)

const LETTERS = 'aąbcćdeęfghijklłmnńoóprsśtuwyzźżäéčßқშ'
const word = fc
  .string({ unit: fc.constantFrom(...LETTERS), minLength: 1, maxLength: 9 })
  .map((text) => text.slice(0, 1).toLocaleUpperCase('pl') + text.slice(1))
const name = fc.tuple(word, word, fc.constantFrom(' ', '  ', '-')).map(([a, b, gap]) => `${a}${gap}${b}`)

test('every name finds itself: as it is, without diacritics, in capitals, its words turned round', () => {
  fc.assert(
    fc.property(fc.uniqueArray(name, { minLength: 1, maxLength: 20 }), fc.nat(), (names, at) => {
      const all = people(...names)
      const mine = all[at % all.length]
      const text = names[at % all.length] ?? ''
      const bare = plain(text)
      for (const typed of [text, bare, text.toLocaleUpperCase('pl'), bare.split(' ').reverse().join(' ')])
        expect(findEntries(all, typed, names.length).entries).toContain(mine)
    }),
  )
})

test('every plate finds itself first, with or without spaces, and by any part of it', () => {
  const reg = fc.string({ unit: fc.constantFrom(...'ABCWXZ0123456789'), minLength: 4, maxLength: 8 })
  fc.assert(
    fc.property(
      fc.uniqueArray(reg, { minLength: 1, maxLength: 20 }),
      fc.nat(),
      fc.nat({ max: 7 }),
      (regs, at, cut) => {
        const all = fleet(...regs)
        const mine = regs[at % regs.length] ?? ''
        const typed = [
          mine,
          mine.toLowerCase(),
          `${mine.slice(0, cut)} ${mine.slice(cut)}`,
          `${mine.slice(0, 2)}-${mine.slice(2)}`,
        ]
        for (const each of typed) expect(found(all, each)[0]).toBe(mine)
        expect(found(all, mine.slice(1))).toContain(mine)
      },
    ),
  )
})

test('a phone is found by its digits, however they are spaced, its end first', () => {
  const all = people('Jan Lis', 'Ewa Mak', 'Olga Sum')
  expect(found(all, '600 100 201')).toEqual(['Ewa Mak'])
  expect(found(all, '+48 600-100-201')).toEqual(['Ewa Mak'])
  expect(found(all, '201')).toEqual(['Ewa Mak'])
  expect(found(all, '60')).toEqual([])
})

test('the whole name comes before its beginning, that before a later word, that before what stands within', () => {
  const all = people('Anna Lisowska', 'Palisa Mak', 'Jan Lis', 'Lis Jan', 'Lis')
  expect(found(all, 'lis')).toEqual(['Lis', 'Lis Jan', 'Anna Lisowska', 'Jan Lis', 'Palisa Mak'])
})

test('namesakes are told apart, who is switched off comes later, and no word finds nobody', () => {
  const { drivers } = indexOf({
    drivers: {
      ids: ['a', 'b'],
      names: ['Jan Lis', 'Jan Lis'],
      phones: ['+48600100201', '+48600100202'],
      inactive: [0],
    },
    cars: { ids: [], regs: [], models: [] },
  })
  expect(found(drivers, 'jan')).toEqual(['Jan Lis …202', 'Jan Lis …201'])
  expect(findEntries(drivers, '   ', 5)).toEqual({ entries: [], total: 0 })
  expect(findEntries(drivers, 'jan kot', 5)).toEqual({ entries: [], total: 0 })
  expect(findEntries(drivers, 'lis', 1).total).toBe(2)
})
