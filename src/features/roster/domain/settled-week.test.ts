import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Place, SettledPlace } from './places.ts'
import { decodePlaces, encodePlaces } from './places-codec.ts'
import { settlePlaces } from './settle-places.ts'
import { isHidden, takenOff, type UnavailableCar, unavailability } from './unavailable.ts'

const at = (driverId: string, slot: number, carId: string | null, onCall = false): Place => ({
  driverId,
  slot,
  carId,
  onCall,
})
const blocked = (carId: string, kind: UnavailableCar['kind']) =>
  ({ carId, from: 2, to: 4, kind, reason: '', notOnStation: false, renter: '' }) as const

describe('a car that can’t be driven', () => {
  test('is told as rented before grounded, and as grounded before without papers', () => {
    const all = [blocked('a', 'papers'), blocked('a', 'grounding'), blocked('a', 'rental')]
    expect(unavailability(all, 'a', 3)?.kind).toBe('rental')
    expect(unavailability(all.slice(0, 2), 'a', 3)?.kind).toBe('grounding')
    expect(unavailability(all, 'a', 5)).toBeUndefined()
    expect(unavailability(all, 'b', 3)).toBeUndefined()
  })
  test('is taken from its driver by a grounding or rental, not by an expired paper', () => {
    expect(takenOff([blocked('a', 'papers')], 'a', 3)).toBeUndefined()
    expect(takenOff([blocked('a', 'papers'), blocked('a', 'grounding')], 'a', 3)?.kind).toBe('grounding')
  })
  test('is hidden where any of its groundings and rentals hides it', () => {
    const off = [blocked('a', 'rental'), { ...blocked('a', 'grounding'), notOnStation: true }]
    expect([1, 2, 4, 5].map((slot) => isHidden(off, 'a', slot))).toEqual([false, true, true, false])
    expect(isHidden(off.slice(0, 1), 'a', 2)).toBe(false)
  })
})

describe('places as sent are completed', () => {
  const before: SettledPlace[] = [
    { ...at('x', 0, null), rank: 1, origin: 'reserve', reason: { code: 'past' } },
    { ...at('y', 0, null), rank: 2, origin: 'regular', reason: { code: 'closed' } },
  ]
  const settle = (places: Place[]) =>
    settlePlaces(places, {
      before,
      origin: (driverId) => (driverId === 'w' ? 'reserve' : undefined),
    })
  test('who keeps waiting keeps the reason, in the order as sent', () => {
    expect(settle([at('y', 0, null), at('x', 0, null)])).toEqual([
      { ...before[1], rank: 1 },
      { ...before[0], rank: 2 },
    ])
  })
  test('who gets a car needs no reason, and stays one from the reserve', () => {
    expect(settle([at('x', 0, 'a')])).toEqual([
      { ...at('x', 0, 'a'), rank: 0, origin: 'reserve', reason: null },
    ])
  })
  test('whom the office puts somewhere is the office’s, unless the driver chose that slot', () => {
    expect(settle([at('x', 3, 'a'), at('w', 3, 'b'), at('z', 3, null)])).toMatchObject([
      { origin: 'office', reason: null },
      { origin: 'reserve', reason: null },
      { origin: 'office', reason: { code: 'by-office' }, rank: 1 },
    ])
  })
  test('nobody with a car is on the on-call list', () => {
    expect(settle([at('x', 0, 'a', true)])).toMatchObject([{ carId: 'a', onCall: false }])
  })
})

test('a version is read back as it was written', () => {
  const places = fc.array(
    fc.record({
      driverId: fc.uuid(),
      slot: fc.integer({ min: 0, max: 13 }),
      carId: fc.option(fc.uuid()),
      onCall: fc.boolean(),
    }),
  )
  fc.assert(
    fc.property(places, (list) => {
      const sane = list.map((place) => ({ ...place, onCall: place.onCall && place.carId === null }))
      expect(decodePlaces(encodePlaces(sane))).toEqual(sane)
    }),
  )
})
