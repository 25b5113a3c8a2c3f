import { afterEach, vi } from 'vitest'

/** What a device keeps is the next test's no more than the next driver's, and its clock goes on by itself. */
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
})
