import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getCalendarSessions } from '#features/drivers/session/contract.ts'
import { renewDriverPin, showDriverPin } from '#features/drivers/session/contract-pins.ts'
import { editVehicle } from '#features/fleet/vehicles/contract.ts'
import { setOffice } from '#features/settings/contract.ts'
import { createServer as createApp } from '#server-app/server.ts'
import { type FrontDoor, openFrontDoor } from '../http/front-door.ts'
import { type MovingOffice, openOffice } from '../schedule/moving-office.ts'
import { answered } from '../server/test-server.ts'
import { choose, openSubmit, typePin } from './driver-steps.ts'
import { expectAccessible, openStage, type Person, type Stage } from './stage.ts'

const MONDAY = '2026-03-16T07:00:00Z'
const DIST = new URL('../../dist/', import.meta.url).pathname
// Beside the packages, which its pages load on the server.
const CACHE = join(import.meta.dirname, '../../node_modules/.cache')
mkdirSync(CACHE, { recursive: true })
const OTHER = mkdtempSync(join(CACHE, 'flotylla-build-'))
const NO_NET = [/ERR_INTERNET_DISCONNECTED/, /40[14] \(/]

let stage: Stage
let office: MovingOffice
let door: FrontDoor
const apps: FastifyInstance[] = []
let former = ''
let other = ''

beforeAll(async () => {
  makeOtherBuild()
  stage = await openStage('2026-03-11T11:00:00Z')
  office = await openOffice(stage.server)
  const as = office.admin()
  const [first = ''] = office.cars
  answered(await stage.server.call(editVehicle, { id: first, parking: 'Garaż Wilanowska, −1' }, { as }))
  answered(
    await stage.server.call(setOffice, { officePhone: '22 100 20 30', officeHours: '5:00–23:00' }, { as }),
  )
  stage.server.clock.set(MONDAY)
  door = await openFrontDoor()
  const start = async (dist: string) => {
    const app = await createApp(stage.server.platform, { pages: { dist } })
    apps.push(app)
    return app.listen({ port: 0, host: '127.0.0.1' })
  }
  former = await start(DIST)
  other = await start(OTHER)
  door.leadsTo(former)
})
afterAll(async () => {
  await door?.close()
  await stage?.close()
  await Promise.all(apps.map((app) => app.close()))
  rmSync(OTHER, { recursive: true, force: true })
})

/** The same pages of files that have other names: none of the former ones is there any more. */
function makeOtherBuild(): void {
  cpSync(DIST, OTHER, { recursive: true })
  const web = join(OTHER, 'web')
  const listed = JSON.parse(/FILES=(\[[^\]]*\])/.exec(readFileSync(join(web, 'sw.js'), 'utf8'))?.[1] ?? '[]')
  const names = (listed as string[]).map((file) => /[^/]+-[\w-]{8}\.(?:js|css)$/.exec(file)?.[0] ?? '')
  const renamed = new Map(names.filter(Boolean).map((name) => [name, name.replace(/(.)(\.\w+)$/, swapped)]))
  for (const file of globSync('**/*.{js,html}', { cwd: web })) {
    const path = join(web, file)
    let text = readFileSync(path, 'utf8')
    for (const [from, to] of renamed) text = text.replaceAll(from, to)
    const own = file.split('/').at(-1) ?? ''
    rmSync(path)
    const target = renamed.has(own) ? join(web, 'assets', renamed.get(own) ?? '') : path
    writeFileSync(
      target,
      file === 'sw.js' ? text.replace(/GENERATION="[^"]*"/, 'GENERATION="another"') : text,
    )
  }
  for (const [from, to] of renamed)
    if (from.endsWith('.css')) cpSync(join(web, 'assets', from), join(web, 'assets', to))
}

function swapped(_whole: string, last: string, ending: string): string {
  return (last === 'x' ? 'y' : 'x') + ending
}

async function driversPhone(): Promise<Person> {
  const person = await stage.person('phone', NO_NET, { keepsPages: true })
  await person.context.clock.setFixedTime(MONDAY)
  return person
}

async function pinOf(driverId: string): Promise<string> {
  return answered(
    await stage.server.call(
      showDriverPin,
      { id: driverId },
      { as: await stage.server.asUser({ admin: true }) },
    ),
  ).pin
}

async function logIn(page: Page, phone: string, driverId: string, foreign = false): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Twój kalendarz pracy' })
  await dialog.getByLabel('Numer telefonu').fill(phone)
  await typePin(page, await pinOf(driverId))
  if (foreign) await dialog.getByLabel('To nie mój telefon').check()
  await dialog.getByRole('button', { name: 'Dalej' }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** The worker has kept what it keeps. */
async function untilKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready)
}

const next = (page: Page) => page.getByRole('region', { name: 'Twoja najbliższa zmiana' })
const age = (page: Page) => page.locator('.kept-notice')
const NOT_YET = /^Niestety, nie ma jeszcze wygenerowanego kalendarza/
const NOT_KEPT = 'Twoich zmian nie ma na tym telefonie. Wczytają się, kiedy wróci internet.'

/** Jan's own page on a phone of his own. */
async function homeOfJan(): Promise<Person> {
  const person = await driversPhone()
  await person.page.goto(`${door.url}/kalendarz-pracy`)
  await logIn(person.page, '600100200', office.jan)
  await next(person.page).getByText('W01').waitFor()
  await untilKept(person.page)
  return person
}

test('in the underground garage the own page is there in its order, with its age (P4, P12)', async () => {
  const { page, context, problems } = await homeOfJan()
  await context.setOffline(true)
  await page.reload()
  await age(page).getByText('Bez sieci.').waitFor()
  await age(page).getByText('Tak było dziś o 8:00, przed chwilą.').waitFor()
  expect(await page.locator('.offline').isVisible()).toBe(false)
  await next(page).getByText('Dziś, poniedziałek 16 marca').waitFor()
  await next(page).getByText('Garaż Wilanowska, −1').waitFor()
  const shown = ['.kept-notice', '.next', '.home-week', '.home-bar'].map((part) => page.locator(part))
  const tops = await Promise.all(shown.map(async (part) => (await part.boundingBox())?.y ?? 0))
  expect(tops).toEqual([...tops].sort((a, b) => a - b))
  const call = page.getByRole('link', { name: /Zadzwoń do biura/ })
  expect(await call.getAttribute('class')).toContain('button-primary')
  await expectAccessible(page)
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Następny tydzień' }).click()
  await page.getByText(NOT_KEPT).waitFor()
  await page.getByRole('button', { name: 'Bieżący tydzień' }).click()
  await page.locator('.own-shift').getByText('W01').waitFor()

  await context.setOffline(false)
  await age(page).waitFor({ state: 'detached' })
  await next(page).getByText('W01').waitFor()
  expect(problems).toEqual([])
})

test('opened anew from the home screen it says what is true of it then, and is gone at the week’s end', async () => {
  const { page, context, problems } = await homeOfJan()
  await page.close()
  await context.setOffline(true)
  const again = await context.newPage()
  const openAt = async (instant: string) => {
    await context.clock.setFixedTime(instant)
    await again.goto(`${door.url}/kalendarz-pracy`)
  }
  await openAt('2026-03-17T06:30:00Z')
  await age(again).getByText('Tak było wczoraj o 8:00, 23 godz. temu.').waitFor()
  await again.getByText('nie masz kolejnej zmiany z autem').waitFor()
  expect(await next(again).count()).toBe(0)
  // A clock that is wrong tells of nothing, and costs nothing.
  await openAt('2026-03-15T06:30:00Z')
  await again.getByText(NOT_KEPT).waitFor()
  await openAt(MONDAY)
  await next(again).getByText('W01').waitFor()
  await openAt('2026-03-23T06:30:00Z')
  await again.getByText(NOT_KEPT).waitFor()
  expect(await ownThings(again)).toEqual([])
  expect(problems).toEqual([])
})

test('where the net is there by half, what was kept is shown after three seconds', async () => {
  const { page, problems } = await homeOfJan()
  const silent = createServer(() => undefined)
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done))
  const { port } = silent.address() as AddressInfo
  door.leadsTo(`http://127.0.0.1:${port}`)
  const begun = performance.now()
  await page.goto(`${door.url}/kalendarz-pracy`)
  await age(page)
    .getByText(/^Tak było dziś o 8:00/)
    .waitFor()
  expect(performance.now() - begun).toBeLessThan(12_000)
  expect(await age(page).getByText('Bez sieci.').count()).toBe(0)
  door.leadsTo(former)
  silent.closeAllConnections()
  silent.close()
  await page.reload()
  await next(page).getByText('W01').waitFor()
  await age(page).waitFor({ state: 'detached' })
  expect(problems.filter((problem) => !/50[24]|ERR_/.test(problem))).toEqual([])
})

test('a full phone keeps nothing and loses nothing: the page works as without', async () => {
  const { page, problems } = await homeOfJan()
  await page.evaluate(() => {
    for (const size of [1_000_000, 1000, 1])
      for (let index = 0; ; index += 1)
        try {
          localStorage.setItem(`full.${size}.${index}`, 'x'.repeat(size))
        } catch {
          break
        }
  })
  await page.reload()
  await next(page).getByText('W01').waitFor()
  await page.getByRole('button', { name: 'Następny tydzień' }).click()
  await page.getByText(NOT_YET).waitFor()
  expect(problems).toEqual([])
})

test('in the language that the driver chose it is kept too', async () => {
  const { page, context, problems } = await homeOfJan()
  await page.getByRole('button', { name: 'Українська' }).click()
  await page.locator('html[lang=uk]').waitFor()
  await next(page)
    .or(page.getByRole('heading', { level: 1 }))
    .first()
    .waitFor()
  const worker = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.scriptURL)
  await expect.poll(worker, { timeout: 15_000 }).toMatch(/sw\.js\?uk$/)
  await context.setOffline(true)
  await page.reload()
  await page.locator('html[lang=uk]').waitFor()
  await age(page).getByText('Немає мережі.').waitFor()
  await page.getByText('W01').first().waitFor()
  await page.goto(`${door.url}/`)
  await page.getByRole('heading', { name: 'Ваша доступність' }).waitFor()
  expect(problems).toEqual([])
})

test('two drivers on one phone: neither finds what the other was shown, nor what was typed', async () => {
  const { page, context, problems } = await homeOfJan()
  await page.evaluate(() => localStorage.setItem('flotylla.typed', '{"typed":"by Jan"}'))
  await page.getByRole('button', { name: 'Wyloguj' }).click()
  await page.getByRole('button', { name: 'Podaj PIN' }).waitFor()
  expect(await ownThings(page)).toEqual([])

  await context.setOffline(true)
  await page.reload()
  await page.getByText(NOT_KEPT).waitFor()
  expect(await page.content()).not.toMatch(/Jan Lis|W01/)
  await context.setOffline(false)
  await logIn(page, '600100201', office.ewa, true)
  await page.getByRole('heading', { level: 1, name: 'Ewa Żak' }).waitFor()
  // 'To nie mój telefon'.
  expect(await ownThings(page)).toEqual([])
  await context.setOffline(true)
  await page.reload()
  await page.getByText(NOT_KEPT).waitFor()
  expect(await page.content()).not.toMatch(/Ewa Żak/)
  expect(problems).toEqual([])
})

test('who logs out without network is out for good, and the server hears of it once it can', async () => {
  const { page, context, problems } = await homeOfJan()
  const [session] = (await context.cookies()).filter(({ name }) => name.endsWith('flotylla_driver'))
  const as = { id: '', token: '', cookie: `flotylla_driver=${session?.value}` }
  const isOpen = async () => answered(await stage.server.call(getCalendarSessions, {}, { as })).own
  expect(await isOpen()).toBe(true)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Wyloguj' }).click()
  await page.getByText('Wylogowano na tym telefonie').waitFor()
  await page.getByRole('button', { name: 'Podaj PIN' }).waitFor()
  await page.reload()
  await page.getByRole('dialog', { name: 'Twój kalendarz pracy' }).waitFor()
  expect(await isOpen()).toBe(true)

  await context.setOffline(false)
  await page.reload()
  await page.getByRole('dialog', { name: 'Twój kalendarz pracy' }).waitFor()
  expect(await page.content()).not.toMatch(/Jan Lis/)
  await expect.poll(isOpen).toBe(false)
  expect(problems).toEqual([])
})

test('a session that the office has ended leaves nothing on the phone', async () => {
  const { page, context, problems } = await homeOfJan()
  const as = await stage.server.asUser({ admin: true })
  answered(await stage.server.call(renewDriverPin, { id: office.jan }, { as }))
  await page.reload()
  await page.getByRole('dialog', { name: 'Twój kalendarz pracy' }).waitFor()
  expect(await ownThings(page)).toEqual([])
  await context.setOffline(true)
  await page.reload()
  await page.getByText(NOT_KEPT).waitFor()
  expect(problems).toEqual([])
})

test('a form that is filled in without network is sent once there is one, and once', async () => {
  const { page, context, problems } = await driversPhone()
  await page.goto(`${door.url}/`)
  await untilKept(page)
  await page.reload()
  await context.setOffline(true)
  await page.reload()
  await choose(page, 'Środa', 'Dzień')
  await openSubmit(page, { fullName: 'Adam Bąk', email: 'adam@example.pl', phone: '600100299' })
  const dialog = page.getByRole('dialog', { name: 'Prześlij grafik' })
  await dialog.getByRole('button', { name: /^Wyślij/ }).click()
  await page
    .getByText(/internet/)
    .first()
    .waitFor()
  await context.setOffline(false)
  await page.getByText(/^Formularz został przesłany pomyślnie/).waitFor({ timeout: 30_000 })
  expect(problems).toEqual([])
})

/** What this device holds of a driver. */
function ownThings(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => /own-week|draft|typed|pick/.test(key)))
}

test('two builds after one another: an open page has its files, and no kept page is without them', async () => {
  const { page, context, problems } = await driversPhone()
  door.leadsTo(former)
  await page.goto(`${door.url}/`)
  await untilKept(page)
  await page.reload()
  await choose(page, 'Środa', 'Dzień')
  door.leadsTo(other)
  // Its file went with the former build.
  await page.getByRole('button', { name: 'Dalej' }).click()
  const sheet = page.getByRole('dialog', { name: 'Prześlij grafik' })
  await sheet.getByLabel('Imię i nazwisko').fill('Jan Kowalski')
  await context.setOffline(true)
  await page.goto(`${door.url}/kalendarz-pracy`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await context.setOffline(false)
  await page.goto(`${door.url}/`)
  await page.getByRole('button', { name: /^Środa.*Dzień$/ }).waitFor()
  await expect
    .poll(() => page.evaluate(() => caches.keys()), { timeout: 15_000 })
    .toContain('flotylla-another')
  expect((await page.evaluate(() => caches.keys())).length).toBe(2)
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: /^Środa.*Dzień$/ }).waitFor()
  expect(await page.evaluate(() => document.documentElement.dataset.kept)).toBeDefined()
  expect(problems).toEqual([])
})

test('nothing of a call, and no page of the office, is ever kept', async () => {
  const { page } = await driversPhone()
  door.leadsTo(former)
  await page.goto(`${door.url}/kalendarz-pracy`)
  await logIn(page, '600100200', office.jan)
  await next(page).getByText('W01').waitFor()
  await untilKept(page)
  await page.goto(`${door.url}/login`)
  await page.goto(`${door.url}/moje-rozliczenia`)
  const kept = () =>
    page.evaluate(async () => {
      const all = await Promise.all(
        (await caches.keys()).map(async (name) =>
          (await (await caches.open(name)).keys()).map(({ url }) => url),
        ),
      )
      const paths = all.flat().map((url) => new URL(url).pathname)
      return paths.filter((path) => !path.startsWith('/assets/')).sort()
    })
  await expect.poll(kept).toEqual(['/', '/kalendarz-pracy', '/moje-rozliczenia', '/odbior-auta'])
  const drawn = await page.evaluate(async () => (await caches.match('/kalendarz-pracy'))?.text())
  expect(drawn).not.toContain('Jan Lis')
})
