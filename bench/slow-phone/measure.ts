import { gzipSync } from 'node:zlib'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { LANGUAGE_COOKIE } from '#platform/pure/languages.ts'
import { inPage } from './in-page.ts'
import { openSlowLine } from './slow-line.ts'

const LATENCY_MS = 562
const BYTES_PER_SECOND = (1.44 * 1_000_000) / 8
const SLOW_4G = {
  offline: false,
  latency: LATENCY_MS,
  downloadThroughput: BYTES_PER_SECOND,
  uploadThroughput: (0.675 * 1_000_000) / 8,
}
const CPU_SLOWED = 4
const WORKER_WITHIN_MS = 60_000

interface SlowPage {
  readonly page: Page
  readonly session: CDPSession
}

/**
 * A phone of its own for each load: nothing cached, nothing remembered.
 * @param isLineSlow what it asks goes over a slow line already
 */
async function withSlowPhone<T>(
  browser: Browser,
  use: (phone: SlowPage) => Promise<T>,
  isLineSlow = false,
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'pl-PL',
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    // Without TLS phones get gzip and not the smaller brotli, so the figures stand for the worse case.
    await session.send('Network.setExtraHTTPHeaders', { headers: { 'accept-encoding': 'gzip' } })
    if (!isLineSlow) await session.send('Network.emulateNetworkConditions', SLOW_4G)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWED })
    await page.addInitScript(inPage.watchPaints)
    return await use({ page, session })
  } finally {
    await context.close()
  }
}

/**
 * Whether the page has set it within ten seconds. Its own policy lets no text be run in it again and again.
 */
async function isThere(page: Page, name: string): Promise<boolean> {
  const end = performance.now() + 10_000
  while (performance.now() < end) {
    if (await page.evaluate<boolean>(`'${name}' in window`)) return true
    await page.waitForTimeout(20)
  }
  return false
}

export interface LoadFigures {
  readonly largestPaintMs: number
  /** From the start of the navigation to the first tap that changes its card at once. */
  readonly workingTapMs: number
  /** As they came over the line, without the heads of the answers. */
  readonly scriptBytes: number
  readonly pageBytes: number
}

/**
 * One load, tapped every 20 ms until a tap works; the script that keeps early taps is held back, since it
 * would play them all.
 */
export async function measureLoad(browser: Browser, url: string, language = 'pl'): Promise<LoadFigures> {
  return withSlowPhone(browser, async ({ page, session }) => {
    await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, url }])
    const bytes = countBytes(session)
    await session.send('Network.setBlockedURLs', { urls: ['*/assets/early-*'] })
    await page.addInitScript(inPage.tapUntilItWorks)
    await page.goto(url, { waitUntil: 'load' })
    await isThere(page, 'workingTapAt')
    const [largestPaintMs, workingTapMs] = await page.evaluate<number[]>(
      '[window.largestPaintAt, window.workingTapAt]',
    )
    return {
      largestPaintMs: largestPaintMs ?? Number.NaN,
      workingTapMs: workingTapMs ?? Number.NaN,
      scriptBytes: bytes.script(),
      pageBytes: bytes.page(),
    }
  })
}

export interface HomeFigures {
  /** Plate and hours of the next shift stand on the screen. Milliseconds from the navigation's start. */
  readonly coldMs: number
  /** The same once more on the same phone, with what it has kept. */
  readonly warmMs: number
  /** All that the page itself names, packed. */
  readonly scriptBytes: number
  readonly pageBytes: number
}

/**
 * The own page of a driver whose session the phone has, over a line that is slow for the worker too.
 * @param url of the server itself
 * @param cookie `name=value`
 */
export async function measureHome(browser: Browser, url: string, cookie: string): Promise<HomeFigures> {
  const line = await openSlowLine(url, { latencyMs: LATENCY_MS, bytesPerSecond: BYTES_PER_SECOND })
  try {
    return await withSlowPhone(browser, (phone) => openTwice(phone, line.url, cookie), true)
  } finally {
    await line.close()
  }
}

async function openTwice({ page, session }: SlowPage, url: string, cookie: string): Promise<HomeFigures> {
  const bytes = countBytes(session)
  const [name = '', value = ''] = cookie.split('=')
  await page.context().addCookies([{ name, value, url }])
  await page.addInitScript(inPage.watchAnswer)
  const answer = async () => {
    await page.goto(`${url}/kalendarz-pracy`, { waitUntil: 'load' })
    await isThere(page, 'answerAt')
    return page.evaluate<number>('window.answerAt')
  }
  const coldMs = await answer()
  // The answer is drawn by the server: the scripts are still on their way when it stands.
  await page.waitForLoadState('networkidle')
  const pageBytes = bytes.page()
  // Browsers tell of what a head merely names, and wait for it, only sometimes.
  const html = await page.evaluate<string>('fetch(location.href).then((answer) => answer.text())')
  const named = [...html.matchAll(/<(?:script|link rel="modulepreload")[^>]* (?:src|href)="(\/[^"]+)"/g)]
  const scriptBytes = (await Promise.all(named.map(([, path = '']) => packedBytes(url + path)))).reduce(
    (sum, each) => sum + each,
    0,
  )
  // The worker keeps the pages after everything else; from then on it answers.
  await page.waitForFunction('navigator.serviceWorker.ready.then(() => true)', undefined, {
    timeout: WORKER_WITHIN_MS,
  })
  return { coldMs, warmMs: await answer(), scriptBytes, pageBytes }
}

/**
 * From the start of the navigation to the first tap on 'Dodaj zmianę' that opens its sheet, on a phone that
 * has nothing of the page yet. Milliseconds.
 * @param url of the server itself
 * @param cookie `name=value`
 */
export async function measureHomeTap(browser: Browser, url: string, cookie: string): Promise<number> {
  const line = await openSlowLine(url, { latencyMs: LATENCY_MS, bytesPerSecond: BYTES_PER_SECOND })
  const [name = '', value = ''] = cookie.split('=')
  const tap = async ({ page, session }: SlowPage) => {
    await page.context().addCookies([{ name, value, url: line.url }])
    // It would keep the taps and play them all.
    await session.send('Network.setBlockedURLs', { urls: ['*/assets/early-*'] })
    await page.addInitScript(inPage.tapHomeUntilItWorks)
    await page.goto(`${line.url}/kalendarz-pracy`, { waitUntil: 'load' })
    await isThere(page, 'workingTapAt')
    return page.evaluate<number>('window.workingTapAt')
  }
  try {
    return await withSlowPhone(browser, tap, true)
  } finally {
    await line.close()
  }
}

/** Of a file, as gzip has it. */
async function packedBytes(url: string): Promise<number> {
  return gzipSync(Buffer.from(await (await fetch(url)).arrayBuffer())).length
}

/** Scripts that the page itself names: what they fetch by themselves comes after the first load. */
function countBytes(session: CDPSession) {
  const named = new Set<string>()
  const answers = new Map<string, { readonly type: string; readonly headBytes: number }>()
  const sums = new Map<string, number>()
  session.on('Network.requestWillBeSent', ({ requestId, initiator }) => {
    if (initiator.type === 'parser') named.add(requestId)
  })
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    answers.set(requestId, { type, headBytes: response.encodedDataLength })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { type, headBytes } = answers.get(requestId) ?? { type: '', headBytes: 0 }
    if (type === 'Script' && !named.has(requestId)) return
    sums.set(type, (sums.get(type) ?? 0) + encodedDataLength - headBytes)
  })
  return {
    script: () => sums.get('Script') ?? 0,
    page: () => (sums.get('Document') ?? 0) + (sums.get('Stylesheet') ?? 0),
  }
}

export interface KeptTap {
  readonly isKept: boolean
  readonly tappedAtMs: number
  readonly shownAtMs: number
}

/** One load with one tap as soon as a thumb could be there: before the page's scripts have come. */
export async function measureKeptTap(browser: Browser, url: string): Promise<KeptTap> {
  return withSlowPhone(browser, async ({ page }) => {
    await page.addInitScript(inPage.tapOnceEarly)
    await page.goto(url, { waitUntil: 'load' })
    const isKept = await isThere(page, 'shownAt')
    const [tappedAtMs, shownAtMs] = await page.evaluate<number[]>('[window.tappedAt, window.shownAt]')
    return { isKept, tappedAtMs: tappedAtMs ?? Number.NaN, shownAtMs: shownAtMs ?? Number.NaN }
  })
}

/** Milliseconds from each of some real taps to the next frame on the screen, once the page stands. */
export async function measureTaps(browser: Browser, url: string): Promise<readonly number[]> {
  return withSlowPhone(browser, async ({ page }) => {
    await page.goto(url, { waitUntil: 'networkidle' })
    const cards = page.locator('.card-main')
    for (let tap = 0; tap < 21; tap += 1) {
      await cards.nth(tap % 7).tap()
      await page.waitForTimeout(150)
    }
    return page.evaluate<number[]>('[...window.tapDurations.values()]')
  })
}
