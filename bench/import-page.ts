/**
 * S5, the page's part: `npm run bench -- import-page [ROWS]`. A sheet is chosen, read in the worker,
 * previewed and sent, in Chromium; the longest task of the page's own thread, by the processor. The reference
 * is the same sheet read on the page's thread, as it would be without a worker.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { readResultsFile } from '#features/income/imports/web/import-tab/read-results-file.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { launchChromium } from '#test/browser/chromium.ts'
import { buildPages, ORIGIN, servePages } from './board/board-pages.ts'
import { recordMainThread } from './board/main-thread.ts'
import { madeUpSheet } from './import/made-up-sheet.ts'

const rows = Number(process.argv[2] ?? 20_000)
const ROUNDS = 5
const GOAL = 50

const sheet = Buffer.from(madeUpSheet(rows, '2026-01-01'))
// A real file: handed over as bytes it would come through the page's own thread.
const folder = mkdtempSync(join(tmpdir(), 'flotylla-sheet-'))
const path = join(folder, 'arkusz.csv')
writeFileSync(path, sheet)
const [load = 0] = loadavg()
const pages = await buildPages()
const browser = await launchChromium()
const visits: Visit[] = []
try {
  for (let round = 0; round < ROUNDS; round++) visits.push(await visit(browser))
} finally {
  await browser.close()
  for (const made of [pages, folder]) rmSync(made, { recursive: true, force: true })
}
const onThePage = await readHere()

const worst = (figure: keyof Visit) => Math.max(...visits.map((each) => each[figure]))
console.log(
  `${rows} rows, the worst of ${ROUNDS} visits (load ${load.toFixed(1)} on ${availableParallelism()} cores)`,
)
console.log(`  chosen to preview, by the clock           ${worst('preview').toFixed(0).padStart(6)} ms`)
console.log(`  longest task of the page until then       ${worst('reading').toFixed(1).padStart(6)} ms`)
console.log(`  longest task of the page while sending    ${worst('sending').toFixed(1).padStart(6)} ms`)
console.log(
  `  one task on the page without a worker     ${onThePage.toFixed(0).padStart(6)} ms   the reference`,
)
if (Math.max(worst('reading'), worst('sending')) > GOAL) process.exitCode = 1

/** Milliseconds; `reading` and `sending` are the longest tasks of the page's thread, by the processor. */
interface Visit {
  readonly preview: number
  readonly reading: number
  readonly sending: number
}

async function visit(chromium: Browser): Promise<Visit> {
  const context = await chromium.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    await servePages(page, pages, {
      '/api/results/column-names': () => ({ data: [] }),
      '/api/results/imports/preview': () => ({
        ...{ mark: 'm', same: 0, replaced: 0, added: rows, missing: 0, repeated: 0 },
        ...{ waiting: 0, waitingPeople: 0, sums: [], older: null, nothingNew: false },
        rows: { replaced: [], added: [], missing: [] },
      }),
      '/api/results/imports': () => ({
        stored: true,
        fileId: 'f',
        new: rows,
        replaced: 0,
        unchanged: 0,
        repeated: 0,
        removed: 0,
        waiting: 0,
        waitingPeople: 0,
      }),
    })
    await page.goto(`${ORIGIN}/admin/wyniki?zakladka=import`)
    await page.getByRole('button', { name: 'Wybierz pliki' }).waitFor()
    await page.waitForTimeout(1500)
    const mark = (name: string) => page.evaluate((text) => void performance.mark(text), name)
    const stop = await recordMainThread(await context.newCDPSession(page))
    await mark('painted')
    await mark('chosen')
    const began = performance.now()
    await page.locator('input[type=file]').setInputFiles(path)
    await page.getByText(/wierszy do wczytania/).waitFor()
    const preview = performance.now() - began
    await page.waitForTimeout(500)
    await mark('read')
    await page.getByRole('button', { name: 'Załaduj plik' }).click()
    await page.getByText('Plik załadowany').waitFor()
    await page.waitForTimeout(500)
    await mark('sent')
    const thread = await stop()
    return {
      preview,
      reading: thread.longestTask('chosen', 'read'),
      sending: thread.longestTask('read', 'sent'),
    }
  } finally {
    await context.close()
  }
}

async function readHere(): Promise<number> {
  const began = performance.now()
  await readResultsFile(new Uint8Array(sheet), 'arkusz.csv', '2026-11-21' as CalendarDate, { mappings: {} })
  return performance.now() - began
}
