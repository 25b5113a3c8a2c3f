// The office's list with 25 and with 5,000 drivers in Chromium: first render, a sort, a search, scrolling
// far and ticking all, in milliseconds from the act (the answer's arrival for the first) to the painted
// frame, and how many times the long list takes what the short one does.
import { rmSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { launchChromium } from '#test/browser/chromium.ts'
import { buildPages } from './board/board-pages.ts'
import { type ListFigures, measureList } from './list/measure-list.ts'

const ROUNDS = 7
const SIZES = [25, 5000] as const

const [load = 0] = loadavg()
const pages = await buildPages()
const browser = await launchChromium()
const all = new Map<number, ListFigures[]>(SIZES.map((size) => [size, []]))
try {
  for (let round = 0; round < ROUNDS; round++)
    for (const size of SIZES) all.get(size)?.push(await measureList(browser, pages, size))
} finally {
  await browser.close()
  rmSync(pages, { recursive: true, force: true })
}

const median = (size: number, figure: keyof ListFigures): number => {
  const sorted = (all.get(size) ?? []).map((each) => each[figure]).toSorted((a, b) => a - b)
  return sorted[ROUNDS >> 1] ?? Number.NaN
}
console.log(
  `Drivers, medians of ${ROUNDS} rounds (load ${load.toFixed(1)} on ${availableParallelism()} cores)`,
)
console.log(`  ${''.padEnd(30)}${SIZES.map((size) => `${size}`.padStart(10)).join('')}     ratio`)
for (const [name, figure] of [
  ['first render, answer to paint', 'firstRender'],
  ['sort by phone', 'sort'],
  ['search', 'search'],
  ['tick all', 'tickAll'],
  ['scroll 3,000 px', 'scroll'],
  ['rows drawn', 'drawn'],
] as const) {
  const values = SIZES.map((size) => median(size, figure))
  const [short = Number.NaN, long = Number.NaN] = values
  const ratio = Number.isFinite(short) && short > 0 ? `${(long / short).toFixed(2)} x` : '-'
  console.log(
    `  ${name.padEnd(30)}${values.map((value) => value.toFixed(1).padStart(10)).join('')}${ratio.padStart(10)}`,
  )
}
