import { readFileSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { addDays, type CalendarDate, daysBetween } from '#kernel/calendar-date.ts'
import { recordMainThread } from '../board/main-thread.ts'
import { type MadeUpFleet, TODAY } from './made-up-fleet.ts'

/** By the clock, and by the processor: the latter hardly knows how busy the machine is. Milliseconds. */
export interface Figure {
  readonly clock: number
  readonly processor: number
}

export interface TimelineFigures {
  /** From the last answer that it needs to the paint. */
  readonly firstRender: Figure
  readonly nodes: number
  readonly longestTask: number
  /** Clock: the 95th of 100 frames; processor: the mean. */
  readonly scrollFrame: Figure
  readonly drawFrame: number
  /** The whole fleet as a plain table of ready HTML. */
  readonly table: { readonly render: Figure; readonly nodes: number; readonly scrollFrame: number }
}

interface Frames {
  readonly frame: number
  readonly frames: number
  readonly longestTask: number
}

const IN_PAGE = resolve(import.meta.dirname, 'in-page.js')
const ORIGIN = 'http://timeline.test'
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
}
const user = { id: 'u', login: 'anna', name: 'Anna Nowak', admin: true }

/** One visit to the timeline: first render, a scroll through a third of the fleet, a grounding drawn. */
export async function measureTimeline(
  browser: Browser,
  pages: string,
  fleet: MadeUpFleet,
): Promise<TimelineFigures> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    await page.addInitScript({ path: IN_PAGE })
    await serve(page, pages, fleet)
    const stop = await recordMainThread(await context.newCDPSession(page))
    await page.goto(`${ORIGIN}/admin/samochody?zakladka=os-czasu`)
    await page.waitForFunction('watched.firstRender > 0')
    await page.waitForTimeout(1000)
    const firstRender = await page.evaluate<number>('watched.firstRender')
    const nodes = await page.evaluate<number>(
      `document.querySelector('[role="grid"]').querySelectorAll('*').length`,
    )
    const scroll = await page.evaluate<Frames>('watched.scroll()')
    const draw = await drawThrough(page)
    const table = await page.evaluate<{ time: number; nodes: number; frame: number }>(
      `watched.plainTable(${JSON.stringify(plainTable(fleet))})`,
    )
    const thread = await stop()
    return {
      firstRender: { clock: firstRender, processor: thread.busy(firstRender, 'painted') },
      nodes,
      longestTask: Math.max(scroll.longestTask, draw.longestTask),
      scrollFrame: {
        clock: scroll.frame,
        processor: thread.busy('scroll-begins', 'scroll-ends') / scroll.frames,
      },
      drawFrame: draw.frame,
      table: {
        render: { clock: table.time, processor: thread.busy('table-begins', 'table-ends') },
        nodes: table.nodes,
        scrollFrame: table.frame,
      },
    }
  } finally {
    await context.close()
  }
}

async function drawThrough(page: Page): Promise<Frames> {
  const lane = await page.locator('[data-lane]').nth(9).boundingBox()
  if (!lane) throw new Error('no lane to draw on')
  await page.mouse.move(lane.x + 4, lane.y + 38)
  await page.evaluate('watched.begin()')
  await page.mouse.down()
  await page.mouse.move(lane.x + lane.width - 4, lane.y + 38, { steps: 100 })
  const frames = await page.evaluate<Frames>('watched.end()')
  await page.keyboard.press('Escape')
  return frames
}

async function serve(page: Page, pages: string, fleet: MadeUpFleet): Promise<void> {
  const answers: Readonly<Record<string, unknown>> = {
    '/auth/me': { id: user.id, user },
    '/api/settings': { year: 2026, week: 48, bonusTiers: [] },
    '/api/asettings': { year: 2026, week: 48, adminWeek: 48, adminYear: 2026, adminMonth: 11 },
    '/api/get-cars': fleet.cars,
    '/api/get-all-grounded': fleet.groundings,
    '/api/get-rentals': fleet.rentals,
    '/api/get-week-service': { data: [] },
    '/api/papers': { total: 0, groups: { overdue: 0, week: 0, month: 0, later: 0 }, data: [] },
    '/api/papers-due': { due: 0, overdue: 0, blockedCars: 0, blockedDrivers: 0 },
  }
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname in answers) return route.fulfill({ json: answers[pathname] })
    const file = extname(pathname) ? pathname : '/admin/index.html'
    try {
      await route.fulfill({
        body: readFileSync(join(pages, file)),
        contentType: TYPES[extname(file)] ?? 'text/plain',
      })
    } catch {
      await route.fulfill({ status: 404, body: '' })
    }
  })
}

/** Four weeks of all cars as rows and days, with the groundings' words in their days. */
function plainTable({ cars, groundings }: MadeUpFleet): string {
  const first = addDays(TODAY, -2)
  const byCar = Map.groupBy(groundings.data, ({ attributes }) => attributes.carId)
  const rows = cars.data.map(({ id, attributes: { reg } }) => {
    const cells = Array.from({ length: 28 }, () => '')
    for (const { attributes } of byCar.get(id) ?? []) {
      const from = daysBetween(first, attributes.dayStart as CalendarDate)
      const to = daysBetween(first, attributes.dayEnd as CalendarDate)
      for (let day = Math.max(0, from); day <= Math.min(27, to); day++) cells[day] = attributes.groundedReason
    }
    return `<tr><th>${reg}</th>${cells.map((words) => `<td>${words}</td>`).join('')}</tr>`
  })
  return `<table><tbody>${rows.join('')}</tbody></table>`
}
