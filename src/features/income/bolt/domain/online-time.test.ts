import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { slotKey } from '#kernel/slot.ts'
import { fleetZone } from '../server/fleet-zone.ts'
import type { BoltStateLog } from './bolt-rows.ts'
import { type OnlineTime, onlineTime } from './online-time.ts'

const MINUTE = 60
const HOUR = 3600
const at = (instant: string): number => Date.parse(instant) / 1000

function log(
  created: string | number,
  state: string,
  vehicleId: string | null = 'v1',
  driverId = 'd1',
): BoltStateLog {
  return { driverId, vehicleId, state, created: typeof created === 'string' ? at(created) : created }
}

/** From noon of the ninth to noon of the tenth, and nothing is known beyond. */
const RANGE = {
  from: at('2026-11-09T11:00:00Z'),
  to: at('2026-11-10T11:00:00Z'),
  knownUntil: at('2026-11-10T11:00:00Z'),
}

/** Minutes of waiting, driving and break by slot. */
function minutes(
  logs: readonly BoltStateLog[],
  range: { readonly from: number; readonly to: number; readonly knownUntil: number } = RANGE,
): Record<string, string> {
  return Object.fromEntries(
    onlineTime(logs, range, fleetZone).times.map(({ driverId, slot, waiting, driving, onBreak }) => [
      `${driverId} ${slotKey(slot)}`,
      [waiting, driving, onBreak].map((seconds) => seconds / MINUTE).join(' + '),
    ]),
  )
}

describe('time online by driver and shift', () => {
  const evening = [
    log('2026-11-09T16:00:00Z', 'waiting_orders'),
    log('2026-11-09T16:40:00Z', 'has_order'),
    log('2026-11-09T17:15:00Z', 'waiting_orders'),
    log('2026-11-09T18:00:00Z', 'busy'),
    log('2026-11-09T18:30:00Z', 'waiting_orders'),
    log('2026-11-09T19:00:00Z', 'inactive'),
  ]

  test('is cut where the day ends and the night begins, at 18:00', () => {
    expect(minutes(evening)).toEqual({
      'd1 2026-11-09 day': '40 + 20 + 0',
      'd1 2026-11-09 night': '75 + 15 + 30',
    })
  })
  test('after midnight belongs to the night before, until 06:00 (D2)', () => {
    expect(
      minutes([log('2026-11-10T01:00:00Z', 'waiting_orders'), log('2026-11-10T06:00:00Z', 'inactive')]),
    ).toEqual({ 'd1 2026-11-09 night': '240 + 0 + 0', 'd1 2026-11-10 day': '60 + 0 + 0' })
  })
  test('does not depend on the order of logs, nor on repeated ones', () => {
    expect(minutes([...evening].reverse())).toEqual(minutes(evening))
    expect(minutes([...evening, ...evening])).toEqual(minutes(evening))
  })
  test('a state that began before the day goes on into it', () => {
    expect(
      minutes([log('2026-11-09T09:00:00Z', 'has_order'), log('2026-11-09T11:30:00Z', 'inactive')]),
    ).toEqual({
      'd1 2026-11-09 day': '0 + 30 + 0',
    })
  })
  test('a missing end: the last state counts as far as logs were read', () => {
    expect(minutes([log('2026-11-10T10:00:00Z', 'waiting_orders')])).toEqual({
      'd1 2026-11-10 day': '60 + 0 + 0',
    })
  })
  test('a phone that went silent: of more than six hours in one state none counts, and it is told', () => {
    const logs = [log('2026-11-09T12:00:00Z', 'waiting_orders'), log('2026-11-09T18:00:01Z', 'inactive')]
    expect(onlineTime(logs, RANGE, fleetZone)).toEqual({
      times: [],
      silences: [{ driverId: 'd1', from: logs[0]?.created, to: logs[1]?.created }],
      unknownStates: [],
    })
    expect(
      minutes([log('2026-11-09T12:00:00Z', 'waiting_orders'), log('2026-11-09T18:00:00Z', 'inactive')]),
    ).toEqual({
      'd1 2026-11-09 day': '300 + 0 + 0',
      'd1 2026-11-09 night': '60 + 0 + 0',
    })
  })
  test('being offline for a day is no silence', () => {
    expect(onlineTime([log('2026-11-09T11:00:00Z', 'inactive')], RANGE, fleetZone).silences).toEqual([])
  })
  test('a driver who changes cars is online once; leaving the first car late ends nothing', () => {
    expect(
      minutes([
        log('2026-11-09T12:00:00Z', 'waiting_orders', 'v1'),
        log('2026-11-09T13:00:00Z', 'waiting_orders', 'v2'),
        log('2026-11-09T13:00:05Z', 'inactive', 'v1'),
        log('2026-11-09T14:00:00Z', 'has_order', 'v2'),
        log('2026-11-09T15:00:00Z', 'inactive', 'v2'),
      ]),
    ).toEqual({ 'd1 2026-11-09 day': '120 + 60 + 0' })
  })
  test('two drivers of one car have their own time', () => {
    expect(
      minutes([
        log('2026-11-09T12:00:00Z', 'waiting_orders', 'v1', 'd1'),
        log('2026-11-09T13:00:00Z', 'waiting_orders', 'v1', 'd2'),
        log('2026-11-09T13:30:00Z', 'inactive', 'v1', 'd1'),
        log('2026-11-09T14:00:00Z', 'inactive', 'v1', 'd2'),
      ]),
    ).toEqual({ 'd1 2026-11-09 day': '90 + 0 + 0', 'd2 2026-11-09 day': '60 + 0 + 0' })
  })
  test('a word that nobody has told of counts nowhere, and is told', () => {
    const logs = [log('2026-11-09T12:00:00Z', 'dreaming'), log('2026-11-09T13:00:00Z', 'inactive')]
    expect(onlineTime(logs, RANGE, fleetZone)).toEqual({
      times: [],
      silences: [],
      unknownStates: ['dreaming'],
    })
  })
})

describe('in the nights of the change of clocks', () => {
  const night = (from: string, to: string) => {
    const stretch = { from: at(from), to: at(to) }
    const logs = []
    for (let instant = stretch.from; instant < stretch.to; instant += HOUR)
      logs.push(log(instant, 'waiting_orders'))
    return minutes([...logs, log(stretch.to, 'inactive')], { ...stretch, knownUntil: stretch.to })
  }
  test('the night of October has thirteen hours', () => {
    expect(night('2026-10-24T16:00:00Z', '2026-10-25T05:00:00Z')).toEqual({
      'd1 2026-10-24 night': `${13 * 60} + 0 + 0`,
    })
  })
  test('the night of March has eleven', () => {
    expect(night('2026-03-28T17:00:00Z', '2026-03-29T04:00:00Z')).toEqual({
      'd1 2026-03-28 night': `${11 * 60} + 0 + 0`,
    })
  })
})

/** Around the change of clocks in October, on whole minutes. */
const START = at('2026-10-24T04:00:00Z')
const END = START + 40 * HOUR
const STATES = ['waiting_orders', 'has_order', 'busy', 'inactive', 'dreaming']
const anyLogs = fc.array(
  fc
    .tuple(
      fc.integer({ min: 0, max: 40 * 60 - 1 }),
      fc.constantFrom(...STATES),
      fc.constantFrom('v1', 'v2', null),
      fc.constantFrom('d1', 'd2'),
    )
    .map(([minute, state, vehicle, driver]) => log(START + minute * MINUTE, state, vehicle, driver)),
  { maxLength: 40 },
)

function sums({ times }: OnlineTime): Map<string, number> {
  const all = new Map<string, number>()
  for (const { driverId, slot, waiting, driving, onBreak } of times)
    for (const [kind, seconds] of Object.entries({ waiting, driving, onBreak })) {
      const key = `${driverId} ${slotKey(slot)} ${kind}`
      if (seconds > 0) all.set(key, (all.get(key) ?? 0) + seconds)
    }
  return all
}

function together(...parts: readonly Map<string, number>[]): Map<string, number> {
  const all = new Map<string, number>()
  for (const part of parts) for (const [key, seconds] of part) all.set(key, (all.get(key) ?? 0) + seconds)
  return all
}

/** What the driver does in a minute, by asking all logs before it; the slowest way there is. */
function slowly(logs: readonly BoltStateLog[]): Map<string, number> {
  const rank = (state: string) =>
    ['inactive', 'dreaming', 'busy', 'waiting_orders', 'has_order'].indexOf(state)
  const all = new Map<string, number>()
  for (const driver of ['d1', 'd2']) {
    const own = logs
      .filter(({ driverId }) => driverId === driver)
      .sort(
        (a, b) =>
          a.created - b.created ||
          rank(a.state) - rank(b.state) ||
          ((a.vehicleId ?? '') < (b.vehicleId ?? '') ? -1 : 1),
      )
    const valid: BoltStateLog[] = []
    for (const one of own) {
      const before = valid.at(-1)
      const isOther = before?.vehicleId && one.vehicleId && before.vehicleId !== one.vehicleId
      if (one.state === 'inactive' && before && before.state !== 'inactive' && isOther) continue
      valid.push(one)
    }
    for (let minute = START; minute < END; minute += MINUTE) {
      const index = valid.findLastIndex(({ created }) => created <= minute)
      const current = valid[index]
      if (!current || (valid[index + 1]?.created ?? END) - current.created > 6 * HOUR) continue
      const kind = { waiting_orders: 'waiting', has_order: 'driving', busy: 'onBreak' }[current.state]
      if (!kind) continue
      const key = `${driver} ${slotKey(fleetZone.slotAt(minute))} ${kind}`
      all.set(key, (all.get(key) ?? 0) + MINUTE)
    }
  }
  return all
}

describe('whatever logs come', () => {
  const whole = { from: START, to: END, knownUntil: END }

  test('it is what asking minute by minute finds', () => {
    fc.assert(
      fc.property(anyLogs, (logs) => {
        expect(sums(onlineTime(logs, whole, fleetZone))).toEqual(slowly(logs))
      }),
      { numRuns: 40 },
    )
  })
  test('parts of a stretch add up to the whole', () => {
    fc.assert(
      fc.property(anyLogs, fc.integer({ min: START, max: END }), (logs, cut) => {
        const parts = [
          onlineTime(logs, { ...whole, to: cut }, fleetZone),
          onlineTime(logs, { ...whole, from: cut }, fleetZone),
        ]
        expect(together(...parts.map(sums))).toEqual(sums(onlineTime(logs, whole, fleetZone)))
      }),
    )
  })
  test('order and repetition change nothing', () => {
    fc.assert(
      fc.property(
        anyLogs.chain((logs) =>
          fc.tuple(
            fc.constant(logs),
            fc.shuffledSubarray([...logs, ...logs], { minLength: logs.length * 2 }),
          ),
        ),
        ([logs, shuffled]) => {
          expect(onlineTime(shuffled, whole, fleetZone)).toEqual(onlineTime(logs, whole, fleetZone))
        },
      ),
    )
  })
  test('nobody is online longer than a slot lasts, nor a part of a second', () => {
    fc.assert(
      fc.property(anyLogs, (logs) => {
        for (const { waiting, driving, onBreak } of onlineTime(logs, whole, fleetZone).times) {
          expect(waiting + driving + onBreak).toBeLessThanOrEqual(13 * HOUR)
          expect([waiting, driving, onBreak].every(Number.isInteger)).toBe(true)
        }
      }),
    )
  })
})
