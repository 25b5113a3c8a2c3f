import type { Browser } from 'playwright-core'
import type { listDrivers } from '#features/drivers/office/contract.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { ORIGIN, servePages } from '../board/board-pages.ts'
import { IN_PAGE } from '../fleet/measure-table.ts'

/** Milliseconds to the painted frame; `drawn` counts rows. A list too short to scroll tells no scrolling. */
export interface ListFigures {
  readonly firstRender: number
  readonly sort: number
  readonly search: number
  readonly tickAll: number
  readonly scroll: number
  readonly drawn: number
}

const FIRST = ['Jan', 'Ewa', 'Łukasz', 'Oksana', 'Marek', 'Ćwiklińska-Anna', 'Giorgi']
const LAST = ['Kowalski', 'Żak', 'Łuczak', 'Wiśniewski', 'Śliwa', 'Petrenko', 'Dąbrowski', 'Lis', 'Nowak']

/** Invented drivers; one in five has a namesake. */
export function madeUpDrivers(count: number): OutputOf<typeof listDrivers>['data'] {
  return Array.from({ length: count }, (_, at) => {
    const mixed = (at * 7919) % 10_007
    return {
      id: `20000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
      attributes: {
        fullName: `${FIRST[mixed % FIRST.length]} ${LAST[mixed % LAST.length]}${at % 5 === 0 ? '' : ` ${mixed % 997}`}`,
        phoneNumber: `+48${500_000_000 + mixed * 37}`,
        email: `kierowca${at}@flota.test`,
        pinCode: '••••' as const,
        lastDay: `2026-11-${String((at % 28) + 1).padStart(2, '0')}`,
        lastDayOnReserve: at % 9 === 0,
        active: true,
        language: null,
        expiredPapers: at % 40 === 0 ? ['Prawo jazdy'] : [],
      },
    }
  })
}

/** One visit to the drivers' list: drawn, sorted, ticked whole, scrolled and searched. */
export async function measureList(browser: Browser, pages: string, size: number): Promise<ListFigures> {
  const data = madeUpDrivers(size)
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    await page.addInitScript({ path: IN_PAGE })
    await servePages(page, pages, { '/api/getalldrivers': () => ({ data }) })
    await page.goto(`${ORIGIN}/admin/pracownicy/lista-pracownikow`)
    await page.waitForFunction('watched.firstRender > 0')
    await page.waitForTimeout(600)
    const firstRender = await page.evaluate<number>('watched.firstRender')
    const drawn = await page.evaluate<number>('document.querySelectorAll("tbody tr[data-index]").length')
    const sort = await page.evaluate<number>('watched.sort("phone")')
    await page.waitForTimeout(300)
    const tickAll = await page.evaluate<number>('watched.tickAll()')
    await page.waitForTimeout(300)
    const scroll = size > 100 ? await page.evaluate<number>('watched.scroll()') : Number.NaN
    await page.evaluate('window.scrollTo(0, 0)')
    await page.waitForTimeout(300)
    const search = await page.evaluate<number>('watched.search("Łukasz")')
    return { firstRender, sort, search, tickAll, scroll, drawn }
  } finally {
    await context.close()
  }
}
