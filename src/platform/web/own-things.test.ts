import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recall, remember } from './device-memory.ts'
import {
  forgetOwnThings,
  isAnyWaiting,
  noteDevice,
  noteOwner,
  owner,
  REPORTS_WAIT,
  TAPPED,
} from './own-things.ts'

const isText = (value: unknown): value is string => typeof value === 'string'
const kept = (name: string) => recall(name, isText)

beforeEach(() => {
  const memory: Record<string, unknown> = {}
  Object.defineProperties(memory, {
    getItem: { value: (name: string) => memory[name] ?? null },
    setItem: { value: (name: string, text: string) => void Object.assign(memory, { [name]: text }) },
    removeItem: { value: (name: string) => void delete memory[name] },
  })
  vi.stubGlobal('localStorage', memory)
  vi.useFakeTimers({ now: new Date('2026-03-11T11:00:00Z') })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('what waits for a driver outlives the session, and another driver’s, and is nobody else’s', () => {
  noteDevice(false, 'jan')
  remember(REPORTS_WAIT, 'ill')
  remember('typed', 'by Jan')
  noteDevice(false, 'ewa')
  expect([kept(REPORTS_WAIT), kept('typed'), isAnyWaiting()]).toEqual([undefined, undefined, false])
  remember('typed', 'by Ewa')
  forgetOwnThings()
  expect([kept('typed'), owner()]).toEqual([undefined, undefined])
  noteDevice(false, 'jan')
  expect([kept(REPORTS_WAIT), kept('typed'), isAnyWaiting()]).toEqual(['ill', 'by Jan', true])
})

test('a logout leaves nothing, and what is waited for in vain goes after a month', () => {
  noteDevice(false, 'jan')
  remember(REPORTS_WAIT, 'ill')
  forgetOwnThings()
  noteDevice(false, 'jan')
  expect(kept(REPORTS_WAIT)).toBeUndefined()
  remember(REPORTS_WAIT, 'ill')
  noteDevice(false, 'ewa')
  vi.advanceTimersByTime(31 * 24 * 3_600_000)
  noteDevice(false, 'jan')
  expect(kept(REPORTS_WAIT)).toBeUndefined()
})

test('of a phone that is not the driver’s own only what is on its way is kept', () => {
  noteDevice(true, 'jan')
  remember(TAPPED, 'a shift')
  remember('typed', 'by Jan')
  noteDevice(false, 'ewa')
  noteDevice(false, 'jan')
  expect([kept(TAPPED), kept('typed')]).toEqual(['a shift', undefined])
})

test('whose session it is the page may learn later; the same driver’s things stay where they are', () => {
  remember('typed', 'by somebody')
  noteOwner('jan')
  noteOwner('jan')
  expect([kept('typed'), owner()]).toEqual(['by somebody', 'jan'])
})
