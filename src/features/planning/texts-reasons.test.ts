import { expect, test } from 'vitest'
import { emptySeatsRemark, ownCarOfWaitingRemark, ownCarRemark, promiseRemark } from './texts-reasons.ts'

test('remarks for the office', () => {
  const seats = { slot: 9, count: 3, cars: ['a', 'b', 'c'], waiting: 2 } as const
  const unasked = { ...seats, waiting: 0 }
  expect(emptySeatsRemark({ ...unasked, why: 'NOBODY_WAITING' })).toBe(
    'Noc pt: 3 miejsca do obsadzenia, nikt więcej się nie zgłosił.',
  )
  expect(emptySeatsRemark({ ...unasked, why: 'NOBODY_WAITING' }, false, 1)).toBe(
    'Noc pt: 3 miejsca do obsadzenia, w rezerwie 1 osoba, ale nie może wtedy jechać.',
  )
  expect(emptySeatsRemark({ ...seats, why: 'NOBODY_MAY' })).toContain('w rezerwie 2 osoby')
  expect(emptySeatsRemark({ ...seats, why: 'NOBODY_MAY' }, false, 3)).toContain(
    'w rezerwie 5 osób, ale nikt z nich nie może wtedy jechać.',
  )
  expect(emptySeatsRemark({ ...seats, count: 0, why: 'LIMIT' })).toContain('3 auta stoją bez kierowcy')
  const own = { driver: 'd', slot: 9, ownCar: 'c' } as const
  expect(ownCarRemark({ ...own, why: 'rental', drivenBy: null }, 'Jan Lis', 'WX1', undefined)).toBe(
    'Noc pt: Jan Lis bez auta głównego WX1: auto jest wtedy wynajęte.',
  )
  expect(
    ownCarRemark({ ...own, why: 'OTHER_OWN_DRIVER', drivenBy: 'e' }, 'Jan Lis', 'WX1', 'Ewa Żak'),
  ).toContain('to auto główne także innego kierowcy (jedzie nim Ewa Żak).')
  expect(promiseRemark(9, 'Jan Lis')).toContain('Jan Lis traci wybraną zmianę')
})

test('who waits while somebody else drives the own car: the office is told that shifts are shared before cars', () => {
  const facts = { limit: 1, availableCars: 1, capacity: 1, seated: 1, freeCars: 0, candidates: 2, shifts: 2 }
  const names = { fullName: 'Jan Lis', reg: 'W01', drivenBy: 'Ewa Żak' }
  const reason = { code: 'NO_CAR', ...facts, decidedBy: 'fairness', against: null } as const
  expect(ownCarOfWaitingRemark(0, reason, names)).toBe(
    'Dzień pn: Jan Lis czeka w rezerwie, a autem głównym W01 jedzie Ewa Żak: zmiany są dzielone przed autami, inni mają mniej zmian.',
  )
  expect(ownCarOfWaitingRemark(0, { code: 'PREV_WEEK_NIGHT' }, names)).toBeUndefined()
})
