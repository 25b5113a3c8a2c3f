import { defineConfig } from 'vitest/config'

/** Files share what is loaded, and the embedded database, which is emptied between them: half the time. */
const SHARED = { isolate: false, setupFiles: ['test/leave-no-globals.ts'] }

export default defineConfig({
  test: {
    passWithNoTests: false,
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          ...SHARED,
          include: ['{src,test,tools}/**/*.test.{ts,tsx}'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // What a person does, in a real browser against a real server; one at a time, or they fight for the
        // two cores.
        test: {
          name: 'journeys',
          ...SHARED,
          include: ['test/**/*.journey.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
