// Builds the pages and the prerenderer into dist/. With --if-stale only when a source has changed since, with
// --watch again and again.
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { OTHER_LANGUAGES } from '../src/platform/pure/languages.ts'

const root = resolve(import.meta.dirname, '..')
const mark = resolve(root, 'dist/built-from')
const results = [
  'dist/web/driver/index.html',
  'dist/web/admin/index.html',
  'dist/prerender/prerender.js',
  'dist/prerender/spoken.js',
  ...OTHER_LANGUAGES.flatMap((language) => [
    `dist/web/driver/index.${language}.html`,
    `dist/prerender/prerender.${language}.js`,
    `dist/prerender/spoken.${language}.js`,
    `dist/prerender/letters.${language}.js`,
    `dist/prerender/sentences.${language}.json`,
  ]),
]
/** The Polish pages empty the folder, so they come first. */
const modes = [
  'production',
  'prerender',
  'office',
  ...OTHER_LANGUAGES.flatMap((language) => [`production-${language}`, `prerender-${language}`]),
]

/** One hash over everything the build reads; server code and tests are not in it. */
export function hashOfSources(folder: string): string {
  const files = globSync(['src/**/*', 'vite.config.ts', 'package-lock.json'], {
    cwd: folder,
    withFileTypes: true,
    exclude: (entry) => entry.name === 'server' || entry.name === 'server-app',
  })
    .filter((entry) => entry.isFile() && !/\.(test\.tsx?|md)$/.test(entry.name))
    .map((entry) => resolve(entry.parentPath, entry.name))
    .sort()
  const hash = createHash('sha256')
  for (const file of files) {
    hash.update(file.slice(folder.length)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

function isFresh(hash: string): boolean {
  return (
    results.every((file) => existsSync(resolve(root, file))) &&
    existsSync(mark) &&
    readFileSync(mark, 'utf8') === hash
  )
}

async function buildAll(watch: boolean): Promise<void> {
  const { build } = await import('vite')
  for (const mode of modes) {
    await build({
      configFile: resolve(root, 'vite.config.ts'),
      mode,
      ...(watch ? { logLevel: 'info', build: { watch: {}, emptyOutDir: false } } : {}),
    })
  }
}

async function main(options: string[]): Promise<void> {
  // React's slow development build is chosen by NODE_ENV, whatever Vite's mode is called.
  process.env.NODE_ENV = 'production'
  const hash = hashOfSources(root)
  if (options.includes('--watch')) return buildAll(true)
  if (options.includes('--if-stale') && isFresh(hash)) return
  const begun = performance.now()
  console.error('Building the web pages …')
  await buildAll(false)
  writeFileSync(mark, hash)
  console.error(`Built in ${((performance.now() - begun) / 1000).toFixed(1)} s.`)
}

if (import.meta.main) {
  try {
    await main(process.argv.slice(2))
  } catch (error) {
    console.error(error)
    process.exitCode = 1
  }
}
