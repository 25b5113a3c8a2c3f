/** Where the driver's page has its words: catalogues, and the names of days and months. */
const CATALOGUE = /(^|\/)(texts(-[a-z-]+)?|[a-z-]+-texts|polish-dates)\.ts$/

interface Found {
  readonly id: string
}

interface Resolving {
  resolve(source: string, importer: string | undefined, options: object): Promise<Found | null>
}

/**
 * A step of the build that makes the page in another language: wherever a catalogue is imported, the one of
 * that language comes in its place. No screen knows of it, the page carries no other language's words, and
 * the Polish page not a byte more.
 * @param catalogueFor the catalogue that stands in for a Polish one, by the Polish one's file; undefined
 * leaves the Polish one
 */
export function inLanguage(catalogueFor: (polish: string) => string | undefined) {
  return {
    name: 'in-language',
    enforce: 'pre' as const,
    async resolveId(
      this: Resolving,
      source: string,
      importer: string | undefined,
      options: object,
    ): Promise<Found | null> {
      if (!CATALOGUE.test(source)) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      const other = found && catalogueFor(found.id)
      // A catalogue may lean on the Polish one that it stands in for.
      return other && other !== importer ? { id: other } : found
    },
  }
}

/**
 * The catalogue of that language beside the Polish one: `form-texts.uk.ts` for `form-texts.ts`; the Polish
 * one where there is none.
 */
export function catalogueBeside(language: string, isThere: (file: string) => boolean) {
  return (polish: string): string | undefined => {
    const beside = polish.replace(/\.ts$/, `.${language}.ts`)
    return isThere(beside) ? beside : undefined
  }
}

interface BuiltPage {
  readonly source?: string | Uint8Array
}

interface Emitting {
  emitFile(file: { type: 'asset'; fileName: string; source: string | Uint8Array }): unknown
}

/**
 * A step of the build that says in the page which language it is in, and puts it beside the Polish page:
 * `index.uk.html` for `index.html`.
 * @param page the page, by its path below the root
 */
export function pageInLanguage(page: string, language: string) {
  return {
    name: 'page-in-language',
    enforce: 'post' as const,
    transformIndexHtml: (html: string) => html.replace('<html lang="pl">', `<html lang="${language}">`),
    generateBundle: {
      order: 'post' as const,
      handler(this: Emitting, _options: object, bundle: Record<string, BuiltPage>): void {
        const source = bundle[page]?.source
        if (source === undefined) return
        delete bundle[page]
        this.emitFile({ type: 'asset', fileName: page.replace(/\.html$/, `.${language}.html`), source })
      },
    },
  }
}
