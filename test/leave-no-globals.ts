import { afterAll, vi } from 'vitest'

/** Before each file of tests: the next one in the same process finds the world as this one did. */
afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
})
