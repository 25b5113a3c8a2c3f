import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutAtDoors, type Door, doorsOfBase, doorsOfBoard } from './remark-doors.ts'

const driver = (words: string, id: string): Door => ({ words, subject: 'driver', id })

test('a sentence is cut at the names it says, and stays the sentence', () => {
  const doors = [driver('Jan Nowak', 'a'), driver('Jan Nowak …201', 'b')]
  expect(cutAtDoors('Noc pt: Jan Nowak …201 czeka, jedzie Jan Nowak.', doors)).toEqual([
    'Noc pt: ',
    doors[1],
    ' czeka, jedzie ',
    doors[0],
    '.',
  ])
})

test('whatever is named, joined parts are the sentence', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '…'), maxLength: 6 })
  fc.assert(
    fc.property(fc.array(word), fc.array(word, { maxLength: 4 }), (words, names) => {
      const text = `.${words.join('')}`
      const parts = cutAtDoors(
        text,
        names.map((name, index) => driver(name, String(index))),
      )
      expect(parts.map((part) => (typeof part === 'string' ? part : part.words)).join('')).toBe(text)
      expect(parts).not.toContain('')
    }),
  )
})

test('a remark leads to whoever it speaks of, and one on empty seats to the seats', () => {
  expect(
    doorsOfBoard({ kind: 'own-car-of-waiting', slot: 3, driverId: 'a', ownCar: 'w', drivenBy: 'b' }),
  ).toEqual({
    ...{ slot: 3, driverId: 'a', drivers: ['a', 'b'], cars: ['w'] },
  })
  const may = { why: 'SOMEBODY_MAY' as const, reserve: ['a', 'b', 'c', 'd'], onCall: [] }
  expect(doorsOfBoard({ kind: 'empty-seats', slot: 5, left: 2, why: may })).toEqual({
    ...{ slot: 5, driverId: undefined, drivers: ['a', 'b', 'c'], cars: [] },
  })
  const taken = { code: 'car-taken' as const, byDriver: 'b' }
  expect(doorsOfBase({ kind: 'pin', slot: 1, driver: 'a', car: 'w', trouble: taken })).toEqual({
    ...{ slot: 1, driverId: 'a', drivers: ['a', 'b'], cars: ['w'] },
  })
})
