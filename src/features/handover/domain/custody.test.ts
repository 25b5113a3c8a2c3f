import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CustodyEvent, custodyAt, custodyOf } from './custody.ts'

const at = (hour: number, day = 16) => new Date(Date.UTC(2026, 2, day, 0) + hour * 3_600_000).toISOString()
const event = (
  driverId: string,
  kind: 'take' | 'return',
  hour: number,
  begins = 6,
  ends = 18,
): CustodyEvent => ({
  driverId,
  kind,
  at: at(hour),
  begins: at(begins),
  ends: at(ends),
})
const whoAt = (events: readonly CustodyEvent[], hour: number) =>
  custodyAt(custodyOf(events), at(hour))?.driverId

describe('who had the car', () => {
  const handed = [event('jan', 'take', 5.9), event('jan', 'return', 17.8), event('ewa', 'take', 17.9, 18, 30)]

  test('from the taking to the returning it was the driver’s, and nobody’s between', () => {
    expect(whoAt(handed, 5.8)).toBeUndefined()
    expect(whoAt(handed, 5.9)).toBe('jan')
    expect(whoAt(handed, 17.7)).toBe('jan')
    expect(whoAt(handed, 17.85)).toBeUndefined()
    expect(whoAt(handed, 17.9)).toBe('ewa')
  })

  test('who forgot to return it had it until the next one took it, or the shift ended', () => {
    const forgotten = [event('jan', 'take', 6), event('ewa', 'take', 17, 18, 30)]
    expect(whoAt(forgotten, 16.9)).toBe('jan')
    expect(whoAt(forgotten, 17.1)).toBe('ewa')
    expect(custodyOf(forgotten)).toMatchObject([{ ended: true }, { ended: false, until: at(30) }])
  })

  test('who only returned it had it since the shift began', () => {
    const lone = [event('jan', 'return', 17)]
    expect(custodyOf(lone)).toEqual([
      { driverId: 'jan', from: at(6), until: at(17), taken: false, ended: true },
    ])
  })

  test('returned by somebody else than who took it, it changed hands when that shift began', () => {
    const unseen = [event('jan', 'take', 6), event('ewa', 'return', 29, 18, 30)]
    expect(whoAt(unseen, 17.9)).toBe('jan')
    expect(whoAt(unseen, 18.1)).toBe('ewa')
  })

  test('a second word of the same driver changes nothing', () => {
    expect(whoAt([event('jan', 'take', 6), event('jan', 'take', 8), event('jan', 'return', 17)], 12)).toBe(
      'jan',
    )
    expect(
      custodyOf([event('jan', 'take', 6), event('jan', 'take', 8), event('jan', 'return', 17)]),
    ).toHaveLength(1)
  })
})

test('whatever was handed over, in any order, one driver has the car at a time', () => {
  const events = fc.array(
    fc.record({
      driverId: fc.constantFrom('jan', 'ewa', 'ola', null),
      kind: fc.constantFrom('take' as const, 'return' as const),
      hour: fc.integer({ min: 0, max: 95 }),
    }),
    { maxLength: 14 },
  )
  fc.assert(
    fc.property(events, (told) => {
      const custody = custodyOf(
        told.map(({ driverId, kind, hour }) => {
          const begins = Math.floor((hour - 6) / 12) * 12 + 6
          return { driverId, kind, at: at(hour), begins: at(begins), ends: at(begins + 12) }
        }),
      )
      for (const [index, held] of custody.entries()) {
        expect(held.from < held.until).toBe(true)
        const next = custody[index + 1]
        if (next) expect(held.until <= next.from).toBe(true)
      }
    }),
  )
})
