import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateWeek } from '#features/schedule/contract.ts'
import { addCars, submit } from '../schedule/small-fleet.ts'
import { answered } from '../server/test-server.ts'
import { arriveLoggedIn, makeAdministrator, pressMore } from './office-steps.ts'
import { expectAccessible, openStage, type Person, type Stage } from './stage.ts'

const WEEK = { year: 2026, week: 12 }
const BOARD = '/admin/edycja-grafiku?rok=2026&tydzien=12'

let stage: Stage
let office: Person

beforeAll(async () => {
  stage = await openStage('2026-03-11T11:00:00Z')
  await makeAdministrator(stage)
  await addCars(stage.server.database.queries, 2)
  await submit(stage.server, WEEK, 'Jan Lis', '600100200', { 0: 'day', 2: 'day' })
  await submit(stage.server, WEEK, 'Ewa Żak', '600100201', { 0: 'day' })
  const admin = await stage.server.asUser({ admin: true })
  answered(await stage.server.call(generateWeek, WEEK, { as: admin }))
  office = await stage.person('desk')
  await arriveLoggedIn(office.page)
})
afterAll(() => stage?.close())

test('a shift is removed by double click and by the delete key, undone, redone and saved with its reason (D22, D24)', async () => {
  const { page, problems } = office
  await page.goto(BOARD)
  const jan = page.locator('[data-slot="0"][data-driver]').filter({ hasText: 'Jan Lis' })
  const dialog = page.getByRole('dialog', { name: 'Usuń zmianę' })
  await jan.dblclick()
  await dialog.getByRole('radio', { name: 'Choroba - ma L4' }).waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Usuń zmianę' }).click()
  await dialog.getByText('Wybierz powód z listy.').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })

  await jan.focus()
  await page.keyboard.press('Delete')
  await dialog.getByRole('radio', { name: 'Choroba - nie ma L4' }).check()
  await dialog.getByRole('button', { name: 'Usuń zmianę' }).click()
  await page.getByText('Zmiana usunięta. Zaktualizuj grafik, aby ją zapisać.').waitFor()
  await jan.waitFor({ state: 'detached' })
  await page.keyboard.press('Control+z')
  await jan.waitFor()
  await page.keyboard.press('Control+Shift+z')
  await jan.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Aktualizuj grafik' }).click()
  await page.getByText('Grafik został zaktualizowany pomyślnie').waitFor()
  expect(problems).toEqual([])
})

test('the dashboard tells what was removed, from whom and why; the driver’s page too', async () => {
  const { page, problems } = office
  await page.goto('/admin')
  await page.getByRole('tab', { name: 'Usunięte zmiany' }).click()
  const row = page.getByRole('row').filter({ hasText: 'Jan Lis' })
  await row.getByText('Choroba - nie ma L4').waitFor()
  await row.getByText('Zapisany').waitFor()
  await expectAccessible(page)
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Pobierz CSV' }).click()
  expect((await file).suggestedFilename()).toBe('removed_shifts_2026-03-11.csv')
  await row.getByRole('link', { name: 'Jan Lis' }).click()
  await page.getByRole('cell', { name: 'Choroba - nie ma L4' }).waitFor()
  // Back from the driver the tab is still open.
  await page.goBack()
  await page.getByRole('tab', { name: 'Usunięte zmiany', selected: true }).waitFor()
  await row.getByText('Choroba - nie ma L4').waitFor()
  expect(problems).toEqual([])
})

test('the history tells who changed what; an older version is looked at and brought back as unsaved edits (D19)', async () => {
  const { page, problems } = office
  await page.goto(BOARD)
  const jan = page.locator('[data-slot="0"][data-driver]').filter({ hasText: 'Jan Lis' })
  await pressMore(page, 'Historia')
  await page.getByText(/poniedziałek 16\.3\.2026, dzień, W01 → poza grafikiem/).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Obejrzyj: Wersja 1' }).click()
  await jan.waitFor()
  await page.getByText(/^Oglądasz wersję 1/).waitFor()
  await page.getByRole('button', { name: 'Wróć do bieżącej' }).click()
  await jan.waitFor({ state: 'detached' })
  await pressMore(page, 'Historia')
  await page.getByRole('button', { name: 'Przywróć: Wersja 1' }).click()
  await jan.waitFor()
  await page.getByRole('button', { name: 'Aktualizuj grafik' }).click()
  await page.getByText('Grafik został zaktualizowany pomyślnie').waitFor()
  await page.reload()
  await jan.waitFor()
  expect(problems).toEqual([])
})

test('generated weeks stand as cards, with a file, and fit for paper (Spec 2 §2)', async () => {
  const { page, problems } = office
  await page.goto('/admin/grafiki-pracy')
  const card = page.getByRole('article', { name: '16–22 marca 2026' })
  await card.getByText('Wersja 3').waitFor()
  await expectAccessible(page)
  const file = page.waitForEvent('download')
  await card.getByRole('button', { name: 'Generuj do csv' }).click()
  expect((await file).suggestedFilename()).toBe('grafik_2026-W12.csv')
  await card.getByRole('link', { name: 'Drukuj' }).click()
  await page.getByRole('heading', { name: 'Tydzień 12, 16–22 marca 2026' }).waitFor()
  await expectAccessible(page)
  expect(problems).toEqual([])
})
