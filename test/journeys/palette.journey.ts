import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { generateWeek } from '#features/schedule/contract.ts'
import { addCars, submit } from '../schedule/small-fleet.ts'
import { answered, type TestCaller } from '../server/test-server.ts'
import { expectAccessible, openStage, type Person, type Stage } from './stage.ts'

const WEEK = { year: 2026, week: 11 }
const EWA = 'Ewa Łuczak'

let stage: Stage
let admin: TestCaller
let ewa: string
let cars: string[]
beforeAll(async () => {
  stage = await openStage('2026-03-04T11:00:00Z')
})
afterAll(() => stage?.close())
/** In the week that runs next Ewa drives W01; a week later the clock is in it. */
beforeEach(async () => {
  const { server } = stage
  await server.reset()
  server.clock.set('2026-03-04T11:00:00Z')
  admin = await server.asUser({ admin: true })
  cars = await addCars(server.database.queries, 2)
  await submit(server, WEEK, 'Jan Kowalski', '600100201', { 0: 'day' })
  ewa = await submit(server, WEEK, EWA, '600100202', { 5: 'day', 6: 'day' })
  const places = [10, 12].map((slot) => ({ driverId: ewa, slot, carId: cars[0] ?? null }))
  answered(await server.call(generateWeek, { ...WEEK, places }, { as: admin }))
  server.clock.set('2026-03-11T11:00:00Z')
  admin = await server.asUser({ admin: true })
})

async function arrive(device: 'phone' | 'desk', at: string): Promise<Person> {
  const person = await stage.person(device)
  const [name = '', value = ''] = admin.cookie.split('=')
  await person.context.addCookies([{ name, value, url: await stage.server.url() }])
  await person.page.goto(at)
  await person.page.getByRole('button', { name: 'Szukaj osoby, auta, tygodnia, ekranu' }).waitFor()
  return person
}

test('by keys alone: Ctrl+K, a name without diacritics, Enter, the card; Back leads back', async () => {
  const { page, problems } = await arrive('desk', '/admin/bonusy')
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Szukaj i przejdź' })
  await field.waitFor()
  await expectAccessible(page)
  await page.keyboard.type('lucz')
  const option = page.getByRole('option', { name: /Ewa Łuczak/ })
  await option.waitFor()
  expect(await option.getAttribute('aria-selected')).toBe('true')
  expect(await field.getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'))
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  const card = page.getByRole('dialog', { name: 'Karta kierowcy' })
  await card.getByRole('heading', { name: EWA }).waitFor()
  await field.waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/admin/bonusy')
  await page.keyboard.press('Control+k')
  await field.waitFor()
  await page.keyboard.press('Escape')
  await field.waitFor({ state: 'detached' })
  await card.getByRole('heading', { name: EWA }).waitFor()
  await page.goBack()
  await card.waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/admin/bonusy')
  expect(problems).toEqual([])
})

test('arrows choose, a screen opens, Escape gives the keys back, and what fits nothing says so', async () => {
  const { page, problems } = await arrive('desk', '/admin/pracownicy/lista-pracownikow')
  const search = page.getByRole('textbox', { name: 'Szukaj kierowcy' })
  await search.focus()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Szukaj i przejdź' })
  await field.fill('xyz')
  await page.getByText('Nic nie pasuje do „xyz”.').waitFor()
  await page.keyboard.press('Escape')
  await field.waitFor({ state: 'detached' })
  await expect.poll(() => search.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Control+k')
  await field.fill('wiadomosci')
  await page.getByRole('option', { name: 'Wiadomości', exact: false }).first().waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/admin/wiadomosci')
  await page.keyboard.press('Control+k')
  await field.fill('tydzień 11')
  const options = page.getByRole('option')
  await expect.poll(() => options.count()).toBe(3)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/admin/podglad-grafiku?rok=2026&tydzien=11')
  expect(problems).toEqual([])
})

test('what has happened is said in words, and the flow opens with it', async () => {
  const { page, problems } = await arrive('desk', '/admin/serwisy')
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Szukaj i przejdź' })
  await field.fill('chora łuczak')
  await page.getByRole('option', { name: /Chory: Ewa Łuczak/ }).waitFor()
  await page.keyboard.press('Enter')
  const flow = page.getByRole('dialog', { name: `Coś się stało: ${EWA}` })
  await flow.waitFor()
  expect(await flow.getByRole('button', { name: 'Kierowca chory' }).getAttribute('aria-pressed')).toBe('true')
  await page.keyboard.press('Escape')
  await flow.waitFor({ state: 'detached' })
  await page.keyboard.press('Control+k')
  await field.fill('zepsuty w 01')
  await page.getByRole('option', { name: /Auto zepsute: W01/ }).click()
  await page.getByRole('dialog', { name: 'Coś się stało: W01' }).waitFor()
  expect(problems).toEqual([])
})

test('on a phone it opens by its button, and finds by the digits of a number', async () => {
  const { page, problems } = await arrive('phone', '/admin')
  await page.getByRole('button', { name: 'Szukaj osoby, auta, tygodnia, ekranu' }).tap()
  await page.getByRole('combobox', { name: 'Szukaj i przejdź' }).fill('100 202')
  await page.getByRole('option', { name: /Ewa Łuczak/ }).waitFor()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.getByRole('option', { name: /Ewa Łuczak/ }).tap()
  await page.getByRole('dialog', { name: 'Karta kierowcy' }).getByRole('heading', { name: EWA }).waitFor()
  expect(problems).toEqual([])
})
