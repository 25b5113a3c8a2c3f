import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { editDriver } from '#features/drivers/office/contract.ts'
import { addService, listCarServices } from '#features/fleet/services/contract.ts'
import { editVehicle } from '#features/fleet/vehicles/contract.ts'
import { setHandover, setOffice } from '#features/settings/contract.ts'
import { LANGUAGES } from '#platform/pure/languages.ts'
import { openMarket, TUESDAY } from '../market/open-market.ts'
import { answered } from '../server/test-server.ts'
import { faults } from './page-faults.ts'
import { expectAccessible, openStage, type Person, type Stage } from './stage.ts'

let stage: Stage
let market: Awaited<ReturnType<typeof openMarket>>
/** Of a service that is still to be confirmed: `/ps/…` */
let serviceLink = ''

/** Names as long as passports have them. */
const UKRAINIAN = 'Олександра-Вікторія Переяславська-Хмельницька'
const GEORGIAN = 'მარიამ-ანასტასია ხვიჩა-ბერიძიშვილი'

/** Monday, 5:55: Jan drives by day; a colleague of a long name offers him a shift. */
beforeAll(async () => {
  stage = await openStage('2026-03-11T11:00:00Z')
  const { server } = stage
  market = await openMarket(server)
  const as = market.office.admin()
  const [car = ''] = market.office.cars
  answered(await server.call(editVehicle, { id: car, parking: 'Garaż Wilanowska, −1' }, { as }))
  const office = { officePhone: '22 100 20 30', officeHours: 'codziennie 5:00–23:00' }
  answered(await server.call(setOffice, office, { as }))
  answered(await server.call(setHandover, { on: true }, { as }))
  const { jan, ewa } = market.office
  for (const [id, fullName] of [
    [jan, UKRAINIAN],
    [ewa, GEORGIAN],
  ] as const)
    answered(await server.call(editDriver, { id, fullName }, { as }))
  await market.offered(ewa, TUESDAY, { to: jan })
  const visit = { date: '2026-03-18', hour: '10:00', text: 'Olej', place: 'Warsztat Wola, ul. Długa 5' }
  answered(await server.call(addService, { carId: car, ...visit }, { as }))
  const { data } = answered(await server.call(listCarServices, { id: car }, { as }))
  serviceLink = new URL(data[0]?.attributes.link ?? '').pathname
  server.clock.set('2026-03-16T04:55:00Z')
}, 180_000)
afterAll(() => stage?.close())

/** Jan, at a phone that speaks the language. */
async function driver(language: string): Promise<Person> {
  const person = await stage.person('phone', [/40[134]/])
  const url = await stage.server.url()
  await person.context.addCookies([{ name: 'flotylla_lang', value: language, url }])
  for (const [scope, subject] of [
    ['driver', market.office.jan],
    ['fleet', undefined],
  ] as const) {
    const { cookie } = await stage.server.asScope(scope, subject)
    const [name = '', value = ''] = cookie.split('=')
    await person.context.addCookies([{ name, value, url }])
  }
  return person
}

/** Small, common and lying phones. */
const SIZES = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 640, height: 360 },
]

/** Where the page alone is given larger letters, as an extension or a reading aid does it. */
const SIZES_OF_PAGE = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
]

async function lettersOfPage(page: Page, size: 100 | 200): Promise<void> {
  await page.evaluate((percent) => {
    document.documentElement.style.fontSize = `${percent}%`
  }, size)
}

/** As its owner has set the browser's letters, in parts of a hundred. */
async function letters(page: Page, size: 100 | 200): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const fontSizes = { standard: (16 * size) / 100, fixed: (13 * size) / 100 }
  await session.send('Page.setFontSizes', { fontSizes })
  await session.detach()
}

type Place = readonly [name: string, path: string, open?: (page: Page) => Promise<void>]

const openBy = (selector: string) => async (page: Page) => {
  await page.locator(selector).first().click()
  await page.locator('dialog[open]').waitFor()
}

/** Nights that are followed by days, each with its warning (D7). */
const chooseTooMuch = async (page: Page) => {
  for (const [day, chosen] of [
    [1, 'day'],
    [1, 'night'],
    [2, 'day'],
    [3, 'day'],
    [3, 'night'],
    [4, 'day'],
  ] as const) {
    const card = `.cards > li:nth-child(${day})`
    await page.locator(`${card} .card-main`).click()
    await page.locator(`${card}.card-${chosen}`).waitFor()
  }
  await page.locator('.card-hint-wrong').nth(3).waitFor()
}

const places = (): readonly Place[] => [
  ['form', '/'],
  ['options of a day', '/', openBy('.card-menu')],
  ['form to be sent', '/', openBy('.bar-next')],
  ['home', '/kalendarz-pracy'],
  ['telling the office', '/kalendarz-pracy', openBy('.told button')],
  ['giving a shift', '/kalendarz-pracy', openBy('.own-give')],
  ['market', '/wolne'],
  ['hand-over', '/odbior-auta'],
  ['statements', '/moje-rozliczenia'],
  ['service', serviceLink],
  ['service that is gone', '/ps/nie-ma-takiego'],
  ['link', '/j#nie-ma-takiego'],
  ['fleet calendar', '/koordynator'],
  ['form with warnings', '/', chooseTooMuch],
]

/** Of the next shift: hours, plate and place, each uncovered on the first screen; what isn't, is given. */
function hiddenOfNext(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    ['.next-hours b', '.next-plate', '.next-facts b'].filter((place) => {
      const { left, width, top, bottom } =
        document.querySelector(place)?.getBoundingClientRect() ?? new DOMRect()
      const onTop = document.elementFromPoint(left + width / 2, bottom - 4)
      return top < 0 || bottom > innerHeight || !onTop?.closest(place)
    }),
  )
}

// At once: most of the time each waits for its pages.
test.concurrent.for(LANGUAGES)(
  'with letters twice as large nothing is cut or sticks out in %s, and which car, when and where stands first',
  { timeout: 180_000 },
  async (language) => {
    const { page, problems } = await driver(language)
    let at = ''
    const all: Record<string, readonly string[]> = {}
    for (const [name, path, open] of places()) {
      await letters(page, 100)
      await page.setViewportSize({ width: 320, height: 568 })
      if (at === path) await page.keyboard.press('Escape')
      else await page.goto(path, { waitUntil: 'networkidle' })
      at = path
      await open?.(page)
      all[`${name}, letters as usual`] = await faults(page)
      await lettersOfPage(page, 200)
      for (const size of SIZES_OF_PAGE) {
        await page.setViewportSize(size)
        all[`${name} at ${size.width} x ${size.height}, letters of the page`] = await faults(page)
      }
      await lettersOfPage(page, 100)
      await letters(page, 200)
      for (const size of SIZES) {
        await page.setViewportSize(size)
        const hidden = name === 'home' ? await hiddenOfNext(page) : []
        all[`${name} at ${size.width} x ${size.height}`] = [...(await faults(page)), ...hidden]
      }
      await page.setViewportSize({ width: 320, height: 568 })
      await expectAccessible(page)
    }
    expect(Object.fromEntries(Object.entries(all).filter(([, found]) => found.length > 0))).toEqual({})
    expect(problems).toEqual([])
  },
)

test('whatever the keyboard reaches on a small phone stands uncovered, the bar below included', async () => {
  const { page, problems } = await driver('pl')
  await page.setViewportSize({ width: 320, height: 568 })
  for (const path of ['/', '/kalendarz-pracy', '/odbior-auta']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    const covered: string[] = []
    for (let taps = 0; taps < 80; taps += 1) {
      await page.keyboard.press('Tab')
      const focused = await page.evaluate(() => {
        const at = document.activeElement
        if (!at || at === document.body) return 'nothing'
        const { left, width, bottom } = at.getBoundingClientRect()
        const onTop = document.elementFromPoint(left + width / 2, bottom - 3)
        // The row or tile that a control fills may be on top of it.
        if (onTop && (at.contains(onTop) || onTop.contains(at) || onTop.closest('label')?.contains(at)))
          return ''
        return at.getAttribute('aria-label') ?? at.textContent ?? at.tagName
      })
      if (focused === 'nothing') break
      if (focused) covered.push(focused)
    }
    expect([path, covered]).toEqual([path, []])
  }
  expect(problems).toEqual([])
})
