import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { correctable } from './src/web-app/driver/correctable/correctable.ts'
import { catalogueBeside, inLanguage, pageInLanguage } from './src/web-app/driver/in-language.ts'
import { inlineStyles } from './src/web-app/driver/inline-styles.ts'
import { webManifest } from './src/web-app/driver/web-manifest.ts'
import { workerFile, workerName } from './tools/worker-file.ts'

const root = resolve(import.meta.dirname, 'src/web-app')

/** What the driver's page needs at once and the office's too. */
const SHARED = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler)/',
    'node_modules/use-sync-external-store/(shim/index|cjs/use-sync-external-store-shim[.])',
    'rolldown/runtime|preload-helper',
    'src/kernel/(calendar-date|polish-text|shift|week)[.]',
    'src/platform/pure/(build-header|dates|dates-in)[.]',
    'src/platform/web/(build/build-watch|build/other-build|device-memory|lazy-part|polish-dates)[.]',
    'src/platform/web/ui/(button|dialog|icons|pill|skeleton|toast)[.]',
    'src/web-app/driver/correctable/fleet-words[.]',
    'src/features/availability/(domain/(card-cycle|chosen-day|counts|night-then-day|weekend))[.]',
    'src/features/bonuses/domain/',
  ]
    .join('|')
    .replaceAll('/', '[\\\\/]'),
)

/** What speaks no language: the four builds that come beside the Polish one make the same file of it. */
const SPEECHLESS = /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store)[\\/]/

/** These only say what there is: a module of which a page uses nothing stays out of it. */
const SAYS_ONLY = /[\\/]src[\\/]features[\\/].*[\\/](contract[a-z-]*|manifest)[.]ts$/

/** The two pages for browsers, the driver's and the office's, into `dist/web/`. */
const pages: UserConfig = {
  build: {
    outDir: resolve(import.meta.dirname, 'dist/web'),
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // The content security policy knows neither inline scripts nor data: addresses.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // The charts and the board of the office are big, and loaded only when opened.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      input: {
        driver: resolve(root, 'driver/index.html'),
        admin: resolve(root, 'admin/index.html'),
        sw: resolve(root, 'driver/worker/worker.ts'),
      },
      // What both pages share comes in one file: a phone opens few connections, and each costs it half a
      // second.
      treeshake: { moduleSideEffects: [{ test: SAYS_ONLY, sideEffects: false }] },
      output: {
        codeSplitting: { groups: [{ name: 'base', test: SHARED }] },
        // A service worker keeps its address, and stands at the root of what it serves.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
}

const SPOKEN_FOR_SERVER = {
  prerender: resolve(root, 'driver/prerender.tsx'),
  spoken: resolve(root, 'driver/spoken-calls.ts'),
}

/**
 * The driver's page as a string and the failures of its calls, for the server, into
 * `dist/prerender/prerender.js` and `spoken.js`; packages stay outside.
 */
const prerender: UserConfig = {
  build: {
    outDir: resolve(import.meta.dirname, 'dist/prerender'),
    emptyOutDir: true,
    ssr: true,
    target: 'node22',
    rolldownOptions: {
      input: SPOKEN_FOR_SERVER,
      output: { entryFileNames: '[name].js' },
    },
  },
}

/**
 * The driver's pages in another language, beside the Polish ones: files with names made of their content into
 * the same folder, `driver/index.uk.html` and `prerender.uk.js`. The office's half is not built again.
 */
function besides(what: UserConfig, language: string): UserConfig {
  const { build = {} } = what
  const common = { ...build, emptyOutDir: false, copyPublicDir: false, manifest: false }
  if (build.ssr)
    return {
      build: {
        ...common,
        rolldownOptions: {
          input: { ...SPOKEN_FOR_SERVER, letters: resolve(root, 'driver/correctable/letter-catalogues.ts') },
          output: { entryFileNames: `[name].${language}.js` },
        },
      },
    }
  const groups = [
    { name: 'speechless', test: SPEECHLESS, priority: 2 },
    { name: 'base', test: SHARED, priority: 1 },
  ]
  return {
    build: {
      ...common,
      rolldownOptions: {
        ...build.rolldownOptions,
        input: {
          driver: resolve(root, 'driver/index.html'),
          sw: resolve(root, 'driver/worker/worker.ts'),
        },
        output: {
          codeSplitting: { groups },
          entryFileNames: ({ name }) => (name === 'sw' ? workerName(language) : 'assets/[name]-[hash].js'),
        },
      },
    },
  }
}

/** The server also gets the list of what may be corrected, as `dist/prerender/sentences.uk.json`. */
function corrections(language: string, isForServer: boolean) {
  const ways = {
    sayer: resolve(root, 'driver/correctable/fleet-words.ts'),
    readText: (file: string) => readFileSync(file, 'utf8'),
  }
  if (!isForServer) return correctable(ways)
  const folder = resolve(import.meta.dirname, 'dist/prerender')
  return correctable({
    ...ways,
    pages: SPOKEN_FOR_SERVER.prerender,
    list: (sentences) => {
      mkdirSync(folder, { recursive: true })
      writeFileSync(resolve(folder, `sentences.${language}.json`), JSON.stringify(sentences))
    },
  })
}

/** `production` and `prerender` make the Polish pages, `production-uk` and `prerender-uk` the Ukrainian ones. */
export default defineConfig(async ({ mode }): Promise<UserConfig> => {
  const [which, language] = mode.split('-')
  const what = which === 'prerender' ? prerender : pages
  const polish = resolve(root, 'driver/manifest-texts.ts')
  const beside = language === undefined ? polish : catalogueBeside(language, existsSync)(polish)
  const { manifestTexts } = (await import(
    beside ?? polish
  )) as typeof import('./src/web-app/driver/manifest-texts.ts')
  return {
    root,
    base: '/',
    logLevel: 'warn',
    plugins: [
      react(),
      inlineStyles('driver/index.html'),
      which === 'prerender'
        ? []
        : [
            webManifest('driver/index.html', manifestTexts, language),
            workerFile('driver/index.html', language),
          ],
      language === undefined
        ? []
        : [
            inLanguage(catalogueBeside(language, existsSync)),
            corrections(language, which === 'prerender'),
            pageInLanguage('driver/index.html', language),
          ],
    ],
    ...(language === undefined ? what : besides(what, language)),
  }
})
