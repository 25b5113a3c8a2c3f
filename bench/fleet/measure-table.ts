import { resolve } from 'node:path'
import type { Browser } from 'playwright-core'
import type { listVehicles } from '#features/fleet/vehicles/contract.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { vehicleNumber } from '#test/fleet/vehicles.ts'
import { ORIGIN, servePages } from '../board/board-pages.ts'

/** Milliseconds to the painted frame; `drawn` counts rows. */
export interface TableFigures {
  readonly firstRender: number
  readonly sort: number
  readonly search: number
  readonly staticHtml: number
  readonly drawn: number
}

const MAKES = [
  ['Toyota', 'Corolla'],
  ['Skoda', 'Octavia'],
  ['Toyota', 'Camry'],
  ['Łada', 'Niva'],
] as const
const FLEET: OutputOf<typeof listVehicles>['data'] = Array.from({ length: 2000 }, (_, index) => {
  const [make, model] = MAKES[(index * 7) % MAKES.length] ?? MAKES[0]
  const told = vehicleNumber((index * 7919) % 2000, { make, model, priority: index % 11 })
  const attributes = { ...told, grounded: false }
  return { id: `10000000-0000-4000-8000-${String(index).padStart(12, '0')}`, attributes }
})

const NAMES = ['reg', 'make', 'model', 'vin', 'service', 'entryDate', 'priority', 'sort']
export const IN_PAGE = resolve(import.meta.dirname, 'in-page.js')

/** One visit to the fleet's screen: its table is drawn, sorted by make and searched. */
export async function measureTable(browser: Browser, pages: string): Promise<TableFigures> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    await page.addInitScript({ path: IN_PAGE })
    await servePages(page, pages, {
      '/api/get-cars': () => ({ data: FLEET }),
      '/api/fleet-today': () => ({ date: '2026-11-25', shift: 'day', data: [] }),
    })
    await page.goto(`${ORIGIN}/admin/samochody`)
    await page.waitForFunction('watched.firstRender > 0')
    await page.waitForTimeout(600)
    const firstRender = await page.evaluate<number>('watched.firstRender')
    const drawn = await page.evaluate<number>('document.querySelectorAll("tbody tr[data-index]").length')
    const sort = await page.evaluate<number>('watched.sort("make")')
    await page.waitForTimeout(300)
    const search = await page.evaluate<number>('watched.search("Skoda")')
    const staticHtml = await page.evaluate<number>(
      `watched.staticHtml("/api/get-cars", ${JSON.stringify(NAMES)})`,
    )
    return { firstRender, sort, search, staticHtml, drawn }
  } finally {
    await context.close()
  }
}
