import { describe, expect, test } from 'vitest'
import type { NotAsked } from './domain/base-calendar.ts'
import type { CapacityFacts, Reason } from './domain/builder/result.ts'
import {
  carTakenOff,
  emptySeatsRemark,
  ownCarOfWaitingRemark,
  ownCarRemark,
  promiseRemark,
  reasonNow,
  reserveReason,
  slotName,
} from './texts-reasons.ts'

const FRIDAY_NIGHT = 9

const facts: CapacityFacts = {
  limit: 20,
  availableCars: 25,
  capacity: 20,
  seated: 20,
  freeCars: 5,
  candidates: 27,
  shifts: 4,
  decidedBy: 'queue',
  against: { driver: 'd', shifts: 4 },
}
const said = (reason: Reason | NotAsked) => reserveReason(FRIDAY_NIGHT, 2, reason)

test('a full slot is told by limit, number of candidates, what decided and the place in the reserve', () => {
  expect(said({ code: 'LIMIT', ...facts })).toBe(
    'Noc pt: limit 20 aut, 27 chętnych. Masz 4 zmiany; inni tyle samo, ale zgłosili się wcześniej. Jesteś 2. w rezerwie.',
  )
})

describe('what decided', () => {
  test.each([
    [{ decidedBy: 'fairness', shifts: 5 } as const, 'Masz 5 zmian; inni mają mniej.'],
    [{ decidedBy: 'class' } as const, 'Najpierw jadą ci, którzy wybrali tę zmianę, a dopiero potem rezerwa.'],
    [
      { decidedBy: 'minimum', shifts: 1 } as const,
      'Masz 1 zmianę; najpierw każdy dostaje swoje minimum zmian.',
    ],
    [{ decidedBy: 'queue', shifts: 0 } as const, 'Nie masz jeszcze zmian; inni zgłosili się wcześniej.'],
    [{ decidedBy: 'pinned', against: null } as const, 'Wszystkie miejsca przydzieliło biuro.'],
    [{ decidedBy: 'published' } as const, 'Wszystkie miejsca są już ogłoszone innym.'],
  ])('%j', (decided, sentence) => {
    expect(said({ code: 'LIMIT', ...facts, ...decided })).toContain(` ${sentence} `)
  })
})

test('who may not drive then is told why', () => {
  expect(said({ code: 'DRIVER_PAPERS', paper: 'Prawo jazdy' })).toBe(
    'Noc pt: nie masz wtedy ważnych dokumentów (Prawo jazdy). Jesteś 2. w rezerwie.',
  )
  expect(said({ code: 'DRIVER_INACTIVE' })).toBe(
    'Noc pt: jesteś na liście jako nieaktywny kierowca. Jesteś 2. w rezerwie.',
  )
})

test('the place in the reserve is told as it is now', () => {
  const told = said({ code: 'OPEN' })
  expect(reasonNow(told, 12)).toBe(told.replace('Jesteś 2.', 'Jesteś 12.'))
  expect(reasonNow('Na listę rezerwową przeniosło biuro.', 12)).toBe('Na listę rezerwową przeniosło biuro.')
  expect(reasonNow('', 1)).toBe('')
})

test('who loses a car is told which one, and why', () => {
  expect(carTakenOff('WX123', 'grounding', 'przegląd')).toBe('Auto WX123 jest uziemione: przegląd.')
  expect(carTakenOff('WX123', 'grounding', ' Stłuczka. ')).toBe('Auto WX123 jest uziemione: Stłuczka.')
  expect(carTakenOff('WX123', 'grounding', '')).toBe('Auto WX123 jest uziemione.')
  expect(carTakenOff('WX123', 'rental', '')).toBe('Auto WX123 jest wynajęte.')
})

test.each<[Reason, string]>([
  [{ code: 'NO_CAR', ...facts, availableCars: 22, candidates: 1 }, 'dostępne 22 auta, 1 chętny.'],
  [{ code: 'NO_CAR', ...facts, availableCars: 0 }, 'brak dostępnych aut, 27 chętnych.'],
  [{ code: 'PAPERS', ...facts, carsWithoutPapers: 1 }, 'a 1 auto nie ma ważnych dokumentów.'],
  [{ code: 'REST_BEFORE_DAY', blockedBy: 10 }, 'masz zmianę następnego dnia (Dzień so)'],
  [{ code: 'REST_AFTER_NIGHT', blockedBy: 7 }, 'masz zmianę w noc przed tym dniem (Noc cz)'],
  [{ code: 'SAME_DATE', blockedBy: 8 }, 'masz już drugą zmianę tego samego dnia (Dzień pt).'],
  [{ code: 'PREV_WEEK_NIGHT' }, 'jedziesz w noc z niedzieli na poniedziałek'],
  [{ code: 'PINNED_OUT' }, 'biuro zdecydowało'],
  [{ code: 'RESERVE_OFF' }, 'nie są teraz uzupełniane z rezerwy'],
  [{ code: 'PAST' }, 'już minęła'],
  [{ code: 'OPEN' }, 'nie znaleziono układu'],
])('every reason of the builder has its sentence: %j', (reason, part) => {
  expect(said(reason)).toContain(part)
  expect(said(reason)).toMatch(/^Noc pt: .*\. Jesteś 2\. w rezerwie\.$/)
})

test('slots are named by shift and weekday', () => {
  expect([0, 1, 4, 13].map(slotName)).toEqual(['Dzień pn', 'Noc pn', 'Dzień śr', 'Noc nd'])
})

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
