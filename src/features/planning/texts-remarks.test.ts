import { expect, test } from 'vitest'
import { baseRemarkText } from './texts-remarks.ts'

test('a seat that could be given says who waits and why nobody takes it', () => {
  const seats = { kind: 'empty-seats', slot: 9, seats: 3 } as const
  expect(baseRemarkText({ ...seats, waiting: 0 })).toBe(
    'Noc pt: 3 miejsca do obsadzenia, nikt więcej się nie zgłosił.',
  )
  expect(baseRemarkText({ ...seats, waiting: 1 })).toBe(
    'Noc pt: 3 miejsca do obsadzenia, w rezerwie 1 osoba, ale nie może wtedy jechać.',
  )
  expect(baseRemarkText({ ...seats, waiting: 5 })).toContain(
    'w rezerwie 5 osób, ale nikt z nich nie może wtedy jechać.',
  )
})

test('cars that stand because of the limit are no seats to be filled', () => {
  expect(baseRemarkText({ kind: 'full', slot: 9, standing: 3 })).toBe(
    'Noc pt: limit jest obsadzony, 3 auta stoją bez kierowcy.',
  )
  expect(baseRemarkText({ kind: 'closed', slot: 0, standing: 1 })).toBe(
    'Dzień pn: zmiana jest zamknięta, 1 auto stoi bez kierowcy.',
  )
})

test('an own car that was not given says why, and who drives it', () => {
  const own = { kind: 'own-car', slot: 9, driver: 'Jan Lis', ownCar: 'WX1' } as const
  expect(baseRemarkText({ ...own, why: 'rental', drivenBy: null })).toBe(
    'Noc pt: Jan Lis bez auta głównego WX1: auto jest wtedy wynajęte.',
  )
  expect(baseRemarkText({ ...own, why: 'OTHER_OWN_DRIVER', drivenBy: 'Ewa Żak' })).toBe(
    'Noc pt: Jan Lis bez auta głównego WX1: to auto główne także innego kierowcy (jedzie nim Ewa Żak).',
  )
})

test('a promise that was broken names whose', () => {
  expect(baseRemarkText({ kind: 'promise', slot: 9, driver: 'Jan Lis' })).toBe(
    'Noc pt: Jan Lis traci wybraną zmianę, aby inni mieli swoje minimum zmian.',
  )
})

test('who waits while somebody else drives the own car: the office is told that shifts are shared before cars', () => {
  const waiting = { kind: 'own-car-of-waiting', slot: 0, driver: 'Jan Lis', ownCar: 'W01' } as const
  expect(baseRemarkText({ ...waiting, drivenBy: 'Ewa Żak', decidedBy: 'fairness' })).toBe(
    'Dzień pn: Jan Lis czeka w rezerwie, a autem głównym W01 jedzie Ewa Żak: zmiany są dzielone przed autami, inni mają mniej zmian.',
  )
})

test('a pin that can not hold is told with whom, where, and the rule in the way', () => {
  const pin = { kind: 'pin', slot: 0, driver: 'Jan Lis', car: 'W02' } as const
  expect(baseRemarkText({ ...pin, trouble: { code: 'car-taken', byDriver: 'Ewa Żak' } })).toBe(
    'Przypięcie Jan Lis, Dzień pn, W02: Do auta W02 jest na tej zmianie przypięty już Ewa Żak.',
  )
  expect(baseRemarkText({ ...pin, trouble: { code: 'car-taken', byDriver: '' } })).toContain('ktoś inny.')
  expect(baseRemarkText({ ...pin, car: null, trouble: { code: 'no-availability' } })).toBe(
    'Przypięcie Jan Lis, Dzień pn, rezerwa: Kierowca nie zgłosił na ten tydzień żadnej zmiany.',
  )
})
