import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logOut } from '#features/auth/contract.ts'
import { addCars, submit } from '../schedule/small-fleet.ts'
import { boardCell, logIn, makeAdministrator, moveToOtherCar } from './office-steps.ts'
import { openStage, type Person, type Stage } from './stage.ts'

const WEEK = { year: 2026, week: 12 }
const JAN = 'Jan Kowalski'
/** The browser names every refusal. */
const REFUSED = [/40[019]/]

let stage: Stage
let office: Person

beforeAll(async () => {
  stage = await openStage('2026-03-11T11:00:00Z')
  await makeAdministrator(stage)
  await addCars(stage.server.database.queries, 2)
  await submit(stage.server, WEEK, JAN, '600100201', { 0: 'day', 2: 'night' })
  office = await stage.person('desk', REFUSED)
  await logIn(office.page)
})
afterAll(() => stage?.close())

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await target.focus()
  await page.keyboard.press(key)
}

const hasFocus = (target: Locator) =>
  expect.poll(() => target.evaluate((element) => element.contains(document.activeElement))).toBe(true)

test('a dialog that is refused leads to the field that is wrong, and gives the focus back once it is done', async () => {
  const { page } = office
  await page.goto('/admin/uzytkownicy')
  const opener = page.getByRole('button', { name: 'Dodaj użytkownika' })
  await press(page, opener)
  const dialog = page.getByRole('dialog', { name: 'Nowy użytkownik' })
  const [name, login] = [dialog.getByLabel('Imię i nazwisko'), dialog.getByLabel('Login')]
  await hasFocus(name)
  await press(page, dialog.getByRole('button', { name: 'Dodaj' }))
  await dialog.getByText('Podaj imię i nazwisko.').waitFor()
  await hasFocus(name)
  await name.fill('Ewa Biurowa')
  await login.fill('szefowa')
  await dialog.getByLabel('Hasło', { exact: true }).fill('dosyć długie')
  await press(page, dialog.getByRole('button', { name: 'Dodaj' }))
  await dialog.getByText('Taki login już istnieje.').waitFor()
  await hasFocus(login)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Masz niezapisane zmiany' }).waitFor()
  await page.keyboard.press('Escape')
  await login.fill('ewa')
  await page.keyboard.press('Enter')
  await page.getByText('Dodano użytkownika Ewa Biurowa.').waitFor()
  await hasFocus(opener)
})

test('a switch, a file and a dialog of a submission leave the keyboard where it was', async () => {
  const { page } = office
  await page.goto('/admin/podglad-grafiku?rok=2026&tydzien=12')
  const csv = page.getByRole('button', { name: 'CSV' })
  const file = page.waitForEvent('download')
  await press(page, csv)
  await file
  await hasFocus(csv)
  await press(page, page.getByRole('link', { name: JAN }))
  const card = page.getByRole('switch', { name: 'Karta paliwowa' })
  await press(page, card, 'Space')
  await expect.poll(() => card.isChecked()).toBe(true)
  await hasFocus(card)
  const add = page.getByRole('button', { name: 'Dodaj zmianę' })
  await press(page, add)
  const dialog = page.getByRole('dialog', { name: 'Dodaj zmianę' })
  await hasFocus(dialog.getByLabel('Data'))
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await hasFocus(add)
  const gone = page.getByRole('button', { name: 'Usuń zmianę Dzień w dniu 16.3.2026' })
  await press(page, gone)
  await page.getByText('Potwierdź usunięcie zmiany Dzień w dniu 16.3.2026').waitFor()
  await page.keyboard.press('Enter')
  await gone.waitFor({ state: 'detached' })
  await hasFocus(page.locator('#tresc'))
})

test('saving, undoing and telling a change by SMS are done once, and their buttons keep the focus', async () => {
  const { page } = office
  await page.goto('/admin/edycja-grafiku?rok=2026&tydzien=12')
  await boardCell(page, 5, JAN).waitFor()
  await press(page, page.getByRole('button', { name: 'Generuj grafik' }))
  await page.getByText('Grafik został wygenerowany pomyślnie').first().waitFor()
  // What became of the week stands there in full, beside all the buttons of a wide screen.
  const note = page.getByText(/^Opublikowany/)
  expect(await note.evaluate((line) => line.scrollHeight > line.clientHeight || line.clientWidth < 60)).toBe(
    false,
  )
  const update = page.getByRole('button', { name: 'Aktualizuj grafik' })
  await hasFocus(update)
  await moveToOtherCar(page, 5, JAN)
  const undo = page.getByRole('button', { name: 'Cofnij' })
  await press(page, undo)
  await expect.poll(() => undo.isDisabled()).toBe(true)
  await hasFocus(undo)
  await press(page, page.getByRole('button', { name: 'Ponów' }))
  await press(page, update)
  await page.getByText('Grafik został zaktualizowany pomyślnie').first().waitFor()
  await expect.poll(() => update.isDisabled()).toBe(true)
  await hasFocus(update)
  expect(await page.getByText('grafik wygenerowany o').count()).toBe(0)
  await press(page, page.getByRole('button', { name: /^Zmiany/ }))
  const sms = page.getByRole('dialog').getByRole('listitem').getByRole('button').first()
  await press(page, sms)
  await page.getByText('Niewysłana, brak bramki').first().waitFor()
  expect(await sms.isDisabled()).toBe(true)
  await hasFocus(sms)
})

test('logging out with unsaved moves asks first; who stays is still logged in', async () => {
  const { page, problems } = office
  await page.goto('/admin/edycja-grafiku?rok=2026&tydzien=12')
  await moveToOtherCar(page, 5, JAN)
  await page.getByRole('button', { name: 'Wyloguj' }).click()
  const question = page.getByRole('dialog', { name: 'Masz niezapisane zmiany' })
  await question.getByRole('button', { name: 'Zostań' }).click()
  await page.getByRole('button', { name: 'Aktualizuj grafik' }).click()
  await page.getByText('Grafik został zaktualizowany pomyślnie').first().waitFor()
  // The login stands there before the session has ended: another page at once would cut that call off.
  const ended = page.waitForResponse(`**${logOut.path}`)
  await page.getByRole('button', { name: 'Wyloguj' }).click()
  await page.waitForURL('**/login')
  expect((await ended).status()).toBe(200)
  await page.goto('/admin')
  await page.waitForURL('**/login')
  expect(problems).toEqual([])
})
