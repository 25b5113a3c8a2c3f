import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateWeek, getGeneratedWeek } from '#features/schedule/contract.ts'
import { readableSlot } from '../schedule/readable-week.ts'
import { addCars, submit } from '../schedule/small-fleet.ts'
import { answered } from '../server/test-server.ts'
import { boardCell } from './office-steps.ts'
import { expectAccessible, openStage, type Person, type Stage } from './stage.ts'

const WEEK = { year: 2026, week: 12 }
const BOARD = '/admin/edycja-grafiku?rok=2026&tydzien=12'
/** Monday's day and night (D2). */
const [MONDAY, MONDAY_NIGHT] = [0, 1]
const [JAN, EWA, OLA] = ['Jan Kowalski', 'Ewa Lis', 'Ola Mak']

let stage: Stage
let office: Person

beforeAll(async () => {
  stage = await openStage('2026-03-11T11:00:00Z')
  const { server } = stage
  await addCars(server.database.queries, 3)
  await submit(server, WEEK, JAN, '600100201', { 0: 'day', 2: 'night' })
  await submit(server, WEEK, EWA, '600100202', { 0: 'night' })
  await submit(server, WEEK, OLA, '600100203', { 0: 'on-call' })
  const chief = await server.asUser({ admin: true })
  answered(await server.call(generateWeek, WEEK, { as: chief }))
  office = await stage.person('desk')
  const [name = '', value = ''] = chief.cookie.split('=')
  await office.context.addCookies([{ name, value, url: await server.url() }])
  await office.page.goto(BOARD)
  await boardCell(office.page, MONDAY, JAN).waitFor()
})
afterAll(() => stage?.close())

const rows = (page: Page) => page.getByRole('grid', { name: 'Auta w wierszach' })
const panel = (page: Page) => page.getByRole('complementary', { name: /^(Rezerwa dnia|Wybrane miejsce)$/ })
const seats = (page: Page, slot: number) => page.locator(`[data-area="cars"][data-slot="${slot}"]`)
const free = (page: Page, slot: number) => seats(page, slot).and(page.locator('[data-kind="free"]'))
const waits = (page: Page, slot: number, name: string) =>
  boardCell(page, slot, name).and(page.locator('[data-area="reserve"]'))

/** Holds a driver and takes it there; the hand stays closed. */
async function carry(page: Page, from: Locator, to: Locator): Promise<void> {
  const start = await from.boundingBox()
  if (!start) throw new Error('Nothing to carry.')
  await page.mouse.move(start.x + 30, start.y + start.height / 2)
  await page.mouse.down()
  await page.locator('[data-dragging]').waitFor()
  // Some places open only for who is carried.
  const end = await to.boundingBox()
  if (!end) throw new Error('Nowhere to carry to.')
  await page.mouse.move(end.x + 30, end.y + end.height / 2, { steps: 6 })
}

test('a car’s day stands over its night in one row, and the choice is kept', async () => {
  const { page } = office
  await page.getByRole('button', { name: 'Auta w wierszach' }).click()
  await rows(page).waitFor()
  const row = rows(page).getByRole('row').nth(1)
  expect(await row.getByRole('gridcell').count()).toBe(14)
  const [day, night] = [seats(page, MONDAY).first(), seats(page, MONDAY_NIGHT).first()]
  const [above, below] = [await day.boundingBox(), await night.boundingBox()]
  expect(above && below && [below.x - above.x, Math.round(below.y - above.y)]).toEqual([0, 18])
  await expectAccessible(page)
})

test('a seat that is clicked is ranked in the panel, with the reason, and filled from it', async () => {
  const { page } = office
  await free(page, MONDAY).first().click()
  const best = panel(page).getByRole('button', { name: `Obsadź: ${OLA}` })
  await best.waitFor()
  expect(await best.textContent()).toContain('Do dyspozycji')
  await expectAccessible(page)
  await best.click()
  await boardCell(page, MONDAY, OLA).and(page.locator('[data-area="cars"]')).waitFor()
  await page.keyboard.press('Control+z')
  await expect
    .poll(() => boardCell(page, MONDAY, OLA).and(page.locator('[data-area="cars"]')).count())
    .toBe(0)
})

test('what may not be is refused while it is dragged, with the reason, and changes nothing', async () => {
  const { page } = office
  // On Tuesday night Jan drives: his Monday can't go there.
  const taken = boardCell(page, 5, JAN)
    .or(boardCell(page, 3, JAN))
    .first()
  const slot = Number(await taken.getAttribute('data-slot'))
  await carry(page, boardCell(page, MONDAY, JAN).first(), free(page, slot).first())
  const refused = free(page, slot).and(page.locator('[data-over="no"]'))
  await refused.first().waitFor()
  const reason = page.getByText('Kierowca ma już miejsce na tej zmianie', { exact: false })
  await reason.first().waitFor()
  await page.mouse.up()
  await page
    .getByRole('status')
    .filter({ hasText: `${JAN}: Kierowca ma już miejsce` })
    .waitFor({ state: 'attached' })
  await boardCell(page, MONDAY, JAN).and(page.locator('[data-area="cars"]')).waitFor()
  expect(await page.locator('[data-change]').count()).toBe(0)
})

test('a driver is dragged to another seat and to the reserve of the panel; each step is undone', async () => {
  const { page } = office
  const jan = boardCell(page, MONDAY, JAN).and(page.locator('[data-area="cars"]'))
  await carry(page, jan, free(page, MONDAY).last())
  await page.mouse.up()
  await jan.and(page.locator('[data-change]')).waitFor()
  await carry(page, jan, page.locator('[data-drop-zone][data-area="reserve"]'))
  await page.mouse.up()
  await waits(page, MONDAY, JAN).waitFor()
  await page.keyboard.press('Control+z')
  await jan.and(page.locator('[data-change]')).waitFor()
  await page.keyboard.press('Control+z')
  await expect.poll(() => page.locator('[data-change]').count()).toBe(0)
})

test('what is dragged from the panel’s reserve is saved; the next visit shows the same view', async () => {
  const { page, problems } = office
  const jan = boardCell(page, MONDAY, JAN)
  await carry(
    page,
    jan.and(page.locator('[data-area="cars"]')),
    page.locator('[data-drop-zone][data-area="reserve"]'),
  )
  await page.mouse.up()
  await waits(page, MONDAY, JAN).waitFor()
  const ola = boardCell(page, MONDAY, OLA).and(page.locator('[data-area="on-call"]'))
  await carry(page, ola, free(page, MONDAY).first())
  await page.mouse.up()
  await boardCell(page, MONDAY, OLA).and(page.locator('[data-area="cars"]')).waitFor()
  await page.getByRole('button', { name: 'Aktualizuj grafik' }).click()
  await page.getByText('Grafik został zaktualizowany pomyślnie').waitFor()
  const week = answered(await stage.server.call(getGeneratedWeek, WEEK, { as: await stage.server.asUser() }))
  expect(week && readableSlot(week, MONDAY).join()).toContain(OLA)
  await page.reload()
  await rows(page).waitFor()
  await boardCell(page, MONDAY, OLA).and(page.locator('[data-area="cars"]')).waitFor()
  await page.getByRole('button', { name: 'Dwa panele' }).click()
  await page.getByRole('grid', { name: 'Dzień', exact: true }).waitFor()
  expect(problems).toEqual([])
})

test('on a phone a car’s day and night stand side by side, the first within the upper quarter of the screen', async () => {
  const phone = await stage.person('phone')
  const chief = await stage.server.asUser({ admin: true })
  const [name = '', value = ''] = chief.cookie.split('=')
  await phone.context.addCookies([{ name, value, url: await stage.server.url() }])
  const { page, problems } = phone
  await page.goto(BOARD)
  await page.getByRole('gridcell').first().waitFor()
  const first = () => page.locator('[data-plate]').first().boundingBox()
  expect((await first())?.y).toBeLessThan(844 / 3)
  await page.getByRole('button', { name: 'Więcej', exact: true }).tap()
  await page.getByText('Auta w wierszach').tap()
  await page.keyboard.press('Escape')
  await seats(page, MONDAY_NIGHT).first().waitFor()
  const [day, night] = [
    await seats(page, MONDAY).first().boundingBox(),
    await seats(page, MONDAY_NIGHT).first().boundingBox(),
  ]
  expect(day && night && [night.y - day.y, night.x > day.x]).toEqual([0, true])
  expect((await first())?.y).toBeLessThan(200)
  await expectAccessible(page)
  expect(problems).toEqual([])
})
