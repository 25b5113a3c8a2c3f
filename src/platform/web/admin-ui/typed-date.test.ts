import { expect, test } from 'vitest'
import { readTypedDate } from './typed-date.ts'

test.each(['3.5.2018', '03.05.2018', ' 3. 5. 2018 ', '3-5-2018', '03/05/2018', '3 5 2018', '2018-05-03'])(
  'reads %j as the third of May',
  (typed) => {
    expect(readTypedDate(typed)).toBe('2018-05-03')
  },
)

test.each([
  '',
  '3',
  '3.5',
  '3.5.18',
  '3.5.201',
  '3.5.20188',
  '30.2.2018',
  '5.13.2018',
  '2018-5-3',
  'jutro',
  '352018',
])('reads no date from %j', (typed) => {
  expect(readTypedDate(typed)).toBeUndefined()
})
