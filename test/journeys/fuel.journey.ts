import { afterAll, beforeAll, expect, test } from 'vitest'
import { choose, openSubmit, send } from './driver-steps.ts'
import { addCar, arriveLoggedIn, makeAdministrator } from './office-steps.ts'
import { expectAccessible, openStage, type Person, type Stage } from './stage.ts'

const JAN = { fullName: 'Jan Kowalski', email: 'jan@przyklad.test', phone: '600100200' }
const PASSWORD = 'benzyna-2026'

let stage: Stage
let office: Person
let fuel: Person

beforeAll(async () => {
  stage = await openStage('2026-03-11T11:00:00Z')
  await makeAdministrator(stage)
  office = await stage.person('desk')
  fuel = await stage.person('phone')
})
afterAll(() => stage?.close())

test('the week is driven, and an administrator sets the password of the fuel page', async () => {
  const { page, problems } = office
  await arriveLoggedIn(page)
  await addCar(page, { reg: 'WX1001A', vin: 'AAAAAAAAAAAAAAAA1' })
  const driver = await stage.person('phone')
  await driver.page.goto('/')
  await choose(driver.page, 'Poniedziałek', 'Dzień')
  await openSubmit(driver.page, JAN)
  await send(driver.page)
  await page.goto('/admin/edycja-grafiku')
  await page.getByRole('button', { name: 'Generuj grafik' }).click()
  await page.getByText('Grafik został wygenerowany pomyślnie').waitFor()
  await page.goto('/admin/miesiac')
  await page.getByLabel('Nowe hasło').fill(PASSWORD)
  await page.getByRole('button', { name: 'Ustaw hasło' }).click()
  await page.getByText('Hasło kontroli paliwa jest ustawione.').waitFor()
  await expectAccessible(page)
  expect(problems).toEqual([])
})

test('a wrong password is told; the right one opens the page', async () => {
  stage.server.clock.set('2026-03-17T08:00:00Z')
  const { page } = fuel
  await page.goto('/paliwo')
  const password = page.getByRole('dialog').getByLabel('Hasło')
  await password.fill('nie to hasło')
  await page.getByRole('button', { name: 'Otwórz' }).click()
  await page.getByRole('dialog').getByText('Wprowadziłeś niepoprawne hasło.').first().waitFor()
  await expectAccessible(page)
  await password.fill(PASSWORD)
  await page.getByRole('button', { name: 'Otwórz' }).click()
  await page.getByRole('button', { name: 'Pobierz dane' }).waitFor()
})

test('what is typed survives a reload, is asked about where it looks wrong, and is sent', async () => {
  const { page } = fuel
  const fetch = async () => {
    await page.getByLabel('Data').fill('2026-03-16')
    await page.getByRole('button', { name: 'Pobierz dane' }).click()
    await page.getByText('WX1001A').waitFor()
  }
  const line = page.getByRole('region', { name: 'Dzień' }).getByRole('group', { name: /Jan Kowalski/ })
  await fetch()
  await page.getByLabel('Cena gazu za litr').fill('2,89')
  await line.getByLabel('Gaz [l]').fill('250')
  await line.getByLabel('Godziny').fill('7,5')
  await page.reload()
  await page.getByText('Na tym urządzeniu są jeszcze niezapisane wpisy z innych dni:').waitFor()
  await page.getByRole('button', { name: '16.3.2026' }).click()
  await page.getByText('WX1001A').waitFor()
  expect(await line.getByLabel('Gaz [l]').inputValue()).toBe('250')
  await page.getByRole('button', { name: 'Zapisz dzienne zmiany' }).click()
  const doubt = page.getByRole('alertdialog', { name: 'Sprawdź te pozycje' })
  await doubt.getByText(/Ponad 60 litrów gazu/).waitFor()
  await doubt.getByRole('button', { name: 'Popraw' }).click()
  await line.getByLabel('Gaz [l]').fill('25')
  await line.getByText('72,25 zł').waitFor()
  await page.getByRole('button', { name: 'Zapisz dzienne zmiany' }).click()
  await line.getByText('Wysłane', { exact: true }).waitFor()
  await expectAccessible(page)
  await line.getByRole('button', { name: 'Sprawdzone, ukryj: Jan Kowalski' }).click()
  await page.getByText('Wszystkie pozycje są odhaczone.').waitFor()
})

test('after Wysłane a price and litres are corrected; what another person sent meanwhile is not overwritten unseen', async () => {
  const { page, context } = fuel
  const line = page.getByRole('region', { name: 'Dzień' }).getByRole('group', { name: /Jan Kowalski/ })
  const save = page.getByRole('button', { name: 'Zapisz dzienne zmiany' })
  await page.getByRole('button', { name: 'Pokaż odhaczone (1)' }).click()
  await page.getByLabel('Cena gazu za litr').fill('3.00')
  await line.getByText('Wysłane przy innej cenie').waitFor()
  await context.setOffline(true)
  await save.click()
  await page.getByText(/Brak połączenia z serwerem/).waitFor()
  await context.setOffline(false)
  await save.click()
  await line.getByText('Wysłane', { exact: true }).waitFor()

  await office.page.goto('/paliwo')
  await office.page.getByRole('dialog').getByLabel('Hasło').fill(PASSWORD)
  await office.page.getByRole('button', { name: 'Otwórz' }).click()
  await office.page.getByLabel('Data').fill('2026-03-16')
  await office.page.getByRole('button', { name: 'Pobierz dane' }).click()
  const theirs = office.page.getByRole('group', { name: /Jan Kowalski/ })
  await theirs.getByText('75,00 zł').waitFor()
  stage.server.clock.set('2026-03-17T08:05:00Z')
  await theirs.getByLabel('Gaz [l]').fill('30')
  await office.page.getByRole('button', { name: 'Zapisz dzienne zmiany' }).click()
  await theirs.getByText('Wysłane', { exact: true }).waitFor()

  await line.getByLabel('Gaz [l]').fill('26')
  await save.click()
  await page.getByText(/ktoś wysłał inne dane: Jan Kowalski/).waitFor()
  await line.getByText(/Wysłano: benzyna 0 l, gaz 30 l, 7,5 godz\./).waitFor()
  expect(await line.getByLabel('Gaz [l]').inputValue()).toBe('26')
  await expectAccessible(page)
  await save.click()
  await line.getByText('78,00 zł').waitFor()
  await line.getByText('Wysłane', { exact: true }).waitFor()
})

test('a session that ends leaves what is typed on the screen, and a tick by keyboard leaves the keyboard in the list', async () => {
  const { page, context } = fuel
  const line = page.getByRole('region', { name: 'Dzień' }).getByRole('group', { name: /Jan Kowalski/ })
  const save = page.getByRole('button', { name: 'Zapisz dzienne zmiany' })
  await context.clearCookies()
  await line.getByLabel('Gaz [l]').fill('27')
  await save.click()
  await page.getByRole('dialog').getByLabel('Hasło').fill(PASSWORD)
  await page.getByRole('button', { name: 'Otwórz' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await line.getByLabel('Gaz [l]').inputValue()).toBe('27')
  await save.click()
  await line.getByText('Wysłane', { exact: true }).waitFor()

  const tick = line.getByRole('button', { name: 'Przywróć na listę: Jan Kowalski' })
  await tick.press('Enter')
  await page.getByRole('button', { name: 'Ukryj odhaczone' }).waitFor({ state: 'detached' })
  await line.getByRole('button', { name: 'Sprawdzone, ukryj: Jan Kowalski' }).press('Enter')
  await page.getByText('Wszystkie pozycje są odhaczone.').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/Zapisz|Pokaż/)
})
