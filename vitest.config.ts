import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { FLAGS } from './test/browser/chromium.ts'
import { findTestChromium, isRoot } from './test/browser/find-chromium.ts'

/** Files share what is loaded, and the embedded database, which is emptied between them: half the time. */
const SHARED = { isolate: false, setupFiles: ['test/leave-no-globals.ts'] }

/** Node reads TypeScript by itself, as it does when the product runs: a fifth less of the processor. */
const BY_NODE = { experimental: { viteModuleRunner: false } }

const UNIT = {
  ...SHARED,
  exclude: ['**/node_modules/**', '**/*.browser.test.tsx'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 5_000 } },
}

/** One at a time, or they fight for the two cores. */
const JOURNEYS = {
  ...SHARED,
  fileParallelism: false,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // As long as its pages wait: the kit's own second is over before a busy machine has drawn.
  expect: { poll: { timeout: 15_000 } },
}

/** Made ready before the first test; found only on the way, they would have the browser load its page anew. */
const IN_BROWSER = [
  '@mantine/core',
  '@mantine/dates',
  '@mantine/form',
  '@mantine/hooks',
  '@mantine/notifications',
  '@tabler/icons-react',
  '@tanstack/react-query',
  '@tanstack/react-router',
  'dayjs',
  'dayjs/locale/pl',
  'libphonenumber-js/min',
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'vitest-browser-react',
  'zod/mini',
]

export default defineConfig({
  test: {
    passWithNoTests: false,
    maxWorkers: 2,
    projects: [
      { test: { name: 'unit', ...UNIT, ...BY_NODE, include: ['{src,test,tools}/**/*.test.ts'] } },
      // What loads a component has JSX to be translated, and says so by its name.
      { test: { name: 'unit-jsx', ...UNIT, include: ['src/**/*.test.tsx'] } },
      // What a person does, in a real browser against a real server.
      { test: { name: 'journeys', ...JOURNEYS, ...BY_NODE, include: ['test/**/*.journey.ts'] } },
      {
        test: {
          name: 'journeys-jsx',
          ...JOURNEYS,
          include: ['test/**/*.journey.tsx'],
          sequence: { groupOrder: 1 },
        },
      },
      {
        // One component at a time, in a real browser; the server's answers come by its contracts.
        plugins: [react()],
        optimizeDeps: { include: IN_BROWSER },
        cacheDir: 'node_modules/.vite/components',
        test: {
          name: 'components',
          include: ['src/**/*.browser.test.tsx'],
          setupFiles: ['test/components/fresh-device.ts'],
          unstubGlobals: true,
          testTimeout: 20_000,
          expect: { poll: { timeout: 5_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                executablePath: findTestChromium() ?? '',
                chromiumSandbox: !isRoot(),
                args: FLAGS,
              },
              contextOptions: { locale: 'pl-PL', timezoneId: 'Europe/Warsaw', reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
          },
        },
      },
    ],
  },
})
