// The vehicle table with 2,000 vehicles in Chromium: first render, a sort, a search, in milliseconds from the
// act (the answer's arrival for the first) to the painted frame, beside what the same 2,000 rows cost as
// ready static HTML in the same run.
import { rmSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { launchChromium } from '#test/browser/chromium.ts'
import { buildPages } from './board/board-pages.ts'
import { measureTable, type TableFigures } from './fleet/measure-table.ts'

const ROUNDS = 7

const [load = 0] = loadavg()
const cores = availableParallelism()
const pages = await buildPages()
const browser = await launchChromium()
const all: TableFigures[] = []
try {
  for (let round = 0; round < ROUNDS; round++) all.push(await measureTable(browser, pages))
} finally {
  await browser.close()
  rmSync(pages, { recursive: true, force: true })
}

const median = (figure: keyof TableFigures): number =>
  all.map((each) => each[figure]).toSorted((a, b) => a - b)[ROUNDS >> 1] ?? Number.NaN
const reference = median('staticHtml')
console.log(`2,000 vehicles, medians of ${ROUNDS} rounds (load ${load.toFixed(1)} on ${cores} cores)`)
console.log(`  the same rows as static HTML  ${reference.toFixed(1).padStart(7)} ms   the reference`)
for (const [name, figure] of [
  ['first render, answer to paint', 'firstRender'],
  ['sort by make', 'sort'],
  ['search by make', 'search'],
] as const) {
  const value = median(figure)
  console.log(
    `  ${name.padEnd(30)}${value.toFixed(1).padStart(7)} ms   ${(value / reference).toFixed(2)} x static HTML`,
  )
}
console.log(`  rows drawn                    ${median('drawn').toFixed(0).padStart(7)}`)
