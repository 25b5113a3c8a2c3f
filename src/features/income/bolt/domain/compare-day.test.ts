import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CalendarDate, parseDate } from '#kernel/calendar-date.ts'
import type { Grosze } from '#kernel/money.ts'
import { compareDay, type KeptRide } from './compare-day.ts'
import type { BoltRide, ReadOrders, WithoutWorth } from './ride.ts'

const day = (text: string): CalendarDate => {
  const date = parseDate(text)
  if (!date) throw new Error(`${text} is no date.`)
  return date
}
const TODAY = day('2026-11-09')
const OTHER = day('2026-11-02')

function ride(reference: string, change: Partial<BoltRide> = {}, net = 3000): BoltRide {
  return {
    reference,
    driverId: 'd1',
    driverPhone: null,
    driverName: 'Jan Próbny',
    plate: 'KR12A',
    slot: { date: TODAY, shift: 'day' },
    startedAt: 1_794_200_400,
    completed: true,
    distanceM: 5000,
    amounts: {
      gross: 4000 as Grosze,
      commission: 1000 as Grosze,
      net: net as Grosze,
      tip: 0 as Grosze,
      toll: null,
      cancellationFee: 0 as Grosze,
      cash: 0 as Grosze,
    },
    ...change,
  }
}

function withoutWorth(reference: string): WithoutWorth {
  return { reference, driverId: 'd1', startedAt: null }
}

function read(rides: readonly BoltRide[], more: Partial<ReadOrders> = {}): ReadOrders {
  return { rides, without: [], problems: [], ...more }
}

describe('a day that was read is held against what is kept', () => {
  test('the same again changes nothing', () => {
    const kept = [ride('a'), ride('b')]
    expect(compareDay(TODAY, read([ride('b'), ride('a')]), kept)).toEqual({
      same: kept,
      changed: [],
      added: [],
      gone: [],
      untouched: [],
    })
  })
  test('another price, and a kind that was not known before, are told by name', () => {
    const before = ride('a')
    const after = ride('a', { amounts: { ...ride('a', {}, 3100).amounts, toll: 0 as Grosze } })
    expect(compareDay(TODAY, read([after]), [before]).changed).toEqual([
      { before, after, fields: ['net', 'toll'] },
    ])
  })
  test('a ride of an older day whose price was corrected is changed, and its neighbours stay', () => {
    const slot = { date: OTHER, shift: 'night' } as const
    const kept = [ride('old', { slot }), ride('neighbour', { slot })]
    const compared = compareDay(TODAY, read([ride('old', { slot }, 2900)]), kept)
    expect(compared.changed.map(({ fields }) => fields)).toEqual([['net']])
    expect(compared.untouched.map(({ reference }) => reference)).toEqual(['neighbour'])
    expect(compared.gone).toEqual([])
  })
  test('a ride that moved to another shift is changed, not gone and new', () => {
    const after = ride('a', { slot: { date: OTHER, shift: 'night' } })
    expect(compareDay(TODAY, read([after]), [ride('a')])).toMatchObject({
      changed: [{ fields: ['slot'] }],
      added: [],
      gone: [],
    })
  })
  test('what is not told of the whole day is gone, and so is what brings nothing any more', () => {
    const kept = [ride('a'), ride('b', { slot: { date: OTHER, shift: 'day' } })]
    expect(compareDay(TODAY, read([], { without: [withoutWorth('b')] }), kept).gone).toEqual([
      { ride: kept[0], why: 'not-told' },
      { ride: kept[1], why: 'worth-nothing' },
    ])
  })
  test('a ride that can’t be read now stays as it is kept', () => {
    const problems = [{ code: 'unknown-status', reference: 'a', status: 'teleported' }] as const
    expect(compareDay(TODAY, read([], { problems }), [ride('a')])).toMatchObject({
      gone: [],
      untouched: [{ reference: 'a' }],
    })
  })
})

test('every ride of both sides stands in exactly one list', () => {
  const some = fc.uniqueArray(
    fc.tuple(
      fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
      fc.constantFrom(TODAY, OTHER),
      fc.constantFrom(3000, 3100),
    ),
    { selector: ([reference]) => reference },
  )
  fc.assert(
    fc.property(some, some, fc.subarray(['a', 'b', 'g']), (told, stored, without) => {
      const rides = told
        .filter(([reference]) => !without.includes(reference))
        .map(([reference, date, net]) => ride(reference, { slot: { date, shift: 'day' } }, net))
      const kept: KeptRide[] = stored.map(([reference, date, net]) =>
        ride(reference, { slot: { date, shift: 'day' } }, net),
      )
      const all = compareDay(TODAY, read(rides, { without: without.map(withoutWorth) }), kept)
      const keptSide = [
        ...all.same,
        ...all.changed.map(({ before }) => before),
        ...all.gone.map((gone) => gone.ride),
        ...all.untouched,
      ]
      const toldSide = [...all.added, ...all.changed.map(({ after }) => after)].map((one) => one.reference)
      expect(keptSide.map(({ reference }) => reference).sort()).toEqual(
        kept.map(({ reference }) => reference).sort(),
      )
      expect([...toldSide, ...all.same.map(({ reference }) => reference)].sort()).toEqual(
        rides.map(({ reference }) => reference).sort(),
      )
    }),
  )
})
