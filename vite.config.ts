import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { calledContracts } from './src/web-app/driver/called-contracts.ts'
import { correctable } from './src/web-app/driver/correctable/correctable.ts'
import { catalogueBeside, inLanguage, pageInLanguage } from './src/web-app/driver/in-language.ts'
import { inlineStyles } from './src/web-app/driver/inline-styles.ts'
import { partLoader } from './src/web-app/driver/part-loader.ts'
import { webManifest } from './src/web-app/driver/web-manifest.ts'
import { isPartOf, type Modules } from './tools/part-of.ts'
import { workerFile, workerName } from './tools/worker-file.ts'

const root = resolve(import.meta.dirname, 'src/web-app')

const ENTRY = resolve(root, 'driver/index.html')
/** The page's two screens that most open first, each with a file of its own that its page names. */
const FORM = resolve(root, 'driver/form-screen.tsx')
const HOME = resolve(root, 'driver/own-calendar-screen.tsx')

/**
 * The files of the driver's page: what speaks no language, which each language's build makes the same; what
 * every page begins with (the service worker is a file without imports); what the form alone does; what of
 * the driver's home others need too; and what several later parts share, in two files and not in twenty: a
 * page names all that it needs, and a phone opens few connections.
 */
const GROUPS = [
  { name: 'speechless', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
  {
    debugName: 'form',
    name: (id: string, build: Modules) => {
      if (isPartOf(ENTRY, id, build)) return 'first'
      if (!isPartOf(FORM, id, build)) return null
      // What the form has of others is no reason for them to load the form.
      return /[\\/](availability|driver)[\\/]/.test(id) ? 'form' : 'first'
    },
    priority: 2,
  },
  {
    debugName: 'home',
    name: (id: string, build: Modules) => (isPartOf(HOME, id, build) ? 'home' : null),
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'calls',
    test: /[\\/](zod|kernel|platform|leaving|keep|kept-(tap|cars)|pending-report)[\\/.]/,
    minShareCount: 2,
  },
  {
    name: 'form-parts',
    test: /[\\/](availability|submissions|settings|features[\\/]photos)[\\/]/,
    minShareCount: 2,
  },
]

/** These only say what there is: a module of which a page uses nothing stays out of it. */
const SAYS_ONLY =
  /[\\/]src[\\/](features[\\/].*[\\/](contract[a-z-]*|manifest)|platform[\\/]pure[\\/](wire|typed|typed-line))[.]ts$/

const web: UserConfig['build'] = {
  outDir: resolve(import.meta.dirname, 'dist/web'),
  target: 'es2022',
  // The content security policy knows neither inline scripts nor data: addresses.
  modulePreload: { polyfill: false },
  assetsInlineLimit: 0,
  reportCompressedSize: false,
}

const treeshake = { moduleSideEffects: [{ test: SAYS_ONLY, sideEffects: false }] }

/** Read anew once it has changed, while the pages are built again and again. */
function contractAsItIs(file: string): Promise<Readonly<Record<string, unknown>>> {
  return import(`${pathToFileURL(file).href}?${statSync(file).mtimeMs}`)
}

/** The office's pages, into `dist/web/` beside the driver's. */
const office: UserConfig = {
  build: {
    ...web,
    emptyOutDir: false,
    copyPublicDir: false,
    // The charts and the board of the office are big, and loaded only when opened.
    chunkSizeWarningLimit: 800,
    rolldownOptions: { input: { admin: resolve(root, 'admin/index.html') }, treeshake },
  },
}

const SPOKEN_FOR_SERVER = {
  prerender: resolve(root, 'driver/prerender.tsx'),
  spoken: resolve(root, 'driver/spoken-calls.ts'),
}

/**
 * The driver's pages in one language, into `dist/web/`: the Polish ones first, which empty the folder, the
 * others beside them, with files named by their content and `driver/index.uk.html`. A build of its own, since
 * in one with the office's page a file of both carries what either of them needs of a module.
 */
function driver(language: string | undefined): UserConfig {
  return {
    build: {
      ...web,
      modulePreload: {
        polyfill: false,
        // What every page has begun with is there by then.
        resolveDependencies: (_part, files, { hostType }) =>
          files.filter((file) => hostType === 'html' || !/[/](driver|speechless|rolldown)-/.test(file)),
      },
      emptyOutDir: language === undefined,
      copyPublicDir: language === undefined,
      // The server reads from it which files a page begins with.
      manifest: `.vite/manifest${language === undefined ? '' : `.${language}`}.json`,
      rolldownOptions: {
        input: {
          driver: resolve(root, 'driver/index.html'),
          sw: resolve(root, 'driver/worker/worker.ts'),
        },
        treeshake,
        output: {
          // Of the names that every page carries, fewer bytes.
          hashCharacters: 'hex',
          codeSplitting: { groups: GROUPS },
          // A service worker keeps its address, and stands at the root of what it serves.
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

/**
 * The driver's page as a string and the failures of its calls, for the server, into
 * `dist/prerender/prerender.js` and `spoken.js`; packages stay outside.
 */
function prerender(language: string | undefined): UserConfig {
  return {
    build: {
      outDir: resolve(import.meta.dirname, 'dist/prerender'),
      emptyOutDir: language === undefined,
      copyPublicDir: false,
      ssr: true,
      target: 'node22',
      rolldownOptions: {
        input: {
          ...SPOKEN_FOR_SERVER,
          ...(language === undefined
            ? {}
            : { letters: resolve(root, 'driver/correctable/letter-catalogues.ts') }),
        },
        output: { entryFileNames: language === undefined ? '[name].js' : `[name].${language}.js` },
      },
    },
  }
}

/**
 * `production` and `prerender` make the driver's pages in Polish, `production-uk` and `prerender-uk` those in
 * Ukrainian, and `office` the office's.
 */
export default defineConfig(async ({ mode }): Promise<UserConfig> => {
  const common = { root, base: '/', logLevel: 'warn' } as const
  if (mode === 'office') return { ...common, ...office, plugins: [react()] }
  const [which, language] = mode.split('-')
  const isPage = which !== 'prerender'
  const polish = resolve(root, 'driver/manifest-texts.ts')
  const beside = language === undefined ? polish : catalogueBeside(language, existsSync)(polish)
  const { manifestTexts } = (await import(
    beside ?? polish
  )) as typeof import('./src/web-app/driver/manifest-texts.ts')
  return {
    ...common,
    ...(isPage ? driver(language) : prerender(language)),
    plugins: [
      react(),
      inlineStyles('driver/index.html'),
      isPage
        ? [
            calledContracts(contractAsItIs),
            partLoader(),
            webManifest('driver/index.html', manifestTexts, language),
            workerFile('driver/index.html', language),
          ]
        : [],
      language === undefined
        ? []
        : [
            inLanguage(catalogueBeside(language, existsSync)),
            corrections(language, which === 'prerender'),
            pageInLanguage('driver/index.html', language),
          ],
    ],
  }
})
