import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetOwnThings, noteDevice } from '#platform/web/own-things.ts'
import { forgetTap, keepTap, recallTap } from './kept-tap.ts'
import type { FreeShift } from './shown-slot.ts'

const shift = { date: '2026-03-16', shift: 'day', costs: [] } as unknown as FreeShift
const tap = { shift, requestId: 'request-0001' }

beforeEach(() => {
  const kept: Record<string, unknown> = {}
  Object.defineProperties(kept, {
    getItem: { value: (name: string) => kept[name] ?? null },
    setItem: { value: (name: string, text: string) => void Object.assign(kept, { [name]: text }) },
    removeItem: { value: (name: string) => void delete kept[name] },
  })
  vi.stubGlobal('localStorage', kept)
  vi.useFakeTimers({ now: new Date('2026-03-11T11:00:00Z') })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a tap without an answer is meant for ten minutes; after that it is only told of', () => {
  expect(recallTap()).toBeUndefined()
  keepTap(tap)
  vi.advanceTimersByTime(9 * 60_000)
  expect(recallTap()).toMatchObject({ ...tap, isMeant: true, isLocked: false })
  vi.advanceTimersByTime(2 * 60_000)
  expect(recallTap()).toMatchObject({ isMeant: false })
  forgetTap()
  expect(recallTap()).toBeUndefined()
})

test('nobody else books it: it goes with the logout, and out of the sight of whoever logs in next', () => {
  noteDevice(false, 'jan')
  keepTap(tap)
  forgetOwnThings()
  expect(recallTap()).toBeUndefined()
  // Whose it was nobody knows.
  keepTap(tap)
  noteDevice(false, 'jan')
  expect(recallTap()).toBeUndefined()
  keepTap(tap)
  noteDevice(false, 'ewa')
  expect(recallTap()).toBeUndefined()
  noteDevice(false, 'jan')
  expect(recallTap()).toMatchObject(tap)
  forgetTap()
  noteDevice(true, 'jan')
  keepTap(tap)
  expect(recallTap()).toBeUndefined()
})
