import { expect, test } from 'vitest'
import { readPasted } from './read-pasted.ts'

const DRIVERS = [
  { id: 'j', fullName: 'Jan Kowalski' },
  { id: 'z', fullName: 'Łucja Żak' },
  { id: 'a', fullName: 'Adam Nowak' },
  { id: 'b', fullName: 'Adam Nowak' },
]

test('rows of driver; amount; note, as typed or copied from a sheet', () => {
  const text = 'Jan Kowalski; 100,00; Rondo\n\nłucja  żak\t1 234,5 zł\tA4; ulica\nJan Kowalski;7'
  expect(readPasted(text, DRIVERS)).toEqual({
    entries: [
      { driverId: 'j', grosze: 10_000, note: 'Rondo' },
      { driverId: 'z', grosze: 123_450, note: 'A4; ulica' },
      { driverId: 'j', grosze: 700, note: '' },
    ],
    faults: [],
  })
})

test('a name that nobody has, that two have, and no amount are told by their row', () => {
  const text = 'Jan Kowal;100\nAdam Nowak;100\nJan Kowalski;sto\nJan Kowalski;0\nJan Kowalski;-5'
  expect(readPasted(text, DRIVERS).faults.map(({ row, code }) => [row, code])).toEqual([
    [1, 'no-driver'],
    [2, 'several-drivers'],
    [3, 'no-amount'],
    [4, 'no-amount'],
    [5, 'no-amount'],
  ])
})
