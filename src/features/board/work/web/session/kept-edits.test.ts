import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { PendingGrounding } from '../../domain/session/pending-groundings.ts'
import { NO_EDITS } from '../../domain/session/session.ts'
import { keepEdits, keptEdits } from './kept-edits.ts'

const NAME = 'flotylla.board.2026-48'
const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

const move = { driverId: 'd1', from: null, to: { slot: 3, carId: 'c1', onCall: false } }
const grounding: PendingGrounding = {
  ...{ carId: 'c2', reason: 'blacharz', notOnStation: true },
  from: { date: '2026-11-24' as CalendarDate, shift: 'night' },
  to: { date: '2026-11-26' as CalendarDate, shift: 'day' },
}

test('unsaved edits are kept per week, and forgotten once there are none (D24)', () => {
  keepEdits('2026-48', 3, [move], [grounding])
  expect(keptEdits('2026-48')).toEqual({ moves: [move], groundings: [grounding] })
  expect(keptEdits('2026-49')).toEqual(NO_EDITS)
  keepEdits('2026-48', 4, [], [])
  expect(kept.size).toBe(0)
})

test('what an edition before has kept is read, its groundings in the wire’s words', () => {
  const before = {
    ...{ carId: 'c2', dayStart: '2026-11-24', shiftStart: 'Noc', dayEnd: '2026-11-26', shiftEnd: 'Dzień' },
    ...{ groundedReason: 'blacharz', notOnStation: true },
  }
  kept.set(NAME, JSON.stringify({ version: 3, moves: [move], groundings: [before] }))
  expect(keptEdits('2026-48')).toEqual({ moves: [move], groundings: [grounding] })
  kept.set(NAME, JSON.stringify({ version: 3, moves: [move] }))
  expect(keptEdits('2026-48')).toEqual({ moves: [move], groundings: [] })
  keepEdits('2026-48', 3, [move], [grounding])
  expect(JSON.parse(kept.get(NAME) ?? '')).toEqual({ version: 3, moves: [move], groundings: [before] })
})

test.each([
  ['no memory at all', undefined],
  ['no edits', { version: 3 }],
  ['a slot that no week has', { version: 3, moves: [{ ...move, to: { ...move.to, slot: 14 } }] }],
  ['half a grounding', { version: 3, moves: [move], groundings: [{ carId: 'c2' }] }],
])('%s is no work to go on with', (_, value) => {
  if (value) kept.set(NAME, JSON.stringify(value))
  expect(keptEdits('2026-48')).toEqual(NO_EDITS)
})

test('a device without memory keeps nothing, and nothing fails by it', () => {
  vi.unstubAllGlobals()
  keepEdits('2026-48', 3, [move], [])
  expect(keptEdits('2026-48')).toEqual(NO_EDITS)
})
