import { expect, test } from 'vitest'
import { candidateFinder } from './candidates.ts'

const find = candidateFinder([
  { id: 'zaneta', fullName: 'Żaneta Próbniak', aliases: ['Zhanna P.'] },
  { id: 'jan', fullName: 'Jan Kowalski', aliases: [] },
  { id: 'adam', fullName: 'Adam Kowalski', aliases: [] },
  { id: 'jan-maria', fullName: 'Jan Maria Rokita', aliases: [] },
])

test.each([
  ['ZANETA PROBNIAK', 'zaneta', 'same-name'],
  ['Próbniak Żaneta', 'zaneta', 'other-order'],
  ['zhanna p', 'zaneta', 'other-platform'],
  ['Żaneta Maria Próbniak', 'zaneta', 'further-name'],
  ['Jan Rokita', 'jan-maria', 'further-name'],
  ['Jan Kowalsky', 'jan', 'one-letter'],
  ['Janusz Kowalski', 'jan', 'surname'],
])('%s may be %s: %s', (name, driverId, reason) => {
  expect(find(name)).toContainEqual({ driverId, reason })
})

test('the most convincing comes first, and all of that surname can be chosen', () => {
  expect(find('Jan Kowalski')).toEqual([
    { driverId: 'jan', reason: 'same-name' },
    { driverId: 'adam', reason: 'surname' },
  ])
})

test('a name like nobody’s, or of marks only, suggests nobody', () => {
  expect(find('Sp. z o.o. Testowa')).toEqual([])
  expect(find(' - ')).toEqual([])
})

test('never more than five are suggested', () => {
  const many = Array.from({ length: 50 }, (_, n) => ({
    id: `${n}`,
    fullName: `Piotr${n} Nowak`,
    aliases: [],
  }))
  expect(candidateFinder(many)('Anna Nowak')).toHaveLength(5)
})
