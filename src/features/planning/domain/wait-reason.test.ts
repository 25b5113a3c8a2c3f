import { expect, test } from 'vitest'
import type { WaitReason } from '#features/roster/domain/public.ts'
import type { NotAsked } from './base-calendar.ts'
import type { CapacityFacts, Reason } from './builder/result.ts'
import { lateReason, waitReason } from './wait-reason.ts'

const facts: CapacityFacts = {
  ...{ limit: 20, availableCars: 25, capacity: 20, seated: 20, freeCars: 5, candidates: 27, shifts: 4 },
  decidedBy: 'queue',
  against: { driver: 'd', shifts: 4 },
}

test.each<[Reason | NotAsked, WaitReason]>([
  [
    { code: 'LIMIT', ...facts },
    { code: 'limit', limit: 20, candidates: 27, decided: { by: 'queue-of-equals', shifts: 4 } },
  ],
  [{ code: 'LIMIT', ...facts, limit: 0 }, { code: 'closed' }],
  [
    { code: 'NO_CAR', ...facts, against: null },
    { code: 'no-car', cars: 25, candidates: 27, decided: { by: 'queue', shifts: 4 } },
  ],
  [
    { code: 'PAPERS', ...facts, carsWithoutPapers: 2, decidedBy: 'published' },
    { code: 'cars-without-papers', cars: 25, without: 2, candidates: 27, decided: { by: 'published' } },
  ],
  [
    { code: 'REST_BEFORE_DAY', blockedBy: 10 },
    { code: 'rest-before-day', blockedBy: 10 },
  ],
  [
    { code: 'REST_AFTER_NIGHT', blockedBy: 7 },
    { code: 'rest-after-night', blockedBy: 7 },
  ],
  [
    { code: 'SAME_DATE', blockedBy: 8 },
    { code: 'same-date', blockedBy: 8 },
  ],
  [{ code: 'PREV_WEEK_NIGHT' }, { code: 'previous-week-night' }],
  [{ code: 'PINNED_OUT' }, { code: 'kept-off' }],
  [{ code: 'RESERVE_OFF' }, { code: 'reserve-not-used' }],
  [{ code: 'PAST' }, { code: 'past' }],
  [{ code: 'OPEN' }, { code: 'no-arrangement' }],
  [{ code: 'DRIVER_INACTIVE' }, { code: 'driver-inactive' }],
  [
    { code: 'DRIVER_PAPERS', paper: 'Prawo jazdy' },
    { code: 'driver-papers', paper: 'Prawo jazdy' },
  ],
])('of what the builder knows, the fact and what decided are kept: %j', (reason, kept) => {
  expect(waitReason(reason)).toEqual(kept)
})

test('who came late waits for the office, unless he may not drive at all (D42)', () => {
  expect(lateReason(undefined)).toEqual({ code: 'came-late' })
  const off = { driverId: 'd', from: 0, to: 13, kind: 'papers', reason: 'Prawo jazdy' } as const
  expect(lateReason(off)).toEqual({ code: 'driver-papers', paper: 'Prawo jazdy' })
})
