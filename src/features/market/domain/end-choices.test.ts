import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendar-date.ts'
import { endChoices } from './end-choices.ts'

const on = (day: number) => {
  const date = calendarDate(2026, 11, day)
  if (!date) throw new Error('There is no such day.')
  return date
}
const read = (...args: Parameters<typeof endChoices>) =>
  endChoices(...args).map(({ date, hour }) => `${date.slice(8)} ${hour}`)

test('an offer ends at a full hour from now on, before the last of its shifts begins', () => {
  const now = { date: on(26), hour: 16 }
  expect(read(now, [{ date: on(27), shift: 'night' }])).toEqual(['26 18', '26 21', '27 9', '27 12', '27 15'])
  expect(read(now, [{ date: on(27), shift: 'day' }])).toEqual(['26 18', '26 21'])
})

test('of several shifts the last decides; of none, or of one about to begin, there is no choice', () => {
  const now = { date: on(27), hour: 17 }
  expect(read(now, [{ date: on(27), shift: 'night' }])).toEqual([])
  expect(
    read(now, [
      { date: on(28), shift: 'day' },
      { date: on(27), shift: 'night' },
    ]),
  ).toEqual(['27 18', '27 21'])
  expect(read(now, [])).toEqual([])
})
