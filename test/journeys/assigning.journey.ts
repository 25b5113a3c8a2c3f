import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateWeek } from '#features/schedule/contract.ts'
import { addCars, submit } from '../schedule/small-fleet.ts'
import { answered } from '../server/test-server.ts'
import { arriveLoggedIn, boardCell, makeAdministrator, pressMore } from './office-steps.ts'
import { expectAccessible, openStage, type Person, type Stage } from './stage.ts'

const WEEK = { year: 2026, week: 12 }
const BOARD = '/admin/edycja-grafiku?rok=2026&tydzien=12'
/** Monday by day, Tuesday by day (D2). */
const [MONDAY, TUESDAY] = [0, 2]
const JAN = 'Jan Kowalski'
const EWA = 'Ewa Łuczak'
const ADAM = 'Adam Późny'

let stage: Stage
let office: Person

beforeAll(async () => {
  stage = await openStage('2026-03-11T11:00:00Z')
  const { server } = stage
  await makeAdministrator(stage)
  await addCars(server.database.queries, 3)
  await submit(server, WEEK, JAN, '600100201', { 0: 'day', 1: 'day' })
  await submit(server, WEEK, EWA, '600100202', { 0: 'day' })
  answered(await server.call(generateWeek, WEEK, { as: await server.asUser({ admin: true }) }))
  // Who would be moved is asked first, and that answer is a 409.
  office = await stage.person('desk', [/409.*add-grounded/])
  await arriveLoggedIn(office.page)
})
afterAll(() => stage?.close())

const cellOf = (page: Page, slot: number, reg: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: reg }) })
    .locator(`[data-slot="${slot}"]`)
const plate = (page: Page, reg: string) => page.locator('[data-plate]').filter({ hasText: reg }).first()

async function drives(page: Page, slot: number, reg: string, driver: string): Promise<void> {
  await cellOf(page, slot, reg).filter({ hasText: driver }).waitFor()
}

async function choose(page: Page, placeholder: string, wanted: string): Promise<void> {
  await page.getByPlaceholder(placeholder).fill(wanted)
  await page.getByRole('option', { name: wanted }).click()
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Aktualizuj grafik' }).click()
  await page.getByText('Grafik został zaktualizowany pomyślnie').first().waitFor()
}

test('assigned vehicles are told in a toast (Spec 2 §2)', async () => {
  const { page } = office
  await page.goto(BOARD)
  await pressMore(page, 'Przypisane pojazdy')
  await page.getByText('W tym tygodniu kierowcę ma 2 z 3 aut.').waitFor()
})

test('a vehicle is assigned for mornings: who drove it moves to a free one, and it is one step, undone and redone (Spec 2 §5, D24)', async () => {
  const { page, problems } = office
  await drives(page, MONDAY, 'W02', EWA)
  await pressMore(page, 'Przypisz pojazd')
  const dialog = page.getByRole('dialog', { name: 'Przypisz pojazd' })
  expect(await dialog.getByRole('button', { name: 'Przypisz', exact: true }).isDisabled()).toBe(true)
  await choose(page, 'Wybierz kierowcę', JAN)
  await choose(page, 'Wybierz pojazd', 'W02')
  await dialog.getByText('przesiada się z W01').first().waitFor()
  await dialog.getByText(`${EWA} przechodzi do W01`).waitFor()
  await dialog.getByLabel('Usuń z innych aut').click()
  await dialog.getByText('Kierowca jedzie innym autem.').first().waitFor()
  await dialog.getByLabel('Usuń z innych aut').click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Przypisz (2 zmiany)' }).click()
  await drives(page, MONDAY, 'W02', JAN)
  await drives(page, TUESDAY, 'W02', JAN)
  await drives(page, MONDAY, 'W01', EWA)
  await page.keyboard.press('Control+z')
  await drives(page, MONDAY, 'W01', JAN)
  await drives(page, TUESDAY, 'W01', JAN)
  await page.keyboard.press('Control+Shift+z')
  await drives(page, TUESDAY, 'W02', JAN)
  await save(page)
  expect(problems).toEqual([])
})

test('from the reserve into an empty seat by keyboard, and who sent availability late beside it; unsaved, it survives a reload', async () => {
  const { page, problems } = office
  await cellOf(page, MONDAY, 'W01').focus()
  await page.keyboard.press('m')
  await page.getByRole('menuitem', { name: 'Do rezerwy' }).press('Enter')
  await submit(stage.server, WEEK, ADAM, '600100203', { 0: 'day' })
  await cellOf(page, MONDAY, 'W03').focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Obsadź miejsce: Dzień pn \d+\.\d+, W03/ })
  await dialog.getByRole('button', { name: ADAM }).getByText('Rezerwa').waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: EWA }).press('Enter')
  await drives(page, MONDAY, 'W03', EWA)
  expect(await cellOf(page, MONDAY, 'W03').evaluate((cell) => cell === document.activeElement)).toBe(true)
  await cellOf(page, MONDAY, 'W01').click()
  await dialog.or(page.getByRole('dialog')).getByRole('button', { name: ADAM }).click()
  await drives(page, MONDAY, 'W01', ADAM)
  page.once('dialog', (asked) => void asked.accept())
  await page.reload()
  await drives(page, MONDAY, 'W01', ADAM)
  await save(page)
  expect(problems).toEqual([])
})

test('a seat for which the driver sent no availability is told at once, bears a sign, and is found in the list (D7)', async () => {
  const { page, problems } = office
  await plate(page, 'W03').click()
  await page.getByRole('menuitem', { name: 'Przypisz pojazd…' }).click()
  await choose(page, 'Wybierz kierowcę', ADAM)
  await page.getByRole('dialog').getByText('Wt 17', { exact: true }).click()
  await page.getByRole('dialog').getByText('Pn 16', { exact: true }).click()
  await page.getByRole('dialog').getByText('Kierowca nie zgłosił tej zmiany.').waitFor()
  await page.getByRole('button', { name: 'Przypisz (1 zmiana)' }).click()
  const cell = cellOf(page, TUESDAY, 'W03')
  await cell.getByText('Uwaga: Kierowca nie zgłosił tej zmiany.').waitFor()
  await page.getByRole('button', { name: 'Ostrzeżenia: 1' }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: ADAM }).press('Enter')
  expect(await cell.evaluate((each) => each === document.activeElement)).toBe(true)
  await page.getByRole('tooltip').getByText('Kierowca nie zgłosił tej zmiany.').waitFor()
  expect(problems).toEqual([])
})

test('a grounding from the board moves drivers in a new version, and the unsaved edit lies on top of it (D17, D19)', async () => {
  const { page, problems } = office
  await plate(page, 'W02').click()
  await page.getByRole('menuitem', { name: 'Nowe uziemienie…' }).click()
  const dialog = page.getByRole('dialog', { name: /W02/ })
  await dialog.getByRole('textbox', { name: 'Powód' }).fill('stłuczka')
  await dialog.getByRole('button', { name: 'Zapisz uziemienie' }).click()
  await page.getByRole('button', { name: 'Zapisz i przenieś' }).click()
  await cellOf(page, MONDAY, 'W02').getByText('Uziemione: stłuczka').waitFor()
  await boardCell(page, MONDAY, JAN).and(page.locator('[data-area="reserve"]')).waitFor()
  await cellOf(page, TUESDAY, 'W03').and(page.locator('[data-change="unsaved"]')).waitFor()
  expect(await page.getByText('Jest nowsza wersja grafiku').count()).toBe(0)
  await save(page)
  await drives(page, TUESDAY, 'W03', ADAM)
  expect(problems).toEqual([])
})

test('a rental begun from a car’s row names the car and the day', async () => {
  const { page } = office
  await plate(page, 'W01').click()
  await page.getByRole('menuitem', { name: 'Nowy wynajem…' }).click()
  await page.waitForURL(/zakladka=nowy/)
  const wait = { timeout: 15_000 }
  await expect.poll(() => page.getByLabel('Samochód').first().inputValue(), wait).toContain('W01')
  expect(await page.getByLabel('Data rozpoczęcia').first().inputValue()).toContain('16')
})

test('on a phone a tap on an empty seat asks who is to have it', async () => {
  const phone = await stage.person('phone')
  await arriveLoggedIn(phone.page)
  await phone.page.goto(BOARD)
  await phone.page.getByRole('button', { name: /^Śr/ }).tap()
  await phone.page.locator('[data-kind="free"]').first().tap()
  await phone.page.getByRole('dialog', { name: /^Obsadź miejsce: / }).waitFor()
  await expectAccessible(phone.page)
  await phone.page.keyboard.press('Escape')
  await pressMore(phone.page, 'Przypisz pojazd')
  await phone.page.getByRole('dialog', { name: 'Przypisz pojazd' }).waitFor()
  expect(phone.problems).toEqual([])
})
