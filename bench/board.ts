// S7: the board with 25, 100 and 500 cars in Chromium, in both its layouts, fed with generated weeks: first
// render, nodes, dragging, dropping, scrolling. The first render stands beside what the same page costs as
// ready HTML, a drop beside an empty frame. The clock shows the 95th of 100 frames, the processor the mean
// frame.
import { rmSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import type { Browser } from 'playwright-core'
import { SIZES, type Size } from '#features/planning/domain/builder/testing/instances.ts'
import { launchChromium } from '#test/browser/chromium.ts'
import { buildPages } from './board/board-pages.ts'
import { type BoardFigures, type Figure, type Layout, measureBoard } from './board/measure-board.ts'

const ROUNDS = 5
/** First render, milliseconds. */
const GOALS: Readonly<Record<Size, number>> = { S: 130, M: 170, L: 200, XL: 200 }

const [load = 0] = loadavg()
const cores = availableParallelism()
if (load > cores)
  console.log(
    `The machine is busy (load ${load.toFixed(1)} on ${cores} cores): the clock is stretched, read the processor's time.\n`,
  )
const pages = await buildPages()
const browser = await launchChromium()
try {
  for (const layout of ['panes', 'rows'] as const)
    for (const size of ['S', 'M', 'L'] as const) print(size, layout, await rounds(browser, size, layout))
} finally {
  await browser.close()
  rmSync(pages, { recursive: true, force: true })
}

async function rounds(chromium: Browser, size: Size, layout: Layout): Promise<BoardFigures[]> {
  const all: BoardFigures[] = []
  for (let round = 0; round < ROUNDS; round++) all.push(await measureBoard(chromium, pages, size, layout))
  return all
}

function print(size: Size, layout: Layout, all: readonly BoardFigures[]): void {
  const of = (figure: (each: BoardFigures) => number) => median(all.map(figure))
  const both = (figure: (each: BoardFigures) => Figure): Figure => ({
    clock: of((each) => figure(each).clock),
    processor: of((each) => figure(each).processor),
  })
  const first = both((each) => each.firstRender)
  const html = of((each) => each.asHtml)
  console.log(
    `${layout}: ${SIZES[size].cars} cars, ${SIZES[size].drivers} drivers (medians of ${ROUNDS})   clock  processor`,
  )
  line('first render, answer to paint', first, GOALS[size], `${(first.clock / html).toFixed(1)} x ready HTML`)
  console.log(`  nodes                             ${Math.max(...all.map((each) => each.nodes))}   goal 1700`)
  line(
    'longest task while dragging',
    both((each) => each.longestTask),
    50,
  )
  line(
    'frame while dragging',
    both((each) => each.dragFrame),
    20,
  )
  line(
    'drop to paint',
    both((each) => each.drop),
    25,
    `an empty frame: ${of((each) => each.emptyFrame).toFixed(1)} ms`,
  )
  line(
    'frame while scrolling',
    both((each) => each.scrollFrame),
    20,
  )
  console.log()
}

function line(name: string, { clock, processor }: Figure, goal: number, beside = ''): void {
  const figures = [clock, processor].map((value) => `${value.toFixed(1)} ms`.padStart(11)).join('')
  const verdict = clock <= goal ? 'ok' : processor <= goal ? 'ok by the processor' : 'MISSED'
  console.log(`  ${name.padEnd(30)}${figures}   goal ${goal} ms: ${verdict}   ${beside}`)
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
}
