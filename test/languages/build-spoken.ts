import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { basename, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { catalogueBeside, inLanguage } from '../../src/web-app/driver/in-language.ts'

const ROOT = resolve(import.meta.dirname, '../..')
/** Marks the catalogue that stands in for a Polish one. */
const SPOKEN = '\0spoken:'

/** The catalogues of the tests' own language, made of the Polish ones as they are read. */
function spokenCatalogues() {
  return {
    name: 'spoken-catalogues',
    load(id: string): string | undefined {
      if (!id.startsWith(SPOKEN)) return undefined
      const polish = id.slice(SPOKEN.length)
      const exported = readFileSync(polish, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)
      const names = [...exported].map(([, name = '']) => name)
      return [
        `import * as polish from ${JSON.stringify(polish)}`,
        `import { spoken } from ${JSON.stringify(resolve(import.meta.dirname, 'spoken.ts'))}`,
        ...names.map(
          (name) => `export const ${name} = spoken('${basename(polish, '.ts')}.${name}', polish.${name})`,
        ),
      ].join('\n')
    },
  }
}

interface Pages {
  render(path: string, data: object): { readonly html: string }
}

type Catalogues = Parameters<typeof inLanguage>[0]

/** The driver's pages, made by the server's own build in a language that only the tests have. */
export function buildSpoken(): Promise<Pages & { dispose(): void }> {
  return buildPages((polish) => `${SPOKEN}${polish}`)
}

/**
 * The driver's pages in a real language.
 * @returns also which catalogues it has none for, by their path below `src`
 */
export async function buildLanguage(
  language: string,
): Promise<Pages & { readonly missing: readonly string[]; dispose(): void }> {
  const missing = new Set<string>()
  const beside = catalogueBeside(language, existsSync)
  const pages = await buildPages((polish) => {
    const found = beside(polish)
    if (found === undefined) missing.add(relative(resolve(ROOT, 'src'), polish))
    return found
  })
  return { ...pages, missing: [...missing].filter((file) => !file.includes(`.${language}.`)).sort() }
}

async function buildPages(catalogues: Catalogues): Promise<Pages & { dispose(): void }> {
  mkdirSync(resolve(ROOT, 'dist'), { recursive: true })
  const outDir = mkdtempSync(resolve(ROOT, 'dist/spoken-'))
  await build({
    root: resolve(ROOT, 'src/web-app'),
    configFile: false,
    logLevel: 'error',
    mode: 'prerender',
    plugins: [react(), inLanguage(catalogues), spokenCatalogues()],
    build: {
      outDir,
      ssr: resolve(ROOT, 'src/web-app/driver/prerender.tsx'),
      target: 'node22',
      rolldownOptions: { output: { entryFileNames: 'prerender.js' } },
    },
  })
  const pages = (await import(pathToFileURL(resolve(outDir, 'prerender.js')).href)) as Pages
  return { render: pages.render, dispose: () => rmSync(outDir, { recursive: true, force: true }) }
}
