import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendar-date.ts'
import { nextRound, ownProposals, proposalKey } from './proposal-rounds.ts'

const date = calendarDate(2026, 11, 27)
if (!date) throw new Error('There is no such day.')
const SLOT = { date, shift: 'night' } as const
const event = (news: 'proposed' | 'unproposed', round: number, isWithdrawn = false, way = 'email') => ({
  eventKey: proposalKey(news, way, SLOT, 'jan', round),
  ...{ isWithdrawn, isOver: false },
})
const jan = (...events: ReturnType<typeof event>[]) => ownProposals(events).get('jan')

test('who was told is asked, in whichever way', () => {
  expect(jan(event('proposed', 0))).toEqual({ round: 0, isAsked: true })
  expect(jan(event('proposed', 0, true), event('proposed', 0, false, 'sms'))).toMatchObject({ isAsked: true })
  const push = { eventKey: `push:${event('proposed', 0).eventKey}`, isWithdrawn: false, isOver: false }
  expect(jan(push)).toMatchObject({ isAsked: true })
})

test('what never went out, or was taken back, asks nobody, until it is proposed again', () => {
  expect(jan(event('proposed', 0, true))).toMatchObject({ isAsked: false })
  expect(jan(event('unproposed', 0), event('proposed', 0))).toMatchObject({ isAsked: false })
  expect(jan(event('proposed', 0), event('unproposed', 0), event('proposed', 1))).toEqual({
    round: 1,
    isAsked: true,
  })
})

test('who was asked until a time that has passed is asked no more, and can be asked anew', () => {
  const over = { ...event('proposed', 0), isOver: true }
  expect(jan(over)).toEqual({ round: 0, isAsked: false })
  expect(nextRound(jan(over))).toBe(1)
  expect(jan(over, event('proposed', 1))).toEqual({ round: 1, isAsked: true })
})

test('each round has a number of its own', () => {
  expect(nextRound(undefined)).toBe(0)
  expect(nextRound(jan(event('proposed', 3, true)))).toBe(4)
})
