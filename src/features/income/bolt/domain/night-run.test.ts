import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Grosze } from '#kernel/money.ts'
import { fleetZone } from '../server/fleet-zone.ts'
import type { BoltOrder, BoltPrices } from './bolt-rows.ts'
import { lastWorkDay, mergeOrders, planRun } from './night-run.ts'

const planAt = (now: number) => planRun(lastWorkDay(now, fleetZone), now, fleetZone)
const plan = (instant: string) => planAt(Date.parse(instant) / 1000)
const shown = (seconds: number | undefined) => new Date((seconds ?? 0) * 1000).toISOString()

describe('a night’s run', () => {
  test('in the morning makes yesterday whole, from 06:00 to 06:00, and asks a day more', () => {
    const run = plan('2026-11-11T05:30:00Z')
    expect(run.date).toBe('2026-11-10')
    expect(run.created.map(({ from, to }) => `${shown(from)} ${shown(to)}`)).toEqual([
      '2026-11-09T05:00:00.000Z 2026-11-10T05:00:00.000Z',
      '2026-11-10T05:00:00.000Z 2026-11-11T05:00:00.000Z',
    ])
  })
  test('asks for states until some minutes ago, and no longer than six hours after the day', () => {
    const until = (instant: string) => shown(plan(instant).logs.at(-1)?.to)
    expect(until('2026-11-11T05:30:00Z')).toBe('2026-11-11T05:25:00.000Z')
    expect(until('2026-11-11T15:00:00Z')).toBe('2026-11-11T11:00:00.000Z')
    expect(plan('2026-11-11T05:04:00Z').logs).toEqual(plan('2026-11-11T05:04:00Z').created)
  })
  test('asks for prices looked at again in the last fourteen days', () => {
    const { reviewed } = plan('2026-11-11T05:30:00Z')
    expect(reviewed).toHaveLength(14)
    expect(shown(reviewed[0]?.from)).toBe('2026-10-28T05:00:00.000Z')
    expect(shown(reviewed.at(-1)?.to)).toBe('2026-11-11T05:00:00.000Z')
  })
  test('before 06:00 leaves alone the night that still runs', () => {
    expect(plan('2026-11-11T04:59:00Z').date).toBe('2026-11-09')
  })
  test('the day of 25 hours is asked for in two parts, the one of 23 in one', () => {
    const lengths = (instant: string) => plan(instant).created.map(({ from, to }) => (to - from) / 3600)
    expect(lengths('2026-10-25T06:00:00Z')).toEqual([24, 24, 1])
    expect(lengths('2026-03-29T06:00:00Z')).toEqual([24, 23])
  })
  test('on any day ranges follow one another without a gap, none longer than a day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_750_000_000, max: 1_900_000_000 }), (now) => {
        const { created, reviewed, logs } = planAt(now)
        for (const ranges of [created, reviewed, logs])
          for (const [index, { from, to }] of ranges.entries()) {
            expect(to - from).toBeGreaterThan(0)
            expect(to - from).toBeLessThanOrEqual(86_400)
            expect(to).toBeLessThanOrEqual(now)
            if (index > 0) expect(from).toBe(ranges[index - 1]?.to)
          }
      }),
      { numRuns: 50 },
    )
  })
})

describe('answers of one run are one', () => {
  const order = (reference: string, net: number): BoltOrder => ({
    reference,
    driverId: 'd1',
    driverPhone: null,
    driverName: null,
    plate: null,
    status: 'finished',
    paymentMethod: null,
    distanceM: null,
    createdAt: null,
    acceptedAt: null,
    pickedUpAt: null,
    droppedOffAt: null,
    finishedAt: null,
    cancelledAt: null,
    prices: { netEarnings: net as Grosze } as BoltPrices,
  })
  test('what was told later holds, and says so (D49)', () => {
    expect(
      mergeOrders([
        [order('a', 1), order('b', 2)],
        [order('c', 3), order('a', 5)],
      ]),
    ).toEqual({
      orders: [order('a', 5), order('b', 2), order('c', 3)],
      corrected: ['a'],
    })
  })
  test('the same told twice is no correction', () => {
    expect(mergeOrders([[order('a', 1)], [order('a', 1)]])).toEqual({
      orders: [order('a', 1)],
      corrected: [],
    })
  })
})
