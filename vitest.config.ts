import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'tools/**/*.test.ts'],
    passWithNoTests: false,
    maxWorkers: 2,
    testTimeout: 20_000,
  },
})
