import { join } from 'node:path'
import { getWeekCapacity } from '#features/availability/contract.ts'
import { getPublicBonuses } from '#features/bonuses/contract.ts'
import { putInForce } from '#features/languages/server/public.ts'
import { getPublicSettings } from '#features/settings/contract.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { Language } from '#platform/pure/languages.ts'
import { fleetTime } from '#platform/server/clock.ts'
import {
  type FleetWords,
  fleetWordsEdition,
  fleetWordsIn,
  pageWordsIn,
} from '#platform/server/fleet-words.ts'
import { contentPolicy, styleHashes } from '#platform/server/http/content-policy.ts'
import { EncodedBody } from '#platform/server/http/encoded-body.ts'
import type { Route } from '#platform/server/http/route.ts'
import { describeError } from '#platform/server/log.ts'
import type { Platform } from '#platform/server/platform.ts'
import { type Build, type DriverBuild, driverBuildIn } from './built-files.ts'
import type { DriverPath } from './driver-path.ts'
import { hasWorker, NO_WORKER } from './mount-worker.ts'
import type { OwnPageData } from './own-page-data.ts'
import { pageAnswer } from './page-answer.ts'
import type { PageOptions } from './page-options.ts'

/** Where the page's scripts look for them (`src/web-app/driver/correctable/fleet-words.ts`). */
const FLEET_WORDS_ID = 'fleet-words'

/** What the driver's pages are rendered from: public answers, and the fleet's date. */
export interface DriverPageData {
  readonly settings: OutputOf<typeof getPublicSettings>
  readonly capacity: OutputOf<typeof getWeekCapacity>
  readonly bonuses: OutputOf<typeof getPublicBonuses>
  /** YYYY-MM-DD */
  readonly today: string
  /** Of one driver; in a page that is sent to that driver alone, and nowhere kept. */
  readonly own?: OwnPageData
}

/** What `src/web-app/driver/prerender.tsx` is built to. */
interface Prerender {
  render?(path: string, data: DriverPageData): { readonly html: string; readonly head: string }
  /** Of another language than Polish. */
  learn?(words: FleetWords): void
}

/** Entering fuel is an employee's work (Spec 2 §2). */
const SPEAKS_POLISH: ReadonlySet<DriverPath> = new Set(['/paliwo'])

export interface DriverPage {
  readonly body: EncodedBody
  readonly policy: string
}

/** For one driver: drawn for this request, and kept by nobody. */
interface OwnPage {
  readonly html: string
  readonly policy: string
}

interface DriverPages {
  shared(build: Build, path: DriverPath, wanted: Language): Promise<DriverPage>
  own(build: Build, path: DriverPath, wanted: Language, own: OwnPageData): Promise<OwnPage>
}

interface Rendered {
  readonly build: Build
  readonly data: string
  /** Of the fleet's words that the pages say. */
  readonly edition: number
  /** By language and path. */
  readonly pages: Map<string, DriverPage>
}

/**
 * Renders the driver's pages with today's public data in them. The data is asked for at most once in
 * `freshMs`, so that a rush of visitors asks the database once a second; where it can't be had, the page goes
 * out empty, and its scripts ask themselves.
 */
export function driverPages(
  platform: Platform,
  routes: readonly Route[],
  { freshMs = 1000, dist }: Pick<PageOptions, 'freshMs' | 'dist'>,
): DriverPages {
  let data: DriverPageData | undefined
  let collecting: Promise<DriverPageData | undefined> | undefined
  let collectedAt = Number.NEGATIVE_INFINITY
  let rendered: Rendered | undefined

  const freshData = async (): Promise<DriverPageData | undefined> => {
    if (performance.now() - collectedAt < freshMs) return data
    collecting ??= collect(platform, routes, dist).finally(() => {
      collecting = undefined
      collectedAt = performance.now()
    })
    data = await collecting
    return data
  }

  const finished = (build: Build, { language }: DriverBuild, html: string): string => {
    const worded = withFleetWords(html, language)
    return hasWorker(build, platform.configuration.keepsPages)
      ? worded
      : worded.replace('<head>', () => `<head>${NO_WORKER}`)
  }

  const shared = async (build: Build, path: DriverPath, wanted: Language): Promise<DriverPage> => {
    const current = await freshData()
    const key = JSON.stringify(current ?? null)
    const edition = fleetWordsEdition()
    if (rendered?.build !== build || rendered.data !== key || rendered.edition !== edition)
      rendered = { build, data: key, edition, pages: new Map() }
    const { pages } = rendered
    const inLanguage = driverBuildIn(build, SPEAKS_POLISH.has(path) ? 'pl' : wanted)
    const name = `${inLanguage.language} ${path}`
    const known = pages.get(name)
    if (known) return known
    const html = finished(
      build,
      inLanguage,
      current ? await prerendered(platform, inLanguage, path, current) : inLanguage.html,
    )
    const page = { body: new EncodedBody(html), policy: contentPolicy(styleHashes(html)) }
    pages.set(name, page)
    return page
  }
  const own = async (
    build: Build,
    path: DriverPath,
    wanted: Language,
    own: OwnPageData,
  ): Promise<OwnPage> => {
    const current = await freshData()
    const inLanguage = driverBuildIn(build, wanted)
    const html = finished(
      build,
      inLanguage,
      current ? await prerendered(platform, inLanguage, path, { ...current, own }) : inLanguage.html,
    )
    return { html, policy: contentPolicy(styleHashes(html)) }
  }
  return { shared, own }
}

async function collect(
  platform: Platform,
  routes: readonly Route[],
  dist: string | undefined,
): Promise<DriverPageData | undefined> {
  try {
    await putInForce(platform, dist && join(dist, 'prerender'))
    const settings = await pageAnswer(platform, routes, getPublicSettings, {})
    if (!settings) return undefined
    const week = settings.availabilityWeek
    const capacity = await pageAnswer(platform, routes, getWeekCapacity, week)
    const bonuses = await pageAnswer(platform, routes, getPublicBonuses, week)
    if (!capacity || !bonuses) return undefined
    return { settings, capacity, bonuses, today: fleetTime(platform.clock).date }
  } catch (error) {
    platform.log.warn(describeError(error), 'driver page goes out without data')
    return undefined
  }
}

async function prerendered(
  platform: Platform,
  build: DriverBuild,
  path: DriverPath,
  data: DriverPageData,
): Promise<string> {
  try {
    const { render, learn } = (await import(build.prerenderUrl)) as Prerender
    if (!render) return build.html
    learn?.(fleetWordsIn(build.language))
    const { html, head } = render(path, data)
    const parts = build.partHeads.get(path)?.[data.own ? 'own' : 'shared'] ?? ''
    return build.html
      .replace('</head>', () => `${head}${parts}</head>`)
      .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`)
  } catch (error) {
    platform.log.error({ path, ...describeError(error) }, 'driver page could not be rendered')
    return build.html
  }
}

/** What the fleet says in its own words comes with the page: what its scripts say is the program's. */
function withFleetWords(html: string, language: Language): string {
  const words = pageWordsIn(language)
  if (Object.keys(words).length === 0) return html
  const json = JSON.stringify(words).replaceAll('<', '\\u003c')
  return html.replace(
    '</head>',
    () => `<script type="application/json" id="${FLEET_WORDS_ID}">${json}</script></head>`,
  )
}
