import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOffice } from '../schedule/moving-office.ts'
import { choose } from './driver-steps.ts'
import { faults } from './page-faults.ts'
import { openStage, type Person, type Stage } from './stage.ts'

let stage: Stage
let reader: Person

beforeAll(async () => {
  stage = await openStage('2026-03-11T11:00:00Z')
  const office = await openOffice(stage.server)
  reader = await stage.person('phone', [/40[13]/])
  stage.server.clock.set('2026-03-16T08:00:00Z')
  for (const [scope, subject] of [
    ['driver', office.jan],
    ['fleet', undefined],
  ] as const) {
    const { cookie } = await stage.server.asScope(scope, subject)
    const [name = '', value = ''] = cookie.split('=')
    await reader.context.addCookies([{ name, value, url: await stage.server.url() }])
  }
  // The letters of most phones, which are wider than those of this machine.
  await reader.page.addInitScript(() => {
    const letters = new CSSStyleSheet()
    letters.replaceSync('body, body * { font-family: Roboto, sans-serif }')
    document.adoptedStyleSheets = [letters]
  })
}, 180_000)
afterAll(() => stage?.close())

/** 195 x 422 is a phone of 390 x 844 whose page is enlarged to 200 %. */
test.for([
  [320, 640],
  [360, 640],
  [390, 844],
  [195, 422],
  [640, 360],
] as const)(
  'at %i x %i nothing of the drivers’ pages is cut, covered or too small',
  async ([width, height]) => {
    const { page, problems } = reader
    await page.setViewportSize({ width, height })
    const all: Record<string, readonly string[]> = {}
    await page.goto('/')
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    await choose(page, 'Środa', 'Dzień')
    all.chosen = await faults(page)
    await page.getByRole('button', { name: 'Dalej' }).click()
    await page.getByRole('dialog').getByLabel('Numer telefonu').fill('600100299')
    all.submit = await faults(page)
    await page.getByRole('button', { name: 'Anuluj' }).click()
    await page.getByRole('button', { name: 'Więcej możliwości: środa' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Do dyspozycji' }).waitFor()
    all.menu = await faults(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Wolne' }).click()
    await page.evaluate(() => {
      const days = [{ date: '2026-03-09', option: 'day' }]
      localStorage.setItem('flotylla.sent', JSON.stringify({ week: { year: 2026, week: 11 }, days }))
    })
    await page.reload()
    await page.getByRole('button', { name: 'Wybierz jak ostatnio' }).waitFor()
    all.repeat = await faults(page)
    for (const path of ['/koordynator', '/kalendarz-pracy', '/moje-rozliczenia', '/paliwo', '/ps/x']) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      all[path] = await faults(page)
    }
    expect(Object.fromEntries(Object.entries(all).filter(([, found]) => found.length > 0))).toEqual({})
    expect(problems).toEqual([])
  },
)

test('wider letters than those of any phone here keep the form within a page enlarged to 200 %, and its bar in view', async () => {
  const { page, context, problems } = await stage.person('phone')
  await page.setViewportSize({ width: 195, height: 422 })
  await page.addInitScript(() => {
    const letters = new CSSStyleSheet()
    letters.replaceSync('body, body * { font-family: "DejaVu Sans", Verdana, sans-serif }')
    document.adoptedStyleSheets = [letters]
  })
  // As a phone does it: what is too wide widens the page, and takes the bar out of view.
  const session = await context.newCDPSession(page)
  const metrics = { width: 195, height: 422, deviceScaleFactor: 1, mobile: true }
  await session.send('Emulation.setDeviceMetricsOverride', metrics)
  await page.goto('/')
  await page.getByRole('heading', { name: 'Twoja dyspozycyjność' }).waitFor()
  expect(await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])).toEqual([195, 195])
  expect(await faults(page)).toEqual([])
  expect(problems).toEqual([])
})
