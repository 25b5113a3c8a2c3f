import { expect, test } from 'vitest'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { cardHints, restBreaches } from './day-rules.ts'
import type { FormDay } from './form-data.ts'

const monday = '2026-11-23' as CalendarDate
const bonuses = [
  { date: monday, shift: 'day' as const, value: 100 },
  { date: monday, shift: 'night' as const, value: 100 },
]

function hints(
  facts: Partial<Parameters<typeof cardHints>[0]> & { comment?: string; closed?: FormDay['closed'] },
) {
  const { comment = '', closed = { day: false, night: false }, ...rest } = facts
  const day = { date: monday, free: { day: 1, night: 1 }, closed, comment }
  return cardHints({
    day,
    choice: undefined,
    option: undefined,
    bonuses: [],
    breach: undefined,
    ...rest,
  }).map((hint) => hint.text)
}

test('an off-day tells its bonus, a worked shift that the three best share it', () => {
  expect(hints({ bonuses })).toEqual(['Bonus do 100 PLN za dzień/noc'])
  expect(hints({ bonuses, choice: 'night', option: 'night' })).toEqual(['3 TOP zgarnia bonus'])
})

test('a shift without a bonus of its own, and Do dyspozycji, tell none', () => {
  const dayBonus = bonuses.slice(0, 1)
  expect(hints({ bonuses: dayBonus, choice: 'night', option: 'night' })).toEqual([])
  expect(hints({ bonuses, choice: 'on-call', option: 'on-call' })).toEqual([])
})

test('reserve waits for a confirmation, and the comment of the limit stands last', () => {
  expect(hints({ choice: 'day', option: 'day-reserve', comment: 'Mniej aut' })).toEqual([
    'Czekaj na potwierdzenie.',
    'Mniej aut',
  ])
})

test('a day after a night marks both cards, the reserve variants too', () => {
  const tuesday = addDays(monday, 1)
  const breaches = restBreaches(
    [
      { date: monday, option: 'night-reserve' },
      { date: tuesday, option: 'day' },
    ],
    [],
  )
  expect(breaches).toEqual({ nights: [monday], days: [tuesday] })
  expect(hints({ breach: 'night', choice: 'night', option: 'night-reserve' })).toEqual([
    'Noc przed dniem: zmień',
  ])
  expect(hints({ breach: 'day', choice: 'day', option: 'day', bonuses })).toEqual(['Dzień po nocy: zmień'])
})

test('a known Sunday night before the week forbids its Monday day', () => {
  const sunday = addDays(monday, -1)
  expect(restBreaches([{ date: monday, option: 'day' }], [{ date: sunday, option: 'night' }])).toEqual({
    nights: [sunday],
    days: [monday],
  })
})

test('a closed shift is called closed, and its bonus is no longer told', () => {
  expect(hints({ closed: { day: true, night: false }, comment: 'Święto' })).toEqual([
    'Dzień: zmiana zamknięta',
    'Święto',
  ])
  const closed = { day: true, night: true }
  expect(hints({ closed, bonuses })).toEqual(['Obie zmiany zamknięte'])
})
