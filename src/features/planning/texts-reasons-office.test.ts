import { expect, test } from 'vitest'
import { waitingReason } from '#features/schedule/texts-late.ts'
import type { CapacityFacts, Reason } from './domain/builder/result.ts'
import { carTakenOff, reserveReason } from './texts-reasons.ts'
import { reasonForOffice } from './texts-reasons-office.ts'

const FRIDAY_NIGHT = 9
/** Words that speak to somebody. */
const TO_DRIVER = /(?<!\p{L})(jeste[sś]|masz|jedziesz|tobie|ci[eę]|tw[oó]j\S*|musisz|możesz)(?![\p{L}])/iu
const facts = {
  limit: 20,
  availableCars: 25,
  carsWithoutPapers: 2,
  capacity: 20,
  seated: 20,
  freeCars: 5,
  candidates: 27,
}
const DECIDED: readonly CapacityFacts['decidedBy'][] = [
  'pinned',
  'published',
  'minimum',
  'class',
  'fairness',
  'queue',
]
const full = DECIDED.flatMap((decidedBy) =>
  [0, 1, 4, 5].flatMap((shifts) =>
    (['LIMIT', 'NO_CAR', 'PAPERS'] as const).map(
      (code) => ({ code, ...facts, decidedBy, shifts, against: { driver: 'd', shifts: 4 } }) as Reason,
    ),
  ),
)
const others = [
  ...['PINNED_OUT', 'RESERVE_OFF', 'DRIVER_INACTIVE', 'PAST', 'OPEN', 'PREV_WEEK_NIGHT'].map((code) => ({
    code,
  })),
  { code: 'DRIVER_PAPERS', paper: 'Prawo jazdy' },
  ...['REST_BEFORE_DAY', 'REST_AFTER_NIGHT', 'SAME_DATE'].map((code) => ({ code, blockedBy: 10 })),
] as Reason[]

test.each([...full, ...others].map((reason) => reserveReason(FRIDAY_NIGHT, 2, reason)))(
  'the office is not spoken to as a driver: %s',
  (told) => {
    const office = reasonForOffice(told)
    expect(told).toMatch(TO_DRIVER)
    expect(office).not.toMatch(TO_DRIVER)
    expect(office).toMatch(/ 2\. w rezerwie\.$/)
    expect(reasonForOffice(office)).toBe(office)
  },
)

test('the same fact, in the words of the office', () => {
  const said = (reason: Reason) => reasonForOffice(reserveReason(FRIDAY_NIGHT, 1, reason))
  expect(said({ code: 'DRIVER_PAPERS', paper: 'Prawo jazdy' } as unknown as Reason)).toBe(
    'Noc pt: nie ma wtedy ważnych dokumentów (Prawo jazdy). 1. w rezerwie.',
  )
  expect(said({ code: 'SAME_DATE', blockedBy: 8 })).toBe(
    'Noc pt: ma już drugą zmianę tego samego dnia (Dzień pt). 1. w rezerwie.',
  )
  expect(said({ code: 'LIMIT', ...facts, decidedBy: 'fairness', shifts: 5, against: null } as Reason)).toBe(
    'Noc pt: limit 20 aut, 27 chętnych. Ma 5 zmian; inni mają mniej. 1. w rezerwie.',
  )
})

test('who came after the week was made is told of to the office too', () => {
  expect(reasonForOffice(waitingReason(FRIDAY_NIGHT, 3, undefined))).not.toMatch(TO_DRIVER)
})

test('what speaks to nobody stays as it is, the office’s own words included', () => {
  const told = carTakenOff('WX 1', 'grounding', 'masz zmianę opon')
  expect(reasonForOffice(told)).toBe(told)
  expect(reasonForOffice('Na listę rezerwową przeniosło biuro.')).toBe('Na listę rezerwową przeniosło biuro.')
  expect(reasonForOffice('')).toBe('')
})
