import { describe, expect, test } from 'vitest'
import type { Decided, ToldReason } from './domain/public.ts'
import { readReason } from './server/kept-reason.ts'
import { slotName } from './texts-slots.ts'
import { carTakenOff, waitTextForDriver } from './texts-waiting.ts'
import { waitTextForOffice } from './texts-waiting-office.ts'

const FRIDAY_NIGHT = { slot: 9, rank: 2 }
const driver = (reason: ToldReason) => waitTextForDriver(FRIDAY_NIGHT, reason)
const office = (reason: ToldReason) => waitTextForOffice(FRIDAY_NIGHT, reason)
const limit = (decided: Decided): ToldReason => ({ code: 'limit', limit: 20, candidates: 27, decided })

const DECIDED: readonly Decided[] = [
  ...(['pinned', 'published', 'class'] as const).map((by) => ({ by })),
  ...(['minimum', 'fairness', 'queue', 'queue-of-equals'] as const).flatMap((by) =>
    [0, 1, 4, 5].map((shifts) => ({ by, shifts })),
  ),
]
const IN_SLOT: readonly ToldReason[] = [
  ...DECIDED.flatMap((decided): ToldReason[] => [
    limit(decided),
    { code: 'no-car', cars: 22, candidates: 1, decided },
    { code: 'cars-without-papers', cars: 0, without: 1, candidates: 27, decided },
  ]),
  ...(['rest-before-day', 'rest-after-night', 'same-date'] as const).map((code) => ({ code, blockedBy: 10 })),
  { code: 'kept-off' },
  { code: 'reserve-not-used' },
  { code: 'past' },
  { code: 'no-arrangement' },
  { code: 'previous-week-night' },
  { code: 'driver-inactive' },
  { code: 'driver-papers', paper: 'Prawo jazdy' },
  { code: 'closed' },
  { code: 'came-late' },
]
/** Words that speak to somebody. */
const TO_DRIVER = /(?<!\p{L})(jeste[sś]|masz|jedziesz|tobie|ci[eę]|tw[oó]j\S*|musisz|możesz)(?![\p{L}])/iu

test('a full slot is told by limit, number of candidates, what decided and the place in the reserve (D16)', () => {
  expect(driver(limit({ by: 'queue-of-equals', shifts: 4 }))).toBe(
    'Noc pt: limit 20 aut, 27 chętnych. Masz 4 zmiany; inni tyle samo, ale zgłosili się wcześniej. Jesteś 2. w rezerwie.',
  )
})

test.each(IN_SLOT)('driver and office are told one fact in words of their own: %j', (reason) => {
  expect(driver(reason)).toMatch(/^Noc pt: .*\. Jesteś 2\. w rezerwie\.$/)
  expect(office(reason)).not.toMatch(TO_DRIVER)
  expect(office(reason)).toMatch(/^Noc pt: .*\. 2\. w rezerwie\.$/)
})

test('the same fact, in the words of the office', () => {
  expect(office({ code: 'driver-papers', paper: 'Prawo jazdy' })).toBe(
    'Noc pt: nie ma wtedy ważnych dokumentów (Prawo jazdy). 2. w rezerwie.',
  )
  expect(office({ code: 'same-date', blockedBy: 8 })).toBe(
    'Noc pt: ma już drugą zmianę tego samego dnia (Dzień pt). 2. w rezerwie.',
  )
  expect(office(limit({ by: 'fairness', shifts: 5 }))).toBe(
    'Noc pt: limit 20 aut, 27 chętnych. Ma 5 zmian; inni mają mniej. 2. w rezerwie.',
  )
})

describe('what decided', () => {
  test.each<[Decided, string]>([
    [{ by: 'fairness', shifts: 5 }, 'Masz 5 zmian; inni mają mniej.'],
    [{ by: 'class' }, 'Najpierw jadą ci, którzy wybrali tę zmianę, a dopiero potem rezerwa.'],
    [{ by: 'minimum', shifts: 1 }, 'Masz 1 zmianę; najpierw każdy dostaje swoje minimum zmian.'],
    [{ by: 'queue', shifts: 0 }, 'Nie masz jeszcze zmian; inni zgłosili się wcześniej.'],
    [{ by: 'pinned' }, 'Wszystkie miejsca przydzieliło biuro.'],
    [{ by: 'published' }, 'Wszystkie miejsca są już ogłoszone innym.'],
  ])('%j', (decided, sentence) => {
    expect(driver(limit(decided))).toContain(` ${sentence} `)
  })
})

test('the office’s own words stay as they are, for driver and office alike', () => {
  const told = { code: 'car-grounded', reg: 'WX1', note: 'masz zmianę opon' } as const
  expect(driver(told)).toBe('Auto WX1 jest uziemione: masz zmianę opon.')
  expect(office(told)).toBe(driver(told))
})

test('who loses a car is told which one, and why', () => {
  expect(carTakenOff('WX123', 'grounding', 'przegląd')).toBe('Auto WX123 jest uziemione: przegląd.')
  expect(carTakenOff('WX123', 'grounding', ' Stłuczka. ')).toBe('Auto WX123 jest uziemione: Stłuczka.')
  expect(carTakenOff('WX123', 'grounding', '')).toBe('Auto WX123 jest uziemione.')
  expect(carTakenOff('WX123', 'rental', '')).toBe('Auto WX123 jest wynajęte.')
})

test('a place without a reason says nothing', () => {
  expect(waitTextForDriver(FRIDAY_NIGHT, null)).toBe('')
})

test('what a newer edition wrote is told in general, and is written back as it was', () => {
  const newer = { code: 'strike', until: '2027-01-01' }
  const read = readReason(newer)
  expect(read).toEqual({ code: 'newer', kept: newer })
  expect(read && driver(read)).toBe('Miejsce na liście rezerwowej.')
  expect(readReason(read)).toEqual(read)
  expect(office(newer as never)).toBe('Miejsce na liście rezerwowej.')
})

test('a known code that lacks its facts is no reason to fail', () => {
  expect(readReason({ code: 'limit' })).toMatchObject({ code: 'newer' })
})

test('slots are named by shift and weekday', () => {
  expect([0, 1, 4, 13].map(slotName)).toEqual(['Dzień pn', 'Noc pn', 'Dzień śr', 'Noc nd'])
})
