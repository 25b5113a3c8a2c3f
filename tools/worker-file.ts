import { createHash } from 'node:crypto'

/** What the pages name besides what the build made. */
const FIXED = ['assets/early-1.js', 'assets/mark.svg']

interface Piece {
  readonly type: string
  readonly fileName: string
  readonly name?: string
  readonly facadeModuleId?: string | null
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly viteMetadata?: { readonly importedCss?: ReadonlySet<string> } | undefined
  code?: string
}

/**
 * A step of the build that writes into the service worker which files the driver's pages are made of: what
 * their entry needs, what it loads later, and the styles of both.
 * @param page the page that the entry belongs to, as the end of its path
 * @param language of the build, which has a worker of its own beside the Polish one
 */
export function workerFile(page: string, language = 'pl') {
  const file = workerName(language)
  return {
    name: 'worker-file',
    generateBundle: {
      order: 'post' as const,
      handler(_options: unknown, bundle: Record<string, Piece>): void {
        const worker = bundle[file]
        if (!worker?.code) return
        const files = [...FIXED, ...filesOf(bundle, page)].map((file) => `/${file}`)
        const generation = createHash('sha256').update(files.join()).digest('base64url').slice(0, 8)
        const facts = `FILES=${JSON.stringify(files)},GENERATION="${generation}",LANGUAGE="${language}"`
        worker.code = `const ${facts};${worker.code}`
      },
    },
  }
}

/** As the server finds it: `sw.js`, `sw.uk.js`. */
export function workerName(language = 'pl'): string {
  return language === 'pl' ? 'sw.js' : `sw.${language}.js`
}

function filesOf(bundle: Readonly<Record<string, Piece>>, page: string): string[] {
  const entry = Object.values(bundle).find(({ facadeModuleId }) => facadeModuleId?.endsWith(page))
  const found = new Set<string>()
  const open = entry ? [entry.fileName] : []
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue
    found.add(file)
    const { imports = [], dynamicImports = [], viteMetadata } = bundle[file] ?? {}
    open.push(...imports, ...dynamicImports)
    for (const css of viteMetadata?.importedCss ?? []) found.add(css)
  }
  return [...found].sort()
}
