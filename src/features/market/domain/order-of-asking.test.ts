import { expect, test } from 'vitest'
import { inOrderOfAsking } from './order-of-asking.ts'

const person = (name: string, waits: 'reserve' | 'on-call' | null, rank: number, shifts: number) => ({
  ...{ name, waits, rank, shifts },
})

test('the reserve is asked first and as it waits, then who is on call, then who drives least', () => {
  const asked = inOrderOfAsking([
    person('Ada', null, 0, 5),
    person('Bea', null, 0, 2),
    person('Cyd', 'on-call', 0, 0),
    person('Dag', 'reserve', 2, 0),
    person('Ewa', 'reserve', 1, 6),
    person('Fil', null, 0, 2),
  ])
  expect(asked.map(({ name }) => name)).toEqual(['Ewa', 'Dag', 'Cyd', 'Bea', 'Fil', 'Ada'])
})
