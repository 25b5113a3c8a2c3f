// The fleet's timeline with 2,000 cars and 1,000 groundings in Chromium: first render, scrolling, drawing a
// grounding. Beside it stands the same fleet as a plain table of ready HTML, on the same page in the same
// run.
import { rmSync } from 'node:fs'
import { launchChromium } from '#test/browser/chromium.ts'
import { buildPages } from './board/board-pages.ts'
import { CARS, GROUNDINGS, madeUpFleet } from './fleet-timeline/made-up-fleet.ts'
import { measureTimeline, type TimelineFigures } from './fleet-timeline/measure.ts'

const ROUNDS = 5
/** Milliseconds: as the board's. */
const GOALS = { firstRender: 200, frame: 20, task: 50 }
const MOST_NODES = 1700

const pages = await buildPages()
const browser = await launchChromium()
const all: TimelineFigures[] = []
try {
  const fleet = madeUpFleet()
  for (let round = 0; round < ROUNDS; round++) all.push(await measureTimeline(browser, pages, fleet))
} finally {
  await browser.close()
  rmSync(pages, { recursive: true, force: true })
}

const of = (figure: (each: TimelineFigures) => number) => median(all.map(figure))
const first = of((each) => each.firstRender.clock)
const firstWork = of((each) => each.firstRender.processor)
const table = of((each) => each.table.render.clock)
const tableWork = of((each) => each.table.render.processor)
console.log(`${CARS} cars, ${GROUNDINGS} groundings, 4 weeks (medians of ${ROUNDS})`)
line('first render, answer to paint', first, GOALS.firstRender, `${firstWork.toFixed(1)} ms of the processor`)
line(
  'frame while scrolling',
  of((each) => each.scrollFrame.clock),
  GOALS.frame,
  `${of((each) => each.scrollFrame.processor).toFixed(1)} ms of the processor`,
)
line(
  'frame while drawing',
  of((each) => each.drawFrame),
  GOALS.frame,
)
line(
  'longest task, scrolling and drawing',
  of((each) => each.longestTask),
  GOALS.task,
)
console.log(`  nodes of the grid                     ${of((each) => each.nodes)}   goal ${MOST_NODES}`)
console.log(
  `  the same fleet as a plain table       ${table.toFixed(1)} ms to paint, ${tableWork.toFixed(1)} ms of the processor, ${of(
    (each) => each.table.nodes,
  )} nodes, frame while scrolling ${of((each) => each.table.scrollFrame).toFixed(1)} ms`,
)
console.log(
  `  first render against the plain table  ${(first / table).toFixed(2)} by the clock, ${(firstWork / tableWork).toFixed(2)} by the processor`,
)

function line(name: string, value: number, goal: number, beside = ''): void {
  const verdict = value <= goal ? 'ok' : 'MISSED'
  console.log(
    `  ${name.padEnd(36)}${`${value.toFixed(1)} ms`.padStart(10)}   goal ${goal} ms: ${verdict}   ${beside}`,
  )
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
}
