import { resolve } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import type { Size } from '#features/planning/domain/builder/testing/instances.ts'
import { boardAddress, serveBoard, USER_ID, WEEK } from './board-pages.ts'
import { recordMainThread } from './main-thread.ts'

/** How the week stands on the board, as its pages keep it. */
export type Layout = 'panes' | 'rows'

/** By the clock, and by the processor: the latter hardly knows how busy the machine is. Milliseconds. */
export interface Figure {
  readonly clock: number
  readonly processor: number
}

export interface BoardFigures {
  readonly firstRender: Figure
  /** The finished page put into an empty box as ready HTML: what no program could save. */
  readonly asHtml: number
  readonly nodes: number
  readonly longestTask: Figure
  /** Clock: the 95th of 100 frames; processor: the mean. */
  readonly dragFrame: Figure
  readonly drop: Figure
  readonly emptyFrame: number
  readonly scrollFrame: Figure
}

/** Where a page keeps what its user chose. */
const LAYOUT_MEMORY = `flotylla.board-layout.${USER_ID}`
const IN_PAGE = resolve(import.meta.dirname, 'in-page.js')

/** Frames: the 95th of 100, in milliseconds, and how many there were. */
interface Frames {
  readonly frame: number
  readonly frames: number
}

/** One visit to the board of a week of this size, with one drag through it. */
export async function measureBoard(
  browser: Browser,
  pages: string,
  size: Size,
  layout: Layout,
): Promise<BoardFigures> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    await page.addInitScript({ path: IN_PAGE })
    await page.addInitScript(([name, chosen]) => localStorage.setItem(name, JSON.stringify(chosen)), [
      LAYOUT_MEMORY,
      layout,
    ] as const)
    await serveBoard(page, pages, { size, version: 1 })
    const stop = await recordMainThread(await context.newCDPSession(page))
    await page.goto(boardAddress())
    await page.waitForFunction('watched.firstRender > 0')
    await page.waitForTimeout(1500)
    const firstRender = await page.evaluate<number>('watched.firstRender')
    const nodes = await page.evaluate<number>('document.querySelectorAll("*").length')
    const drag = await dragThrough(page)
    const scroll = await page.evaluate<Frames>('watched.scroll()')
    const thread = await stop()
    const asHtml = await page.evaluate<number>('watched.renderAsHtml()')
    const emptyFrame = await page.evaluate<number>('watched.emptyFrame()')
    return {
      firstRender: { clock: firstRender, processor: thread.busy(firstRender, 'painted') },
      asHtml,
      nodes,
      longestTask: { clock: drag.longestTask, processor: thread.longestTask('drag-begins', 'drag-ends') },
      dragFrame: { clock: drag.frame, processor: thread.busy('drag-begins', 'drag-ends') / drag.frames },
      drop: { clock: drag.drop, processor: thread.busy('let-go', 'dropped') },
      emptyFrame,
      scrollFrame: {
        clock: scroll.frame,
        processor: thread.busy('scroll-begins', 'scroll-ends') / scroll.frames,
      },
    }
  } finally {
    await context.close()
  }
}

/**
 * A driver of Monday's day shift who may take a car of Friday's: a drop that is refused draws nothing, and
 * would measure nothing.
 */
async function legalMove(page: Page) {
  const { year, week } = WEEK
  const found = await page.evaluate<{ driver: string; row: string; target: string } | null>(
    `watched.legalMove('/api/get-generated-week?year=${year}&week=${week}')`,
  )
  if (!found) throw new Error('the week has no legal move to measure')
  return {
    source: page.locator(`[data-area="cars"][data-slot="0"][data-row="${found.row}"]`),
    target: page.locator(`[data-area="cars"][data-slot="8"][data-row="${found.target}"]`),
    moved: page.locator(`[data-driver="${found.driver}"][data-slot="8"]`),
  }
}

async function dragThrough(page: Page) {
  const { source, target, moved } = await legalMove(page)
  const [from, to] = [await source.boundingBox(), await target.boundingBox()]
  if (!from || !to) throw new Error('no cell to drag from, or to')
  await page.mouse.move(from.x + 40, from.y + 12)
  await page.mouse.down()
  await page.waitForTimeout(260)
  await page.evaluate('watched.begin()')
  await page.mouse.move(to.x + 40, to.y + 12, { steps: 60 })
  // Near the trays, where the board scrolls under the pointer.
  await page.mouse.move(to.x + 40, to.y + 125, { steps: 20 })
  await page.waitForTimeout(500)
  await page.mouse.move(to.x + 40, to.y + 12, { steps: 20 })
  const { longestTask, frame, frames } = await page.evaluate<Frames & { longestTask: number }>(
    'watched.end()',
  )
  // A busy machine may have scrolled further than it has come back: onto a car that can't be driven.
  await page.evaluate('document.querySelector("[data-scroller]").scrollTop = 0')
  await target.waitFor()
  const now = await target.boundingBox()
  if (now) await page.mouse.move(now.x + 40, now.y + 12, { steps: 4 })
  await page.waitForTimeout(100)
  await page.mouse.up()
  await page.waitForFunction('watched.drop > 0')
  const drop = await page.evaluate<number>('watched.drop')
  if ((await moved.count()) === 0) throw new Error('the drop was refused')
  return { longestTask, frame, frames, drop }
}
