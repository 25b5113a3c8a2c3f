import { describe, expect, test } from 'vitest'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Grosze } from '#kernel/money.ts'
import { fleetZone } from '../server/fleet-zone.ts'
import { type LoadedRide, statementRows } from './statement-rows.ts'

const at = (instant: string): number => Date.parse(instant) / 1000
const zl = (grosze: number): Grosze => grosze as Grosze

function ride(reference: string, change: Partial<LoadedRide> = {}): LoadedRide {
  return {
    reference,
    driver: { externalId: 'd1', phone: null, name: 'Jan Próbny' },
    slot: { date: '2026-11-09' as CalendarDate, shift: 'night' },
    startedAt: at('2026-11-09T21:00:41Z'),
    completed: true,
    counts: true,
    plate: 'KR12A',
    distanceM: 5000,
    amounts: {
      gross: zl(4000),
      commission: zl(1000),
      net: zl(3000),
      tip: zl(0),
      toll: null,
      cancellationFee: zl(0),
      cash: zl(0),
    },
    ...change,
  }
}

describe('rides become the rows that files become', () => {
  test('by driver and minute of the wall clock, without an id; what Bolt did not tell is left out', () => {
    expect(statementRows([ride('a')], fleetZone)).toEqual([
      {
        row: 1,
        driver: { externalId: 'd1', phone: null, name: 'Jan Próbny' },
        subject: 'ride',
        id: null,
        startedAt: '2026-11-09T22:00:00',
        date: '2026-11-09',
        shift: 'night',
        until: null,
        ofRide: null,
        plate: 'KR12A',
        note: 'a',
        amounts: {
          rides: 1,
          gross: 4000,
          commission: 1000,
          net: 3000,
          tip: 0,
          cancellation: 0,
          cash: 0,
          distance: 5000,
        },
      },
    ])
  })
  test('an order that brings nothing says that it is no ride, and no money', () => {
    const [row] = statementRows([ride('a', { counts: false })], fleetZone)
    expect(row?.amounts).toEqual({ rides: 0 })
  })
  test('a cancelled order has its fee, and is no ride', () => {
    const [row] = statementRows([ride('a', { completed: false })], fleetZone)
    expect(row?.amounts.rides).toBe(0)
    expect(row?.amounts.net).toBe(3000)
  })
  test('of one minute those that were driven come first, whatever the order in which they came', () => {
    const rides = [
      ride('c', { counts: false }),
      ride('b', { startedAt: at('2026-11-09T21:00:59Z') }),
      ride('a', { completed: false }),
      ride('d'),
    ]
    const notes = (some: LoadedRide[]) => statementRows(some, fleetZone).map(({ note }) => note)
    expect(notes(rides)).toEqual(['d', 'b', 'a', 'c'])
    expect(notes(rides.toReversed())).toEqual(['d', 'b', 'a', 'c'])
  })
})
