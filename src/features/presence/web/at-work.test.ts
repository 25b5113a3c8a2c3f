import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchAtWork } from './at-work.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** As much of a page as the watch asks of one. */
class Page extends EventTarget {
  hidden = false
}

let page: Page
let told: boolean[]
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  page = new Page()
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', page)
  told = []
  stop = watchAtWork((atWork) => told.push(atWork))
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const happen = (event: string) => page.dispatchEvent(new Event(event))
function hide(hidden: boolean) {
  page.hidden = hidden
  happen('visibilitychange')
}

test('whoever opens the board edits it at once, and leaving it is told', () => {
  expect(told).toEqual([true])
  stop()
  expect(told).toEqual([true, false])
  vi.advanceTimersByTime(2 * HOUR)
  happen('keydown')
  expect(told).toEqual([true, false])
})

test('a tab hidden for two minutes is no editing; shown again it is (D23)', () => {
  hide(true)
  vi.advanceTimersByTime(2 * MINUTE - SECOND)
  expect(told).toEqual([true])
  vi.advanceTimersByTime(16 * SECOND)
  expect(told).toEqual([true, false])
  hide(false)
  expect(told).toEqual([true, false, true])
})

test('a short look elsewhere is told to nobody, however often', () => {
  for (let looks = 0; looks < 20; looks += 1) {
    hide(true)
    vi.advanceTimersByTime(MINUTE)
    hide(false)
    vi.advanceTimersByTime(MINUTE)
  }
  expect(told).toEqual([true])
})

test('a board that nobody touches for an hour keeps no session alive; the first touch is editing again', () => {
  vi.advanceTimersByTime(HOUR - SECOND)
  expect(told).toEqual([true])
  vi.advanceTimersByTime(16 * SECOND)
  expect(told).toEqual([true, false])
  vi.advanceTimersByTime(3 * HOUR)
  expect(told).toEqual([true, false])
  happen('pointermove')
  expect(told).toEqual([true, false, true])
})

test.each(['pointerdown', 'pointermove', 'keydown', 'wheel'])(
  '%s in time keeps the hour running',
  (touch) => {
    for (let times = 0; times < 5; times += 1) {
      vi.advanceTimersByTime(50 * MINUTE)
      happen(touch)
    }
    expect(told).toEqual([true])
  },
)

test('a closed page says so at once; one that comes back from the browser’s memory edits again', () => {
  happen('pagehide')
  expect(told).toEqual([true, false])
  vi.advanceTimersByTime(HOUR)
  happen('pageshow')
  expect(told).toEqual([true, false, true])
})

test('a tab opened in the background counts for two minutes, until somebody looks at it', () => {
  stop()
  told.length = 0
  page.hidden = true
  stop = watchAtWork((atWork) => told.push(atWork))
  vi.advanceTimersByTime(3 * MINUTE)
  expect(told).toEqual([true, false])
  hide(false)
  expect(told).toEqual([true, false, true])
})
