import { expect, test } from 'vitest'
import type { AvailableDriver, Choice } from '#features/planning/domain/public.ts'
import { withRepeated } from './repeated-week.ts'

const driver = (id: string, ...choices: Choice[]): AvailableDriver => ({
  ...{ id, fullName: id, phone: '', email: '', choices, primaryCar: null, workedPreviousSundayNight: false },
})
const day = (number: number, source: Choice['source'] = 'form'): Choice => ({
  ...{ day: number, option: 'day', source },
})

test('who repeats the week before stands behind everyone who has sent', () => {
  const sent = [driver('a', day(1))]
  expect(withRepeated(sent, [driver('b', day(0))]).map(({ id }) => id)).toEqual(['a', 'b'])
  expect(withRepeated(sent, [])).toEqual(sent)
})

test('who has picked a free shift keeps it, and repeats the other days once', () => {
  const picked = driver('a', day(2, 'free-shift'))
  const before = driver('a', day(1), { ...day(2), option: 'night' }, day(3))
  expect(withRepeated([picked], [before])).toEqual([driver('a', day(2, 'free-shift'), day(1), day(3))])
})
