import type { manifestTexts } from './manifest-texts.ts'
import { PATHS } from './routes.ts'

type Words<T> = { readonly [Name in keyof T]: T[Name] extends string ? string : Words<T[Name]> }

interface Emitting {
  emitFile(file: { type: 'asset'; fileName: string; source: string }): unknown
}

/**
 * A step of the build that makes the driver's pages installable: the manifest in the build's language, and
 * the page's link to it.
 * @param page the page, by its path below the root
 * @param language of the build, named beside the Polish one's file
 */
export function webManifest(page: string, texts: Words<typeof manifestTexts>, language = 'pl') {
  const file = language === 'pl' ? 'manifest.webmanifest' : `manifest.${language}.webmanifest`
  return {
    name: 'web-manifest',
    transformIndexHtml: {
      order: 'post' as const,
      handler: (html: string, { path }: { readonly path: string }): string =>
        path === `/${page}`
          ? html.replace('</head>', `<link rel="manifest" href="/${file}" />\n  </head>`)
          : html,
    },
    generateBundle(this: Emitting): void {
      this.emitFile({ type: 'asset', fileName: file, source: JSON.stringify(manifestOf(texts)) })
    },
  }
}

function manifestOf({ language, name, shortName, description, shortcuts }: Words<typeof manifestTexts>) {
  return {
    id: PATHS['own-calendar'],
    lang: language,
    dir: 'ltr',
    name,
    short_name: shortName,
    description,
    start_url: PATHS['own-calendar'],
    scope: '/',
    display: 'standalone',
    // One colour each is all that a manifest knows; the open page names the dark one in its head.
    theme_color: '#ffffff',
    background_color: '#ffffff',
    icons: [
      { src: '/assets/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/assets/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/assets/icon-wide.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/assets/mark.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: [
      { name: shortcuts.ownCalendar, url: PATHS['own-calendar'] },
      { name: shortcuts.availability, url: PATHS.availability },
    ],
  }
}
