import { afterAll, beforeAll, expect, test } from 'vitest'
import { submitAvailability } from '#features/availability/contract.ts'
import { choice, formOf } from '../availability/form.ts'
import { addCars } from '../schedule/small-fleet.ts'
import { answered } from '../server/test-server.ts'
import { arriveLoggedIn, boardCell, makeAdministrator, pressMore } from './office-steps.ts'
import { expectAccessible, openStage, type Person, type Stage } from './stage.ts'

const JAN = 'Jan Kowalski'
const EWA = 'Ewa Łuczak'
const LATE = 'Zofia Późna'
/** Tuesday's day (D2). */
const SLOT = 2

let stage: Stage
let office: Person

const send = async (number: number, fullName: string) =>
  answered(
    await stage.server.call(
      submitAvailability,
      formOf(number, { fullName, selectedDays: [choice(17, 'Dzień')] }),
    ),
  )

beforeAll(async () => {
  stage = await openStage('2026-03-11T11:00:00Z')
  await makeAdministrator(stage)
  await addCars(stage.server.database.queries, 3)
  await send(1, JAN)
  await send(2, EWA)
  office = await stage.person('desk')
  await arriveLoggedIn(office.page)
})
afterAll(() => stage?.close())

const inCar = (name: string, row: number) =>
  boardCell(office.page, SLOT, name).and(office.page.locator(`[data-area="cars"][data-row="${row}"]`))
const isPinned = (name: string) => boardCell(office.page, SLOT, name).locator('[data-pin]')

test('a driver moved to another car is pinned there by keyboard, and the week is generated around the pin', async () => {
  const { page } = office
  await page.goto('/admin/edycja-grafiku')
  await inCar(JAN, 0).focus()
  for (const key of ['Enter', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
  await inCar(JAN, 2).focus()
  await page.keyboard.press('p')
  await isPinned(JAN).waitFor({ state: 'attached' })
  // The week is computed anew around the pin, and has the move in it then.
  await page.getByRole('button', { name: 'Zmienione 0' }).waitFor()
  // Moved on, the pin asks what is to become of it; the move is taken back.
  await inCar(JAN, 2).focus()
  for (const key of ['Enter', 'ArrowUp', 'Enter']) await page.keyboard.press(key)
  await page.getByRole('dialog', { name: 'Przypięty kierowca zmienił miejsce' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Zostaw jak jest' }).click()
  await page.getByRole('button', { name: 'Cofnij' }).click()
  await inCar(JAN, 2).waitFor()
  await page.getByRole('button', { name: 'Generuj grafik' }).click()
  await page.getByText('Grafik został wygenerowany pomyślnie').waitFor()
  await page.reload()
  await inCar(JAN, 2).waitFor()
  await isPinned(JAN).waitFor({ state: 'attached' })
})

test('a rebuild seats who has submitted since, shows it first, leaves the pinned one, and is undone as one step', async () => {
  const { page, problems } = office
  await pressMore(page, 'Przebuduj')
  const dialog = page.getByRole('dialog', { name: 'Przebudowa grafiku' })
  await dialog.getByText('Nic by się nie zmieniło').waitFor()
  await dialog.getByRole('button', { name: 'Zamknij', exact: true }).last().click()
  await send(3, LATE)
  await pressMore(page, 'Przebuduj')
  await dialog.getByRole('heading', { name: 'Zyskują zmianę: 1' }).waitFor()
  await dialog.getByText(LATE).waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Zastosuj' }).click()
  await boardCell(page, SLOT, LATE).and(page.locator('[data-area="cars"]')).waitFor()
  await inCar(JAN, 2).waitFor()
  await page.getByRole('button', { name: 'Cofnij' }).click()
  // On the reserve the late one may stand by now: whoever sends after the week was generated waits there
  // (D42).
  await expect.poll(() => boardCell(page, SLOT, LATE).and(page.locator('[data-area="cars"]')).count()).toBe(0)
  await page.getByRole('button', { name: 'Ponów' }).click()
  await page.getByRole('button', { name: 'Aktualizuj grafik' }).click()
  await page.getByText('Grafik został zaktualizowany pomyślnie').waitFor()
  expect(problems).toEqual([])
})

test('the list of pins lets one go', async () => {
  const { page, problems } = office
  await pressMore(page, 'Przypięcia: 1 przypięcie')
  const list = page.getByRole('dialog', { name: /^Przypięcia/ })
  await list.getByText('Dzień wt, W03').waitFor()
  await expectAccessible(page)
  await list.getByRole('button', { name: /^Odepnij/ }).click()
  await list.getByText('Nikt nie jest przypięty.').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => isPinned(JAN).count()).toBe(0)
  expect(problems).toEqual([])
})
