import { renderToString } from 'react-dom/server'
import { FleetCalendarScreen, OwnCalendarScreen } from './calendar-screens.tsx'
import { DriverApp } from './driver-app.tsx'
import { PAGE_DATA_ID, type PageData } from './page-data.ts'
import { screenAt, TITLES } from './routes.ts'

// The server has its files at hand, so it draws what a browser would first have to fetch.
await Promise.all([FleetCalendarScreen.preload(), OwnCalendarScreen.preload()])

export interface RenderedPage {
  readonly status: 200 | 404
  readonly title: string
  /** For the place of `<!--page-->` in the built `driver/index.html`. */
  readonly page: string
  /** For the place of `<!--data-->`: a block of JSON, which no policy counts as a script. */
  readonly data: string
}

/**
 * One of the driver's pages as HTML, for the server to send before the scripts arrive.
 * @param path without query
 * @param data undefined where the database is away; the page then asks for it again by itself
 */
export function render(path: string, data: PageData | undefined): RenderedPage {
  const screen = screenAt(path)
  const json = JSON.stringify(data ?? null).replaceAll('<', '\\u003c')
  return {
    status: screen === 'not-found' ? 404 : 200,
    title: TITLES[screen],
    page: renderToString(<DriverApp data={data} ssrPath={path} />),
    data: `<script type="application/json" id="${PAGE_DATA_ID}">${json}</script>`,
  }
}

/** The built page with everything in its place, ready to send. @param template the built `driver/index.html` */
export function renderDocument(
  template: string,
  path: string,
  data: PageData | undefined,
): { readonly status: 200 | 404; readonly html: string } {
  const { status, title, page, data: block } = render(path, data)
  const html = template
    .replace('<html lang="pl">', () =>
      data?.theme ? `<html lang="pl" data-theme="${data.theme}">` : '<html lang="pl">',
    )
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace('<!--page-->', () => page)
    .replace('<!--data-->', () => block)
  return { status, html }
}

/**
 * Puts the page's style sheets into the page, since fetching them first would cost a slow phone half a second before
 * it sees anything.
 * @param readAsset the text of a built file, by its address
 * @returns the template, and what stands in each `<style>`, whose hashes the content security policy must name
 */
export function inlineStyles(
  template: string,
  readAsset: (address: string) => string,
): { readonly template: string; readonly styles: readonly string[] } {
  const styles: string[] = []
  const inlined = template.replace(
    /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g,
    (_, address: string) => {
      const css = readAsset(address).trim()
      styles.push(css)
      // The disabled link tells the loader of later parts that these styles are there already; it is never fetched.
      return `<style>${css}</style><link rel="stylesheet" href="${address}" disabled>`
    },
  )
  return { template: inlined, styles }
}
