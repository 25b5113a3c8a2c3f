import { afterAll, beforeAll, expect, test } from 'vitest'
import { scheduleEditors } from '#features/presence/server/tables.ts'
import { generateWeek } from '#features/schedule/contract.ts'
import { addCars, submit } from '../schedule/small-fleet.ts'
import { answered, type TestCaller } from '../server/test-server.ts'
import { boardCell, moveToOtherCar } from './office-steps.ts'
import { expectAccessible, openStage, type Person, type Stage } from './stage.ts'

const WEEK = { year: 2026, week: 12 }
const BOARD = '/admin/edycja-grafiku?rok=2026&tydzien=12'
const MONDAY = 0
const KOWALSKI = 'Jan Kowalski'
/** More than are drawn at once, so that paper has to show what the screen does not. */
const CARS = 60

let stage: Stage
let desk: Person
let phone: Person

beforeAll(async () => {
  stage = await openStage('2026-03-11T11:00:00Z')
  const { server } = stage
  await addCars(server.database.queries, CARS)
  await submit(server, WEEK, KOWALSKI, '600100201', { 0: 'day' })
  const chief = await server.asUser({ admin: true })
  answered(await server.call(generateWeek, WEEK, { as: chief }))
  desk = await stage.person('desk')
  phone = await stage.person('phone')
  await enter(chief)
})
afterAll(() => stage?.close())

/** As the cookie that a login leaves. */
async function enter(user: TestCaller): Promise<void> {
  const [name = '', value = ''] = user.cookie.split('=')
  for (const { context } of [desk, phone])
    await context.addCookies([{ name, value, url: await stage.server.url() }])
}

const chip = ({ page }: Person, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name} \\d`) })
const rowsOf = ({ page }: Person) =>
  page
    .locator('[data-area="cars"]')
    .evaluateAll((cells) => new Set(cells.map((cell) => cell.getAttribute('data-car'))).size)

test('only changed cars are shown when asked, by the address too; one that was shown stays while it is worked on', async () => {
  const { page } = desk
  await page.goto(BOARD)
  await boardCell(page, MONDAY, KOWALSKI).waitFor()
  await moveToOtherCar(page, MONDAY, KOWALSKI)
  await expect.poll(() => chip(desk, 'Zmienione').textContent()).toBe('Zmienione 2')
  await chip(desk, 'Zmienione').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => rowsOf(desk)).toBe(2)
  expect(page.url()).toContain('pokaz=zmienione')
  await expectAccessible(page)
  await page.keyboard.press('Control+z')
  await expect.poll(() => chip(desk, 'Zmienione').textContent()).toBe('Zmienione 0')
  expect(await rowsOf(desk)).toBe(2)
  await page.reload()
  await page.getByText('Żadne auto nie pasuje: zmienione.').waitFor()
  await page.getByRole('button', { name: 'Pokaż wszystkie auta' }).click()
  await expect.poll(() => rowsOf(desk)).toBeGreaterThan(2)
  expect(page.url()).not.toContain('pokaz')
})

test('how close the rows stand is remembered on the device', async () => {
  const { page } = desk
  const height = () =>
    page
      .locator('[data-plate]')
      .first()
      .evaluate((plate) => plate.parentElement?.offsetHeight)
  await boardCell(page, MONDAY, KOWALSKI).waitFor()
  expect(await height()).toBe(31)
  await page.getByRole('button', { name: 'Więcej', exact: true }).click()
  await page.getByText('Zwarta').click()
  await expect.poll(height).toBe(28)
  await page.reload()
  await boardCell(page, MONDAY, KOWALSKI).waitFor()
  expect(await height()).toBe(28)
})

test('all cars are on paper, day and night, with version and time; afterwards nothing of it is left', async () => {
  const { page } = desk
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  const paper = page.locator('[data-printed-board]')
  expect(await paper.locator('table').count()).toBe(2)
  expect(await paper.locator('table').first().locator('tbody').first().locator('tr').count()).toBe(CARS)
  const head = (await paper.locator('thead').first().textContent()) ?? ''
  expect(head).toContain('Dzień · Tydzień 12 · 16–22 marca 2026')
  expect(head).toMatch(/wersja 1, zapisana .*: .* · wydruk \d/)
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await paper.waitFor({ state: 'detached' })
})

test('on a phone the filters count what is shown, and follow the day', async () => {
  const { page } = phone
  await page.goto(BOARD)
  await boardCell(page, MONDAY, KOWALSKI).waitFor()
  await page.getByRole('button', { name: 'Szukaj i filtruj' }).click()
  await expect.poll(() => chip(phone, 'Wolne auta').textContent()).toBe(`Wolne auta ${CARS - 1}`)
  await page.getByTitle('Wtorek', { exact: false }).first().click()
  await expect.poll(() => chip(phone, 'Wolne auta').textContent()).toBe(`Wolne auta ${CARS}`)
  await chip(phone, 'Problemy').click()
  await page.getByText('Żadne auto nie pasuje: problemy.').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Pokaż wszystkie auta' }).click()
  await expect.poll(() => rowsOf(phone)).toBeGreaterThan(5)
  expect([...desk.problems, ...phone.problems]).toEqual([])
})

test('the address names a shift: the desk goes to it, a phone shows it; without one a phone shows the shift of now', async () => {
  await desk.page.goto(`${BOARD}&miejsce=5`)
  const focused = () =>
    desk.page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.slot ?? '')
  await desk.page.getByRole('gridcell').first().waitFor()
  await expect.poll(focused).toBe('5')
  const pressed = phone.page
    .getByRole('button', { pressed: true })
    .filter({ hasText: /^(Pn|Śr|dziś|Noc|Dzień)/ })
  const shown = async () => (await pressed.allTextContents()).map((text) => text.slice(0, 2))
  await phone.page.goto(`${BOARD}&miejsce=5`)
  await phone.page.getByRole('gridcell').first().waitFor()
  await expect.poll(shown).toEqual(['Śr', 'No'])
  expect([...desk.problems, ...phone.problems]).toEqual([])
  // Sessions end on the way there: nobody is to ask with the old ones.
  await desk.page.goto('about:blank')
  await phone.page.goto('about:blank')
  // The boards say that they are left: an answer to that which comes after the session has ended would take
  // the next one's cookie along.
  await expect.poll(() => stage.server.database.queries.$count(scheduleEditors)).toBe(0)
  stage.server.clock.set('2026-03-19T20:00:00Z')
  await enter(await stage.server.asUser({ admin: true }))
  await phone.page.goto(BOARD)
  await phone.page.getByRole('gridcell').first().waitFor()
  await expect.poll(shown).toEqual(['dz', 'No'])
  expect([...desk.problems, ...phone.problems]).toEqual([])
})
