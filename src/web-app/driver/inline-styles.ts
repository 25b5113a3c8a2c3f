interface BuiltFile {
  readonly fileName: string
  readonly source?: string | Uint8Array
}

interface PageContext {
  /** The page's path below the root. */
  readonly path: string
  readonly bundle?: Readonly<Record<string, BuiltFile>>
}

/**
 * A step of the build that puts the page's style sheets into the page, since a slow phone would wait another
 * half second for them before it draws anything. The server names the hashes of the styles in its policy.
 * @param page the page, by its path below the root
 */
export function inlineStyles(page: string) {
  return {
    name: 'inline-styles',
    transformIndexHtml: {
      order: 'post' as const,
      handler(html: string, { path, bundle }: PageContext): string {
        if (!bundle || path !== `/${page}`) return html
        return html.replace(
          / *<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>\n?/g,
          (link, name: string) => {
            const css = bundle[name]?.source
            // The disabled link is never fetched: it tells the loader of later parts that these styles are
            // there.
            return typeof css === 'string'
              ? `<style>${css.trim()}</style><link rel="stylesheet" href="/${name}" disabled>\n`
              : link
          },
        )
      },
    },
  }
}
