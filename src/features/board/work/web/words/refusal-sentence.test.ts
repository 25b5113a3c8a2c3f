import { expect, test } from 'vitest'
import { planOf } from '#features/roster/domain/plan/week-plan.ts'
import type { CarNote, WeekOnBoard } from '../../domain/week-on-board.ts'
import { refusalSentence } from './refusal-sentence.ts'

const note: CarNote = {
  ...{
    standing: 'free' as const,
    deleted: false,
    grounded: false,
    groundedReason: '',
    isRented: false,
    renter: '',
    papers: '',
    service: null,
  },
}
const off = (what: Partial<CarNote>) =>
  ({
    week: { year: 2026, week: 12 },
    carsById: new Map([['c2', { id: 'c2', reg: 'W02', model: '' }]]),
    notes: [new Map([['c1', { ...note, ...what }]])],
    driversOff: [{ driverId: 'd1', from: 0, to: 13, kind: 'papers', reason: 'Prawo jazdy' }],
  }) as unknown as WeekOnBoard
const TO = { slot: 0, carId: 'c1', onCall: false }
const board = planOf([{ driverId: 'd1', slot: 0, carId: 'c2', onCall: false }])

test.each<[string, Partial<CarNote>, string]>([
  ['a grounded car, with its reason', { grounded: true, groundedReason: 'stłuczka' }, 'Uziemione: stłuczka.'],
  ['a grounded car without one', { grounded: true }, 'Uziemione: Brak powodu.'],
  ['a rented car, with the renter', { isRented: true, renter: 'Ewa Łuczak' }, 'Wynajem: Ewa Łuczak.'],
  ['a car without papers', { papers: 'Polisa OC' }, 'Bez ważnych dokumentów: Polisa OC.'],
])('%s', (_, what, told) => {
  expect(refusalSentence({ week: off(what), board }, 'blocked', 'd1', TO)).toBe(
    `To auto jest na tej zmianie niedostępne. ${told}`,
  )
})

test('the driver’s paper that has run out, and the place that the driver has already, are named', () => {
  const view = { week: off({}), board }
  expect(refusalSentence(view, 'barred', 'd1', TO)).toBe(
    'Kierowca nie ma wtedy ważnych dokumentów: Prawo jazdy.',
  )
  expect(refusalSentence(view, 'drives-already', 'd1', TO)).toBe(
    'Kierowca ma już miejsce na tej zmianie: Dzień pn 16.3, W02.',
  )
  expect(refusalSentence(view, 'gone', 'd1', TO)).toBe('Tego kierowcy już tu nie ma.')
})
