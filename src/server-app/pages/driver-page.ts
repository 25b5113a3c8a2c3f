import { getWeekCapacity } from '#features/availability/contract.ts'
import { getPublicBonuses } from '#features/bonuses/contract.ts'
import { getPublicSettings } from '#features/settings/contract.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { fleetTime } from '#platform/server/clock.ts'
import { contentPolicy, styleHashes } from '#platform/server/http/content-policy.ts'
import { EncodedBody } from '#platform/server/http/encoded-body.ts'
import type { Route } from '#platform/server/http/route.ts'
import { describeError } from '#platform/server/log.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { Build } from './built-files.ts'
import { publicAnswer } from './public-answer.ts'

/** What the driver's pages are rendered from: public answers, and the fleet's date. */
export interface DriverPageData {
  readonly settings: OutputOf<typeof getPublicSettings>
  readonly capacity: OutputOf<typeof getWeekCapacity>
  readonly bonuses: OutputOf<typeof getPublicBonuses>
  /** YYYY-MM-DD */
  readonly today: string
}

/** What `src/web-app/driver/prerender.tsx` is built to. */
type Render = (path: string, data: DriverPageData) => { readonly html: string; readonly head: string }

/** The pages that look alike for everyone; each is rendered once per change of the data. */
export type DriverPath =
  | '/'
  | '/koordynator'
  | '/kalendarz-pracy'
  | '/moje-rozliczenia'
  | '/wolne'
  | '/paliwo'
  | '/ps/'
  | '/to-nie-ja'
  | '/404'

export interface DriverPage {
  readonly body: EncodedBody
  readonly policy: string
}

interface Rendered {
  readonly build: Build
  readonly data: string
  readonly pages: Map<DriverPath, DriverPage>
}

/**
 * Renders the driver's pages with today's public data in them. The data is asked for at most once in
 * `freshMs`, so that a rush of visitors asks the database once a second; where it can't be had, the page goes
 * out empty, and its scripts ask themselves.
 */
export function driverPages(
  platform: Platform,
  routes: readonly Route[],
  freshMs = 1000,
): (build: Build, path: DriverPath) => Promise<DriverPage> {
  let data: DriverPageData | undefined
  let collecting: Promise<DriverPageData | undefined> | undefined
  let collectedAt = Number.NEGATIVE_INFINITY
  let rendered: Rendered | undefined

  const freshData = async (): Promise<DriverPageData | undefined> => {
    if (performance.now() - collectedAt < freshMs) return data
    collecting ??= collect(platform, routes).finally(() => {
      collecting = undefined
      collectedAt = performance.now()
    })
    data = await collecting
    return data
  }

  return async (build, path) => {
    const current = await freshData()
    const key = JSON.stringify(current ?? null)
    if (rendered?.build !== build || rendered.data !== key) rendered = { build, data: key, pages: new Map() }
    const { pages } = rendered
    const known = pages.get(path)
    if (known) return known
    const html = current ? await prerendered(platform, build, path, current) : build.driverHtml
    const page = { body: new EncodedBody(html), policy: contentPolicy(styleHashes(html)) }
    pages.set(path, page)
    return page
  }
}

async function collect(platform: Platform, routes: readonly Route[]): Promise<DriverPageData | undefined> {
  try {
    const settings = await publicAnswer(platform, routes, getPublicSettings, {})
    if (!settings) return undefined
    const week = settings.availabilityWeek
    const capacity = await publicAnswer(platform, routes, getWeekCapacity, week)
    const bonuses = await publicAnswer(platform, routes, getPublicBonuses, week)
    if (!capacity || !bonuses) return undefined
    return { settings, capacity, bonuses, today: fleetTime(platform.clock).date }
  } catch (error) {
    platform.log.warn(describeError(error), 'driver page goes out without data')
    return undefined
  }
}

async function prerendered(
  platform: Platform,
  build: Build,
  path: DriverPath,
  data: DriverPageData,
): Promise<string> {
  try {
    const { render } = (await import(build.prerenderUrl)) as { render?: Render }
    if (!render) return build.driverHtml
    const { html, head } = render(path, data)
    return build.driverHtml
      .replace('</head>', () => `${head}</head>`)
      .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`)
  } catch (error) {
    platform.log.error({ path, ...describeError(error) }, 'driver page could not be rendered')
    return build.driverHtml
  }
}
