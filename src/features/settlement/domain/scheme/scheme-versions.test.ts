import { expect, test } from 'vitest'
import type { Week } from '#kernel/week.ts'
import { day, daysOf, HALVES, PLAIN_SCHEME, WEEK_47 } from '../testing/build.ts'
import type { Scheme } from './scheme.ts'
import { type SchemeOwner, type SchemeVersion, schemeOn, schemesOver } from './scheme-versions.ts'

const FLEET: SchemeOwner = { kind: 'fleet' }
const GROUP: SchemeOwner = { kind: 'group', group: 'shifts' }
const JAN: SchemeOwner = { kind: 'driver', driver: 'jan' }

const week = (number: number, year = 2026): Week => ({ year, week: number })
const from = (
  owner: SchemeOwner,
  version: number,
  first: Week,
  scheme: Scheme | null = PLAIN_SCHEME,
): SchemeVersion => ({ owner, version, from: first, scheme })

const jan = { driver: 'jan', memberships: [{ group: 'shifts', from: day('2026-01-01'), to: null }] }
const MONDAY = day('2026-11-16')

test('the own scheme goes before the group’s, the group’s before the fleet’s', () => {
  const versions = [from(FLEET, 1, week(1)), from(GROUP, 1, week(1)), from(JAN, 1, week(1))]
  expect(schemeOn(MONDAY, jan, versions)?.owner).toEqual(JAN)
  expect(schemeOn(MONDAY, { ...jan, driver: 'ewa' }, versions)?.owner).toEqual(GROUP)
  expect(schemeOn(MONDAY, { driver: 'ewa', memberships: [] }, versions)?.owner).toEqual(FLEET)
  expect(schemeOn(MONDAY, jan, [])).toBeUndefined()
})

test('the winner is taken whole: nothing of another owner’s fields', () => {
  const own = { ...HALVES, partnerFee: null }
  const fleets = { ...HALVES, partnerFee: { grosze: 5000, evenWithoutRides: true } }
  expect(schemeOn(MONDAY, jan, [from(FLEET, 1, week(1), fleets), from(JAN, 1, week(1), own)])?.scheme).toBe(
    own,
  )
})

test('a version holds from its week on, never backwards, over the turn of the year', () => {
  const versions = [from(FLEET, 1, week(50)), from(FLEET, 2, week(53)), from(FLEET, 3, week(1, 2027))]
  const holds = (date: string) => schemeOn(day(date), jan, versions)?.version
  expect(holds('2026-12-06')).toBeUndefined()
  expect(holds('2026-12-07')).toBe(1)
  expect(holds('2026-12-28')).toBe(2)
  expect(holds('2027-01-03')).toBe(2)
  expect(holds('2027-01-04')).toBe(3)
})

test('of two versions from one week the later one holds, in whatever order they are read', () => {
  const versions = [from(FLEET, 2, week(40)), from(FLEET, 1, week(40)), from(FLEET, 3, week(48))]
  expect(schemeOn(MONDAY, jan, versions)?.version).toBe(2)
  expect(schemeOn(MONDAY, jan, versions.toReversed())?.version).toBe(2)
})

test('an owner without a scheme from a week on leaves it to the next one', () => {
  const versions = [from(FLEET, 1, week(1)), from(JAN, 1, week(1)), from(JAN, 2, week(47), null)]
  expect(schemeOn(day('2026-11-15'), jan, versions)?.owner).toEqual(JAN)
  expect(schemeOn(MONDAY, jan, versions)?.owner).toEqual(FLEET)
})

test('a period is settled by one scheme; a change within it is seen', () => {
  const versions = [from(FLEET, 1, week(1)), from(GROUP, 1, week(1))]
  expect(schemesOver(daysOf(WEEK_47), jan, versions)).toHaveLength(1)
  const moved = {
    driver: 'jan',
    memberships: [{ group: 'shifts', from: day('2026-01-01'), to: day('2026-11-18') }],
  }
  expect(schemesOver(daysOf(WEEK_47), moved, versions).map((one) => one?.owner)).toEqual([GROUP, FLEET])
  expect(schemesOver(daysOf(WEEK_47), jan, [])).toEqual([null])
  expect(schemesOver(daysOf(WEEK_47), moved, [from(GROUP, 1, week(1))]).map((one) => one?.owner)).toEqual([
    GROUP,
    undefined,
  ])
  const fortnight = { from: day('2026-11-16'), to: day('2026-11-29') }
  expect(schemesOver(fortnight, jan, [from(JAN, 1, week(1)), from(JAN, 2, week(48))])).toHaveLength(2)
})
