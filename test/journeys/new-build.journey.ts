import { appendFileSync, cpSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createServer } from '#server-app/server.ts'
import { type FrontDoor, openFrontDoor } from '../http/front-door.ts'
import { choose } from './driver-steps.ts'
import { arriveLoggedIn, makeAdministrator } from './office-steps.ts'
import { expectAccessible, openStage, type Stage } from './stage.ts'

const DIST = new URL('../../dist/', import.meta.url).pathname
// Beside the packages, which its pages load on the server.
const CACHE = join(import.meta.dirname, '../../node_modules/.cache')
mkdirSync(CACHE, { recursive: true })
const OTHER = mkdtempSync(join(CACHE, 'flotylla-build-'))

let stage: Stage
let door: FrontDoor
/** Of the former build and of the other one, on the same database. */
const apps: FastifyInstance[] = []
let former = ''
let other = ''

beforeAll(async () => {
  cpSync(DIST, OTHER, { recursive: true })
  for (const page of ['driver', 'admin'])
    appendFileSync(join(OTHER, 'web', page, 'index.html'), '<!-- another build -->')
  // A build names its files by their content, so what a former page has not fetched yet is gone with it.
  for (const file of globSync('web/assets/load-page-data-*.js', { cwd: OTHER })) rmSync(join(OTHER, file))
  stage = await openStage('2026-03-11T11:00:00Z')
  await makeAdministrator(stage)
  door = await openFrontDoor()
  const start = async (dist: string) => {
    const app = await createServer(stage.server.platform, { pages: { dist } })
    apps.push(app)
    return app.listen({ port: 0, host: '127.0.0.1' })
  }
  former = await start(DIST)
  other = await start(OTHER)
})
afterAll(async () => {
  await door?.close()
  await stage?.close()
  await Promise.all(apps.map((app) => app.close()))
  rmSync(OTHER, { recursive: true, force: true })
})

const buildOf = (page: Page) => page.locator('meta[name="build"]').getAttribute('content')

/** How often the page was loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  return () => loads
}

async function openOffice(path: string, expected: readonly RegExp[] = []) {
  const person = await stage.person('desk', expected)
  await arriveLoggedIn(person.page)
  door.leadsTo(former)
  await person.page.goto(door.url + path)
  return person
}

const notice = (page: Page) =>
  page.getByText('Jest nowsza wersja programu. Odśwież stronę, kiedy skończysz – niczego nie stracisz.')
const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu główne' }).getByRole('link', { name, exact: true })

test('the server is replaced while a form is half filled: it is said, nothing is lost, and the next screen is new', async () => {
  const { page, problems } = await openOffice('/admin/uzytkownicy', [/409 \(Conflict\)/])
  await page.getByRole('button', { name: 'Dodaj użytkownika' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nowy użytkownik' })
  await dialog.getByLabel('Imię i nazwisko').fill('Ewa Nowa')
  await dialog.getByLabel('Login').fill('ewa')
  await dialog.getByLabel('Hasło', { exact: true }).fill('kilka nowych wyrazów')
  const loads = countLoads(page)
  const first = await buildOf(page)

  door.leadsTo(other)
  await dialog.getByRole('checkbox', { name: /^Pieniądze/ }).check()
  await dialog.getByLabel('Login').fill('szefowa')
  await dialog.getByRole('button', { name: 'Dodaj', exact: true }).click()
  await dialog.getByText('Taki login już istnieje.').waitFor()
  await notice(page).waitFor()
  await expectAccessible(page)
  expect(await dialog.getByLabel('Imię i nazwisko').inputValue()).toBe('Ewa Nowa')
  await dialog.getByLabel('Login').fill('ewa')
  await dialog.getByRole('button', { name: 'Dodaj', exact: true }).click()
  await page.getByText('Dodano użytkownika Ewa Nowa.').waitFor()
  expect(loads()).toBe(0)
  await menu(page, 'Raporty').click()
  await expect.poll(loads).toBe(1)
  await page.waitForURL('**/admin/raporty')
  await page.getByRole('heading', { level: 1, name: 'Raporty' }).waitFor()
  expect(await buildOf(page)).not.toBe(first)
  expect(await notice(page).count()).toBe(0)
  await menu(page, 'Bonusy').click()
  await page.waitForURL('**/admin/bonusy')
  expect(loads()).toBe(1)
  expect(problems).toEqual([])
})

test('while both builds answer by turns it is said once, and no page is loaded again and again', async () => {
  const { page, problems } = await openOffice('/admin/raporty')
  const loads = countLoads(page)
  door.leadsTo(former, other)
  const screens = ['Bonusy', 'Flota', 'Raporty', 'Dokumenty', 'Bonusy']
  for (const name of screens) {
    await menu(page, name).click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
  }
  expect(loads()).toBe(1)
  expect(await notice(page).count()).toBe(0)
  expect(problems).toEqual([])
})

test('who leaves a screen with something typed is asked as ever, and nothing is loaded over the question', async () => {
  const { page, problems } = await openOffice('/admin/samochody')
  await page.getByRole('tab', { name: 'Nowe auto' }).click()
  await page.getByLabel('VIN').fill('JTDBR32E720')
  const loads = countLoads(page)
  door.leadsTo(other)
  await page.getByRole('tab', { name: 'Oś czasu' }).click()
  await notice(page).waitFor()
  await page.getByRole('tab', { name: 'Nowe auto' }).click()
  await page.getByRole('button', { name: 'Schowaj tę informację' }).click()
  await notice(page).waitFor({ state: 'detached' })
  await menu(page, 'Raporty').click()
  await page.getByRole('button', { name: 'Zostań' }).click()
  expect(await page.getByLabel('VIN').inputValue()).toBe('JTDBR32E720')
  expect(loads()).toBe(0)
  await page.getByLabel('VIN').fill('')
  await menu(page, 'Raporty').click()
  await expect.poll(loads).toBe(1)
  await page.waitForURL('**/admin/raporty')
  expect(problems).toEqual([])
})

test('a driver is told the same on the phone, and what was chosen is there after it', async () => {
  const { page, problems } = await stage.person('phone', [/404 \(Not Found\)/])
  door.leadsTo(former)
  await page.goto(`${door.url}/`)
  const first = await buildOf(page)
  const loads = countLoads(page)
  door.leadsTo(other)
  await page.getByRole('button', { name: 'Następny tydzień' }).click()
  await page.getByRole('button', { name: 'Zmień tydzień' }).click()
  await page.getByText('Jest nowsza wersja strony.').waitFor()
  await expectAccessible(page)
  await choose(page, 'Poniedziałek', 'Dzień')
  expect(loads()).toBe(0)
  await page.getByRole('link', { name: 'Mój kalendarz' }).click()
  await page.waitForURL('**/kalendarz-pracy')
  await expect.poll(loads).toBe(1)
  expect(await buildOf(page)).not.toBe(first)
  await page.goto(`${door.url}/`)
  await page.getByRole('button', { name: /^Poniedziałek ?, 16 marca: Dzień/ }).waitFor()
  expect(problems).toEqual([])
})
