import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type CalendarDate, parseDate } from '#kernel/calendar-date.ts'
import type { Shift, ShiftOption } from '#kernel/shift.ts'
import type { Slot } from '#kernel/slot.ts'
import { distinctSlots, refusedPicks } from './pick-rules.ts'

const date = (text: string) => parseDate(text) as CalendarDate
const slot = (text: string, shift: Shift): Slot => ({ date: date(text), shift })
const nothing = { choices: [], driven: [] }

describe('a day after the night before is refused, and the shift in the way is named', () => {
  const sundayNight = slot('2026-03-15', 'night')
  const mondayDay = slot('2026-03-16', 'day')
  const refusal = (picked: Slot, has: Slot) => ({
    rule: 'day-after-night',
    picked,
    has: { date: has.date, option: has.shift },
  })
  test('among the picked shifts, over the week’s edge', () => {
    expect(refusedPicks([sundayNight, mondayDay], nothing)).toEqual(refusal(sundayNight, mondayDay))
  })
  test('against what is driven', () => {
    expect(refusedPicks([mondayDay], { ...nothing, driven: [sundayNight] })).toEqual(
      refusal(mondayDay, sundayNight),
    )
    expect(refusedPicks([sundayNight], { ...nothing, driven: [mondayDay] })).toEqual(
      refusal(sundayNight, mondayDay),
    )
  })
  test.each(['night', 'night-reserve'] as const)('against a chosen %s', (option) => {
    const choices = [{ date: date('2026-03-15'), option }]
    expect(refusedPicks([mondayDay], { ...nothing, choices })).toEqual({
      rule: 'day-after-night',
      picked: mondayDay,
      has: choices[0],
    })
  })
  test('on-call counts for neither', () => {
    const choices = [{ date: date('2026-03-15'), option: 'on-call' as const }]
    expect(refusedPicks([mondayDay], { ...nothing, choices })).toBeUndefined()
  })
  test('a night after a day is allowed', () => {
    expect(refusedPicks([slot('2026-03-15', 'day'), slot('2026-03-16', 'night')], nothing)).toBeUndefined()
  })
})

describe('one shift a date', () => {
  const day = slot('2026-03-16', 'day')
  const night = slot('2026-03-16', 'night')
  const refusal = { rule: 'already-driving', picked: day, has: { date: day.date, option: 'night' } }
  test('both shifts of a date, a driven one, a chosen one', () => {
    expect(refusedPicks([day, night], nothing)).toEqual(refusal)
    expect(refusedPicks([day], { ...nothing, driven: [night] })).toEqual(refusal)
    const choices = [{ date: day.date, option: 'night' as const }]
    expect(refusedPicks([day], { ...nothing, choices })).toEqual(refusal)
  })
  test.each(['night-reserve', 'day-reserve', 'on-call'] as const)('a chosen %s gives way', (option) => {
    expect(refusedPicks([day], { ...nothing, choices: [{ date: day.date, option }] })).toBeUndefined()
  })
})

test('a reserve night that gives way no longer stands before the next day', () => {
  const picks = [slot('2026-03-16', 'day'), slot('2026-03-17', 'day')]
  const choices = [{ date: date('2026-03-16'), option: 'night-reserve' as const }]
  expect(refusedPicks(picks, { ...nothing, choices })).toBeUndefined()
  expect(refusedPicks(picks.slice(1), { ...nothing, choices })?.rule).toBe('day-after-night')
})

test('a shift named twice counts once, in the order of time', () => {
  const [a, b] = [slot('2026-03-16', 'night'), slot('2026-03-16', 'day')]
  expect(distinctSlots([a, b, { ...a }])).toEqual([b, a])
})

const DATES = Array.from({ length: 6 }, (_, index) => addDays(date('2026-03-13'), index))
const anySlot = fc.record({
  date: fc.constantFrom(...DATES),
  shift: fc.constantFrom<Shift>('day', 'night'),
})
const anyChoice = fc.record({
  date: fc.constantFrom(...DATES),
  option: fc.constantFrom<ShiftOption>('day', 'night', 'day-reserve', 'night-reserve', 'on-call'),
})

/** The week that would come of it, written out half-day by half-day, and read like a person would. */
function wouldBreak(
  picked: readonly Slot[],
  choices: readonly { date: string; option: ShiftOption }[],
  driven: readonly Slot[],
) {
  const firm = [
    ...picked.map(({ date, shift }) => `${date} ${shift}`),
    ...driven.map(({ date, shift }) => `${date} ${shift}`),
    ...choices
      .filter(({ option }) => option === 'day' || option === 'night')
      .map((each) => `${each.date} ${each.option}`),
  ]
  const dates = new Set(picked.map((each) => each.date as string))
  if ([...dates].some((on) => firm.filter((text) => text.startsWith(on)).length > 1)) return true
  const waiting = choices
    .filter(({ date, option }) => option.endsWith('-reserve') && !dates.has(date))
    .map(({ date, option }) => `${date} ${option.replace('-reserve', '')}`)
  const all = new Set([...firm, ...waiting])
  return picked.some(({ date, shift }) =>
    shift === 'day' ? all.has(`${addDays(date, -1)} night`) : all.has(`${addDays(date, 1)} day`),
  )
}

test('whatever somebody picks and has, it is refused exactly where the written-out week breaks a rule', () => {
  fc.assert(
    fc.property(
      fc.array(anySlot, { minLength: 1, maxLength: 4 }),
      fc.array(anyChoice, { maxLength: 5 }),
      fc.array(anySlot, { maxLength: 3 }),
      (wanted, choices, driven) => {
        const picked = distinctSlots(wanted)
        const refused = refusedPicks(picked, { choices, driven })
        expect(refused !== undefined).toBe(wouldBreak(picked, choices, driven))
        if (refused) expect(picked).toContainEqual(refused.picked)
      },
    ),
    { numRuns: 2_000 },
  )
})
