import { afterAll, beforeAll, expect, test } from 'vitest'
import { submitAvailability } from '#features/availability/contract.ts'
import { listGroundings } from '#features/fleet/groundings/contract.ts'
import { deleteVehicle, listVehicles } from '#features/fleet/vehicles/contract.ts'
import { listRemovedShifts } from '#features/removals/contract.ts'
import { getGeneratedWeek, updateWeek } from '#features/schedule/contract.ts'
import { choice, formOf } from '../availability/form.ts'
import { addCars } from '../schedule/small-fleet.ts'
import { answered } from '../server/test-server.ts'
import { arriveLoggedIn, boardCell, makeAdministrator } from './office-steps.ts'
import { expectAccessible, openStage, type Person, type Stage } from './stage.ts'

const JAN = 'Jan Kowalski'
const EWA = 'Ewa Łuczak'
/** Tuesday's day (D2). */
const SLOT = 2

let stage: Stage
let office: Person

beforeAll(async () => {
  stage = await openStage('2026-03-11T11:00:00Z')
  await makeAdministrator(stage)
  await addCars(stage.server.database.queries, 1)
  for (const [number, fullName] of [JAN, EWA].entries())
    answered(
      await stage.server.call(
        submitAvailability,
        formOf(number + 1, { fullName, selectedDays: [choice(17, 'Dzień')] }),
      ),
    )
  office = await stage.person('desk')
  await arriveLoggedIn(office.page)
})
afterAll(() => stage?.close())

test('a driver is ill: by keyboard alone the first of the reserve takes the seat, undone, redone and saved', async () => {
  const { page, problems } = office
  const inCar = (name: string) => boardCell(page, SLOT, name).and(page.locator('[data-area="cars"]'))
  await page.goto('/admin/edycja-grafiku')
  await inCar(JAN).focus()
  await page.keyboard.press('m')
  await page.getByRole('menuitem', { name: 'Kierowca nie przyjedzie…' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Zastępstwo z rezerwy').waitFor()
  await dialog.getByText('żadne miejsce nie zostaje puste').waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Zastosuj' }).press('Enter')
  await inCar(EWA).waitFor()
  expect(await boardCell(page, SLOT, JAN).count()).toBe(0)
  await page.keyboard.press('Control+z')
  await inCar(JAN).waitFor()
  await page.keyboard.press('Control+Shift+z')
  await inCar(EWA).waitFor()
  await page.getByRole('button', { name: 'Generuj grafik' }).press('Enter')
  await page.getByText('Grafik został wygenerowany pomyślnie').waitFor()
  await page.reload()
  await inCar(EWA).waitFor()
  expect(problems).toEqual([])
})

test('a car that nobody drives says why, and the plate tells what to do when it breaks', async () => {
  const { page, problems } = office
  await page.locator('[data-slot="4"][data-kind="free"]').focus()
  await page.keyboard.press('m')
  await page.getByRole('menu').getByText('Nikt nie czeka w rezerwie ani nie jest do dyspozycji.').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('[data-plate]').first().click()
  await page.getByRole('menuitem', { name: 'Coś się stało…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Do rezerwy', { exact: true }).waitFor()
  await dialog.getByRole('switch', { name: 'Uziem auto w tym czasie' }).waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Anuluj' }).click()
  expect(problems).toEqual([])
})

test('a reason of one’s own is asked for in words, which are kept with the removed shift', async () => {
  const { page, problems } = office
  await page.goto('/admin/edycja-grafiku')
  await boardCell(page, SLOT, EWA).focus()
  await page.keyboard.press('m')
  await page.getByRole('menuitem', { name: 'Coś się stało…' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Powód', { exact: true }).selectOption('Inny powód')
  const apply = dialog.getByRole('button', { name: /^Zapisz/ })
  await apply.press('Enter')
  const words = dialog.getByRole('textbox', { name: 'Opisz powód' })
  await expect.poll(() => words.evaluate((field) => field === document.activeElement)).toBe(true)
  await expect.poll(() => words.getAttribute('aria-invalid')).toBe('true')
  await expectAccessible(page)
  await page.keyboard.type('Wesele brata')
  await apply.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  const as = await stage.server.asUser({ admin: true })
  const { data } = answered(await stage.server.call(listRemovedShifts, {}, { as }))
  expect(
    data.map(({ attributes: { driver, reason, reasonText } }) => [driver, reason, reasonText]),
  ).toContainEqual([EWA, 'Inny powód', 'Wesele brata'])
  expect(problems).toEqual([])
})

test('a broken car that nobody drives is grounded at once, and given back by one press', async () => {
  const { page, problems } = office
  await page.goto('/admin/edycja-grafiku')
  const grounded = page.locator('[data-slot="8"][data-kind="grounded"]')
  const free = page.locator('[data-slot="8"][data-kind="free"]')
  const ground = async () => {
    await free.focus()
    await page.keyboard.press('m')
    await page.getByRole('menuitem', { name: 'Coś się stało…' }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Nikt nie jedzie wtedy tym autem').waitFor()
    return dialog
  }
  const dialog = await ground()
  const on = dialog.getByRole('switch', { name: 'Uziem auto w tym czasie' })
  await on.click()
  await dialog.getByText('Auto zostanie bez uziemienia').waitFor()
  await on.click()
  await dialog.getByRole('textbox', { name: 'Powód' }).fill('skrzynia biegów')
  await dialog.getByRole('button', { name: 'Zapisz' }).press('Enter')
  await grounded.getByText('skrzynia biegów').waitFor()
  await page.getByRole('button', { name: 'Cofnij całość' }).press('Enter')
  await free.waitFor()

  await (await ground()).getByRole('button', { name: 'Zapisz' }).press('Enter')
  await grounded.waitFor()
  const as = await stage.server.asUser({ admin: true })
  const { data } = answered(await stage.server.call(listGroundings, {}, { as }))
  expect(data.map(({ attributes: { groundedReason, dayStart } }) => [groundedReason, dayStart])).toEqual([
    ['Awaria', '2026-03-20'],
  ])
  expect(problems).toEqual([])
})

test('a deleted car stays with its driver, takes nobody new, and its seats are freed in one step', async () => {
  const { page, problems } = office
  const as = await stage.server.asUser({ admin: true })
  const week = { year: 2026, week: 12 }
  const [car] = answered(await stage.server.call(listVehicles, {}, { as })).data
  const before = answered(await stage.server.call(getGeneratedWeek, week, { as }))
  const { id: driverId = '' } = before?.days[1]?.reserve[0] ?? before?.days[1]?.cars[0]?.drivers[0] ?? {}
  const places = [{ driverId, slot: SLOT, carId: car?.id ?? '' }]
  const { id = '', version = 0 } = before ?? {}
  answered(await stage.server.call(updateWeek, { id, version, places }, { as }))
  answered(await stage.server.call(deleteVehicle, { id: car?.id ?? '' }, { as }))
  await page.goto('/admin/edycja-grafiku')
  const notice = page.getByRole('region', { name: 'W grafiku są jeszcze auta lub kierowcy spoza floty' })
  await notice.getByText('Spoza floty nadal w grafiku: ').waitFor()
  await notice.getByRole('button', { name: /^Pokaż/ }).click()
  await page.locator('[data-slot="4"][data-kind="deleted"]').first().waitFor()
  expect(await page.locator('[data-kind="free"]').count()).toBe(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: /Zwolnij miejsca/ }).click()
  await page.locator(`[data-slot="${SLOT}"][data-area="reserve"][data-driver]`).waitFor()
  await page.keyboard.press('Control+z')
  await page.locator(`[data-slot="${SLOT}"][data-area="cars"][data-driver]`).waitFor()
  await page.keyboard.press('Control+Shift+z')
  await page.getByRole('button', { name: 'Aktualizuj grafik' }).press('Enter')
  await page.getByText('Grafik został zaktualizowany pomyślnie').waitFor()
  expect(problems).toEqual([])
})
