import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { showDriverPin } from '#features/drivers/session/contract-pins.ts'
import { createServer } from '#server-app/server.ts'
import { type FrontDoor, openFrontDoor } from '../http/front-door.ts'
import { type MovingOffice, openOffice } from '../schedule/moving-office.ts'
import { answered } from '../server/test-server.ts'
import { choose, typePin } from './driver-steps.ts'
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
  stage.server.clock.set(MONDAY)
  door = await openFrontDoor()
  const start = async (dist: string) => {
    const app = await createServer(stage.server.platform, { pages: { dist } })
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

const shifts = (page: Page) => page.locator('.own-shift')

test('in the underground garage the own week is there, with its age, and changing weeks wipes nothing (P4, P12)', async () => {
  const { page, context, problems } = await driversPhone()
  await page.goto(`${door.url}/kalendarz-pracy`)
  await logIn(page, '600100200', office.jan)
  await shifts(page).getByText('W01').waitFor()
  await untilKept(page)

  await context.setOffline(true)
  await page.reload()
  await shifts(page).getByText('W01').waitFor()
  await page.getByText('Tak było dziś o 8:00, przed chwilą.').waitFor()
  await shifts(page).filter({ hasText: 'W01' }).getByText('dziś').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Następny tydzień' }).click()
  await page.getByText('Tego tygodnia nie ma na tym telefonie.').waitFor()
  await page.getByRole('button', { name: 'Bieżący tydzień' }).click()
  await shifts(page).getByText('W01').waitFor()

  await context.clock.setFixedTime('2026-03-17T06:30:00Z')
  await page.reload()
  await page.getByText('Tak było wczoraj o 8:00, 23 godz. temu.').waitFor()
  expect(await shifts(page).getByText('dziś').count()).toBe(0)
  await context.clock.setFixedTime('2026-03-23T06:30:00Z')
  await page.reload()
  await page.getByText('Tydzień 13 · 23–29 marca').waitFor()
  await page.getByText('Tego tygodnia nie ma na tym telefonie.').waitFor()
  expect(await ownThings(page)).toEqual([])
  await context.clock.setFixedTime(MONDAY)

  await context.setOffline(false)
  await page.getByText('Tego tygodnia nie ma').waitFor({ state: 'detached' })
  await shifts(page).getByText('W01').waitFor()
  expect(problems).toEqual([])
})

test('two drivers on one phone: neither finds what the other was shown, nor what was typed', async () => {
  const { page, context, problems } = await driversPhone()
  await page.goto(`${door.url}/kalendarz-pracy`)
  await untilKept(page)
  await logIn(page, '600100200', office.jan)
  await shifts(page).getByText('W01').waitFor()
  await page.evaluate(() => localStorage.setItem('flotylla.typed', '{"typed":"by Jan"}'))
  await page.getByRole('button', { name: 'Wyloguj' }).click()
  await page.getByText('Podaj numer telefonu i PIN').waitFor()
  expect(await ownThings(page)).toEqual([])

  await context.setOffline(true)
  await page.reload()
  await page.getByText('Tego tygodnia nie ma na tym telefonie.').waitFor()
  expect(await shifts(page).count()).toBe(0)
  await context.setOffline(false)
  await logIn(page, '600100201', office.ewa, true)
  await page.getByRole('heading', { level: 1, name: 'Ewa Żak' }).waitFor()
  expect(await ownThings(page)).toEqual([])
  await context.setOffline(true)
  await page.reload()
  await page.getByText('Tego tygodnia nie ma na tym telefonie.').waitFor()
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
  await shifts(page).getByText('W01').waitFor()
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
  await expect.poll(kept).toEqual(['/', '/kalendarz-pracy', '/moje-rozliczenia'])
  const drawn = await page.evaluate(async () => (await caches.match('/kalendarz-pracy'))?.text())
  expect(drawn).not.toContain('Jan Lis')
})
