import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { editVehicle } from '#features/fleet/vehicles/contract.ts'
import { listPaperKinds, savePaper } from '#features/papers/contract.ts'
import { setMarket, setOffice, setWeek } from '#features/settings/contract.ts'
import { MONDAY_DAY, type MovingOffice, openOffice, TUESDAY_DAY } from '../schedule/moving-office.ts'
import { answered } from '../server/test-server.ts'
import { expectAccessible, openStage, type Person, type Stage } from './stage.ts'

const MONDAY_NIGHT = 1
const SUNDAY_DAY = 12

let stage: Stage
let office: MovingOffice

beforeAll(async () => {
  stage = await openStage('2026-03-11T11:00:00Z')
})
afterAll(() => stage?.close())
beforeEach(async () => {
  office = await openOffice(stage.server)
  const as = office.admin()
  const [first = ''] = office.cars
  answered(await stage.server.call(editVehicle, { id: first, parking: 'Garaż Wilanowska, −1' }, { as }))
  answered(
    await stage.server.call(
      setOffice,
      { officePhone: '22 100 20 30', officeHours: 'codziennie 5:00–23:00' },
      { as },
    ),
  )
  stage.server.clock.advance(1000)
})

async function driver(id: string): Promise<Person & { readonly calls: string[] }> {
  const person = await stage.person('phone', [/401/])
  const { cookie } = await stage.server.asScope('driver', id)
  const [name = '', value = ''] = cookie.split('=')
  await person.context.addCookies([{ name, value, url: await stage.server.url() }])
  const calls: string[] = []
  person.page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname)
  })
  return { ...person, calls }
}

const next = (page: Page) => page.getByRole('region', { name: 'Twoja najbliższa zmiana' })
const isInView = (page: Page, text: string) =>
  page
    .getByText(text)
    .first()
    .evaluate((element) => element.getBoundingClientRect().bottom < innerHeight)

test('which car, when and where stand in the page before any script has run', async () => {
  await office.put(office.ewa, [{ slot: MONDAY_NIGHT, carId: office.cars[0] ?? null }])
  stage.server.clock.set('2026-03-15T17:00:00Z')
  const { page, context, problems } = await driver(office.jan)
  await context.route('**/*.js', (route) => route.abort())
  await page.goto('/kalendarz-pracy')
  for (const told of ['Jutro, poniedziałek 16 marca', '6:00–18:00', 'W01', 'Garaż Wilanowska, −1', 'Ewa Żak'])
    await next(page).getByText(told).waitFor()
  expect(await next(page).evaluate((card) => getComputedStyle(card).borderRadius)).toBe('18px')
  expect(await page.getByRole('link', { name: /Zadzwoń do biura/ }).getAttribute('href')).toBe(
    'tel:+48221002030',
  )
  expect(problems.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([])
})

test('the page asks for nothing that it was given, and works by keyboard and without axe’s complaints', async () => {
  const { page, calls, problems } = await driver(office.jan)
  await page.goto('/kalendarz-pracy')
  await next(page).getByText('W01').waitFor()
  await page.getByRole('button', { name: 'Utwórz adres subskrypcji' }).waitFor()
  expect(calls).toEqual(['/api/calendar-subscription'])
  await expectAccessible(page)
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await expectAccessible(page)
  }
  expect(problems).toEqual([])
})

test('on a Sunday tomorrow is in sight without a tap; what has passed comes after it', async () => {
  await office.put(office.jan, [
    { slot: MONDAY_DAY, carId: office.cars[0] ?? null },
    { slot: SUNDAY_DAY, carId: office.cars[0] ?? null },
  ])
  stage.server.clock.set('2026-03-22T10:00:00Z')
  const { page, problems } = await driver(office.jan)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/kalendarz-pracy')
  const days = await page.locator('.home-week h3').allTextContents()
  expect(days.map((day) => day.replace(/,.*?marca/, ' '))).toEqual([
    'Niedziela dziś',
    'Poniedziałek jutro',
    'Minione dni',
    ...['Poniedziałek ', 'Wtorek ', 'Środa ', 'Czwartek ', 'Piątek ', 'Sobota '],
  ])
  await page.getByRole('button', { name: 'Przeczytałem' }).click()
  await page.locator('.own-changes-read').waitFor()
  expect(await isInView(page, 'Grafiku na ten dzień jeszcze nie ma.')).toBe(true)
  await page.getByText('Masz wolne').first().waitFor()
  expect(problems).toEqual([])
})

test('a page that is left open over the turn of the day says what is true now', async () => {
  stage.server.clock.set('2026-03-15T22:59:00Z')
  const { page, problems } = await driver(office.jan)
  await page.clock.install()
  await page.goto('/kalendarz-pracy')
  await next(page).getByText('Jutro, poniedziałek 16 marca').waitFor()
  // Its scripts are there: the timer is set.
  await page.getByRole('button', { name: 'Utwórz adres subskrypcji' }).waitFor()
  stage.server.clock.set('2026-03-15T23:00:30Z')
  await page.clock.runFor(62_000)
  await next(page).getByText('Dziś, poniedziałek 16 marca').waitFor()
  expect(problems).toEqual([])
})

test('who logs out leaves nothing of it on the device, and the next one is shown the own', async () => {
  const { page, context, problems } = await driver(office.jan)
  await page.goto('/kalendarz-pracy')
  await next(page).getByText('W01').waitFor()
  await page.getByRole('button', { name: 'Wyloguj' }).click()
  await page.getByRole('button', { name: 'Podaj PIN' }).waitFor()
  expect(await page.content()).not.toMatch(/Jan Lis|W01/)
  await page.getByRole('link', { name: 'Dyspozycyjność' }).first().click()
  await page.goBack()
  await page.getByRole('dialog', { name: 'Twój kalendarz pracy' }).waitFor()
  expect(await page.content()).not.toMatch(/Jan Lis|W01/)
  const { cookie } = await stage.server.asScope('driver', office.ewa)
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url: await stage.server.url() }])
  await page.goto('/kalendarz-pracy')
  await next(page).getByText('Wtorek 17 marca').waitFor()
  expect(await page.content()).not.toContain('Jan Lis')
  expect(problems).toEqual([])
})

test('what the office changes while the page stands there is told with was and is, and read with one tap', async () => {
  const { page, problems } = await driver(office.jan)
  await office.move(office.jan, TUESDAY_DAY, 1)
  stage.server.clock.advance(1000)
  await page.goto('/kalendarz-pracy')
  await page.getByText('Było').waitFor()
  await next(page).getByText('W02').waitFor()
  await page.getByRole('button', { name: 'Przeczytałem' }).click()
  await page.getByText('Dziękujemy, biuro wie, że znasz te zmiany.').first().waitFor()
  expect(await page.getByRole('button', { name: 'Przeczytałem' }).count()).toBe(0)
  expect(problems).toEqual([])
})

test('a known device sends the form without typing who it is, and one line leads home', async () => {
  // Of the week that is made nobody sends a form twice.
  answered(await stage.server.call(setWeek, { year: 2026, week: 13 }, { as: office.admin() }))
  const { page, problems } = await driver(office.jan)
  await page.goto('/')
  await page.getByText('Twoja najbliższa zmiana:').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^(Dalej|Wyślij pusty grafik)$/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Prześlij grafik' })
  await dialog.waitFor()
  expect(await dialog.getByLabel('Imię i nazwisko').inputValue()).toBe('Jan Lis')
  expect(await dialog.getByLabel('Adres e-mail').inputValue()).toBe('kierowca@example.pl')
  expect(await dialog.getByLabel('Numer telefonu').inputValue()).toBe('600 100 200')
  // Nothing of it is kept on the device by merely looking at it.
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Jan Lis')
  await dialog.getByRole('button', { name: 'Anuluj' }).click()
  await page.getByRole('link', { name: /Twoja najbliższa zmiana/ }).click()
  await next(page).getByText('W01').waitFor()
  expect(problems).toEqual([])
})

test.for([
  [390, 844],
  [360, 640],
] as const)(
  'today and tomorrow stand above the fold at %i x %i, and no line ends within the office’s hours',
  async ([width, height]) => {
    await office.put(office.jan, [{ slot: MONDAY_DAY, carId: office.cars[0] ?? null }])
    const { page, problems } = await driver(office.jan)
    await page.setViewportSize({ width, height })
    for (const [at, near] of [
      ['2026-03-14T08:00:00Z', ['dziś', 'jutro']],
      ['2026-03-16T04:00:00Z', ['jutro']],
    ] as const) {
      stage.server.clock.set(at)
      await page.goto('/kalendarz-pracy')
      await next(page).getByText('W01').first().waitFor()
      const seen = await next(page)
        .locator('.near-days li')
        .evaluateAll((rows) =>
          rows.map((row) => {
            const { left, width: wide, bottom } = row.getBoundingClientRect()
            const onTop = document.elementFromPoint(left + wide / 2, bottom - 4)
            return [row.querySelector('.near-word')?.textContent, row.contains(onTop)]
          }),
        )
      expect(seen).toEqual(near.map((word) => [word, true]))
    }
    const hours = page.getByRole('link', { name: /Zadzwoń do biura/ }).locator('.home-hours span')
    const lines = await hours.evaluate((place) => {
      const text = place.firstChild as Text
      const range = document.createRange()
      range.setStart(text, text.data.indexOf('5:00'))
      range.setEnd(text, text.data.length)
      return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size
    })
    expect(lines).toBe(1)
    expect(problems).toEqual([])
  },
)

test('whose paper has run out is told at home and among the free shifts which one it is, what that costs, and whom to call', async () => {
  const as = office.admin()
  const { data: kinds } = answered(await stage.server.call(listPaperKinds, {}, { as }))
  const kindId = kinds.find(({ attributes }) => attributes.name === 'Badania lekarskie')?.id ?? ''
  const paper = { kindId, subjectId: office.jan }
  const market = { on: true, names: true, approval: 'never', reserveMinutes: 0 } as const
  answered(await stage.server.call(setMarket, market, { as }))
  answered(await stage.server.call(savePaper, { ...paper, expiresOn: '2026-03-10' }, { as }))
  const { page, problems } = await driver(office.jan)
  for (const path of ['/kalendarz-pracy', '/wolne']) {
    await page.goto(path)
    const notice = page.locator('.paper-notice')
    await notice.getByText('ważność minęła 10 marca 2026').waitFor()
    await notice.getByText(/nie dostaniesz auta na nowe zmiany/).waitFor()
    expect(await notice.getByRole('link').getAttribute('href')).toBe('tel:+48221002030')
    await expectAccessible(page)
  }
  expect(await page.getByText('Zajrzyj tu później').count()).toBe(0)

  answered(await stage.server.call(savePaper, { ...paper, expiresOn: '2026-03-20' }, { as }))
  await page.goto('/kalendarz-pracy')
  await page.locator('.paper-notice').getByText('ważność kończy się 20 marca 2026').waitFor()
  await expectAccessible(page)
  expect(problems).toEqual([])
})

test('a night that runs is no next shift on the form either: it is told until when it runs', async () => {
  await office.put(office.jan, [{ slot: MONDAY_NIGHT, carId: office.cars[0] ?? null }])
  stage.server.clock.set('2026-03-17T01:29:00Z')
  const { page, problems } = await driver(office.jan)
  await page.goto('/')
  await page.getByRole('link', { name: 'Twoja zmiana trwa do 6:00 W01' }).waitFor()
  expect(await page.getByText('najbliższa').count()).toBe(0)
  expect(problems).toEqual([])
})
