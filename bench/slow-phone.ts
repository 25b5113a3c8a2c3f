/**
 * S6, the driver's pages on a slow phone: `npm run bench -- slow-phone [RUNS]`. Chromium with a processor
 * four times slower and slow 4G (1.44 Mbit/s, 562 ms) opens the form of the real server with an empty cache,
 * and the own page of a driver with a shift, with an empty cache and once more.
 * Prints medians beside the goals; ends with 1 where one is missed.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OTHER_LANGUAGES } from '#platform/pure/languages.ts'
import { launchChromium } from '#test/browser/chromium.ts'
import { startServerProcess } from '#test/processes/server-process.ts'
import { openOffice } from '#test/schedule/moving-office.ts'
import { startTestServer } from '#test/server/test-server.ts'
import {
  measureHome,
  measureHomeTap,
  measureKeptTap,
  measureLoad,
  measureTaps,
} from './slow-phone/measure.ts'

const runs = Number(process.argv[2] ?? 5)
const folder = mkdtempSync(join(tmpdir(), 'flotylla-bench-'))
const built = spawnSync(
  process.execPath,
  [join(import.meta.dirname, '../tools/build-web.ts'), '--if-stale'],
  {
    stdio: ['ignore', 'inherit', 'inherit'],
  },
)
if (built.status !== 0) throw new Error('The pages could not be built.')

const server = await startServerProcess({ DATA_DIR: folder })
const browser = await launchChromium()
try {
  // Once beforehand, so that the server's own first rendering is in no figure.
  await measureLoad(browser, server.url)
  const loads = []
  const kept = []
  for (let run = 0; run < runs; run += 1) {
    loads.push(await measureLoad(browser, server.url))
    kept.push(await measureKeptTap(browser, server.url))
  }
  const taps = await measureTaps(browser, server.url)
  const [first] = loads
  console.log(`Medians of ${runs} loads; CPU / 4, 1.44 Mbit/s, 562 ms; gzip.`)
  say('script of the first load', (first?.scriptBytes ?? 0) / 1000, 88, 'kB')
  say('HTML with CSS', (first?.pageBytes ?? 0) / 1000, 12, 'kB')
  say('largest paint', median(loads.map((load) => load.largestPaintMs)), 1000, 'ms')
  say('first tap that works', median(loads.map((load) => load.workingTapMs)), 2100, 'ms')
  say('answer to a tap, three of four', share(taps, 0.75), 50, 'ms')
  console.log(`  of ${taps.length} taps: median ${share(taps, 0.5)} ms, slowest ${Math.max(...taps)} ms`)
  for (const language of OTHER_LANGUAGES) {
    const { scriptBytes, pageBytes } = await measureLoad(browser, server.url, language)
    say(`script in ${language}`, scriptBytes / 1000, 88, 'kB')
    say(`HTML with CSS in ${language}`, pageBytes / 1000, 12, 'kB')
  }
  await measureOwnPage()
  const played = kept.filter((tap) => tap.isKept).length
  console.log(
    `A tap at ${median(kept.map((tap) => tap.tappedAtMs)).toFixed(0)} ms, before the scripts: kept in ${played} of ${runs} loads, shown at ${median(kept.map((tap) => tap.shownAtMs)).toFixed(0)} ms.`,
  )
  if (played < runs) process.exitCode = 1
} finally {
  await browser.close()
  await server.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}

async function measureOwnPage(): Promise<void> {
  const own = await startTestServer({ checkOutput: false })
  try {
    const office = await openOffice(own)
    const { cookie } = await own.asScope('driver', office.jan)
    const url = await own.url()
    await measureHome(browser, url, cookie)
    const homes = []
    const taps = []
    for (let run = 0; run < runs; run += 1) {
      homes.push(await measureHome(browser, url, cookie))
      taps.push(await measureHomeTap(browser, url, cookie))
    }
    say('own page: script', (homes[0]?.scriptBytes ?? 0) / 1000, 88, 'kB')
    say('own page: HTML with CSS', (homes[0]?.pageBytes ?? 0) / 1000, 12, 'kB')
    say('own page: the answer, cold', median(homes.map(({ coldMs }) => coldMs)), 1000, 'ms')
    say('own page: the answer, warm', median(homes.map(({ warmMs }) => warmMs)), 500, 'ms')
    say('own page: first tap that works', median(taps), 2100, 'ms')
  } finally {
    await own.close()
  }
}

function say(what: string, figure: number, goal: number, unit: string): void {
  const isGood = figure <= goal
  console.log(
    `${what.padEnd(36)} ${figure.toFixed(unit === 'kB' ? 1 : 0).padStart(6)} ${unit}  (goal ${goal}${isGood ? '' : ': missed'})`,
  )
  if (!isGood) process.exitCode = 1
}

function median(numbers: readonly number[]): number {
  return share(numbers, 0.5)
}

/** The number that this share of them does not exceed. */
function share(numbers: readonly number[], part: number): number {
  return [...numbers].sort((a, b) => a - b)[Math.ceil(numbers.length * part) - 1] ?? Number.NaN
}
