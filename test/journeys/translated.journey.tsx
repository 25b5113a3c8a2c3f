import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addUser } from '#features/auth/contract.ts'
import { setFuelPassword } from '#features/fuel/contract.ts'
import { SCREEN_PATHS } from '#web-app/admin/routes.tsx'
import { translatedTexts } from '../browser/translate.ts'
import { MONDAY_DAY, type MovingOffice, openOffice, TUESDAY_NIGHT } from '../schedule/moving-office.ts'
import { answered } from '../server/test-server.ts'
import { card, choose, closeDialog, openSubmit, send } from './driver-steps.ts'
import { boardCell, logIn, moveToOtherCar } from './office-steps.ts'
import { openStage, type Person, type Stage } from './stage.ts'

const PASSWORD = 'benzyna-2026'
const OLA = { fullName: 'Ola Śliwa', email: 'ola@przyklad.test', phone: '600100203' }

let stage: Stage
let office: MovingOffice
let desk: Person

beforeAll(async () => {
  stage = await openStage('2026-03-11T11:00:00Z')
  office = await openOffice(stage.server)
  answered(await stage.server.call(setFuelPassword, { password: PASSWORD }, { as: office.admin() }))
}, 180_000)
afterAll(() => stage?.close())

const reader = (device: 'phone' | 'desk', expected: readonly RegExp[] = []) =>
  stage.person(device, expected, { translates: true })

async function withSession(scope: 'driver' | 'fleet', subject?: string): Promise<Person> {
  const person = await reader('phone')
  const { cookie } = await stage.server.asScope(scope, subject)
  const [name = '', value = ''] = cookie.split('=')
  await person.context.addCookies([{ name, value, url: await stage.server.url() }])
  return person
}

/** Something stands there, and all of it is translated. */
async function expectTranslated(page: Page): Promise<void> {
  await expect.poll(() => translatedTexts(page).then(({ bare }) => bare)).toEqual([])
  expect((await translatedTexts(page)).count).toBeGreaterThan(5)
}

test('a driver whose browser translates the page chooses, takes back, corrects and sends a week', async () => {
  const { page, problems } = await reader('phone')
  await page.goto('/')
  const bar = page.getByRole('region', { name: 'Wybrane zmiany' })
  await choose(page, 'Poniedziałek', 'Noc')
  await choose(page, 'Środa', 'Dzień')
  await bar.getByText('1 dzień · 1 noc').first().waitFor()
  await choose(page, 'Wtorek', 'Dzień')
  await bar.getByText('3 zmiany', { exact: true }).first().waitFor()
  await card(page, 'Wtorek').getByText('Dzień po nocy: zmień').waitFor()
  await page.getByRole('button', { name: 'Dalej' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Popraw' }).click()
  await choose(page, 'Wtorek', 'Wolne')
  await card(page, 'Poniedziałek').getByText('Noc', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Więcej możliwości: niedziela' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Do dyspozycji' }).click()
  await bar.getByText('1 dzień · 1 noc · 1 do dyspozycji').first().waitFor()
  await bar.getByRole('button', { name: /Wybrane zmiany/ }).click()
  await page
    .getByRole('dialog', { name: 'Wybrane zmiany (3)' })
    .getByRole('button', { name: 'Wyczyść' })
    .click()
  await bar.getByText('Brak wybranych zmian').first().waitFor()
  await page.getByRole('button', { name: 'Cofnij' }).click()
  await bar.getByText('3 zmiany', { exact: true }).first().waitFor()
  await page.getByRole('button', { name: 'Następny tydzień' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Zostań' }).click()
  await openSubmit(page, { ...OLA, email: 'to nie adres' })
  await page.getByRole('dialog').getByRole('button', { name: 'Wyślij' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Popraw dane' }).click()
  await page.getByText('Wprowadź poprawny adres e-mail').waitFor()
  await page.getByRole('dialog').getByLabel('Adres e-mail').fill(OLA.email)
  await send(page)
  await page.getByRole('dialog').getByText('Do dyspozycji').waitFor()
  await expectTranslated(page)
  await closeDialog(page)
  await page.getByText('Wysyłałeś już grafik na ten tydzień.').waitFor()
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Środa' })
    .getByText('Dzień rezerwa', { exact: true })
    .waitFor()
  await expectTranslated(page)
  expect(problems).toEqual([])
})

test('a page that is translated before its scripts have come works for all that', async () => {
  const { page, problems } = await reader('phone')
  await page.route('**/assets/*.js', async (route) => {
    await page.waitForSelector('.card font')
    await route.continue()
  })
  await page.goto('/')
  await choose(page, 'Sobota', 'Dzień')
  await page.getByRole('region', { name: 'Wybrane zmiany' }).getByText('1 dzień').first().waitFor()
  await expectTranslated(page)
  expect(problems).toEqual([])
})

test('both calendars change over from week to week, are searched, and show what the office has moved', async () => {
  const fleet = await withSession('fleet')
  await fleet.page.goto('/koordynator')
  const weeks = ['Następny tydzień', 'Bieżący tydzień', 'Następny tydzień']
  for (const week of weeks) await fleet.page.getByRole('button', { name: week }).click()
  await fleet.page.getByText('W01').first().waitFor()
  await fleet.page.getByRole('searchbox').fill('lis')
  await fleet.page.getByRole('status').getByText(/1 /).waitFor()
  await fleet.page.getByRole('searchbox').fill('nikt taki')
  await fleet.page.getByRole('searchbox').fill('')
  await fleet.page.getByText('Ewa Żak').first().waitFor()
  await expectTranslated(fleet.page)
  expect(fleet.problems).toEqual([])

  const jan = await withSession('driver', office.jan)
  await jan.page.goto('/kalendarz-pracy')
  for (const week of weeks) await jan.page.getByRole('button', { name: week }).click()
  await jan.page.locator('.own-shift').getByText('W01').waitFor()
  await office.move(office.jan, TUESDAY_NIGHT, 1)
  await jan.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await jan.page.locator('.own-shift').getByText('W02').waitFor()
  await jan.page.getByRole('button', { name: 'Przeczytałem' }).click()
  await jan.page.getByRole('button', { name: 'Przeczytałem' }).waitFor({ state: 'detached' })
  await office.move(office.jan, MONDAY_DAY, 0)
  await jan.page.getByRole('button', { name: 'Wyloguj' }).click()
  await jan.page.getByRole('button', { name: /PIN/ }).first().waitFor()
  await expectTranslated(jan.page)
  expect(jan.problems).toEqual([])
})

test('free shifts and the own statements are read and left again on a translated page', async () => {
  const { page, problems } = await withSession('driver', office.jan)
  await page.goto('/wolne')
  await page.getByRole('heading', { level: 1, name: 'Wolne dla Ciebie' }).waitFor()
  await expectTranslated(page)
  await page.getByRole('link', { name: 'Mój kalendarz' }).first().click()
  await page.getByRole('button', { name: 'Następny tydzień' }).click()
  await page.getByRole('link', { name: 'Moje rozliczenia' }).first().click()
  await page.getByText('Nie masz jeszcze żadnego rozliczenia.').waitFor()
  await page.getByRole('radio').last().click()
  await page.getByText('Zapisane.').waitFor()
  await expectTranslated(page)
  expect(problems).toEqual([])
})

test('a wrong PIN, a wrong link and a service that waits are told on a translated page too', async () => {
  const { page, problems } = await reader('phone', [/40[0-9]/])
  await page.goto('/kalendarz-pracy')
  await page.getByLabel('Numer telefonu').fill('600100200')
  for (const digit of [1, 2, 3, 4]) await page.getByLabel(`Cyfra ${digit} z 4`).fill('9')
  await page.getByRole('button', { name: 'Dalej' }).click()
  await page.getByRole('alert').getByText(/PIN/).waitFor()
  await page.goto('/ps/nie-ma-takiego')
  await page.getByText('Ten link już nie działa').waitFor()
  await expectTranslated(page)
  await page.goto('/nie/ma/tego')
  await page.getByRole('link', { name: 'Wróć na stronę główną' }).click()
  await card(page, 'Poniedziałek').waitFor()
  expect(problems).toEqual([])
})

test('fuel is entered, sums follow what is typed', async () => {
  stage.server.clock.set('2026-03-17T08:00:00Z')
  const { page, problems } = await reader('phone', [/40[0-9]/])
  await page.goto('/paliwo')
  await page.getByRole('dialog').getByLabel('Hasło').fill('nie to')
  await page.getByRole('button', { name: 'Otwórz' }).click()
  await page.getByRole('dialog').getByText('Wprowadziłeś niepoprawne hasło.').first().waitFor()
  await page.getByRole('dialog').getByLabel('Hasło').fill(PASSWORD)
  await page.getByRole('button', { name: 'Otwórz' }).click()
  await page.getByLabel('Data').fill('2026-03-16')
  await page.getByRole('button', { name: 'Pobierz dane' }).click()
  const line = page.getByRole('group', { name: /Jan Lis/ })
  await page.getByLabel('Cena gazu za litr').fill('3')
  await line.getByLabel('Gaz [l]').fill('10')
  await line.getByText('30,00 zł').waitFor()
  await line.getByLabel('Gaz [l]').fill('20')
  await line.getByText('60,00 zł').waitFor()
  await page.getByRole('button', { name: 'Zapisz dzienne zmiany' }).click()
  await line.getByText('Wysłane', { exact: true }).waitFor()
  await line.getByRole('button', { name: /^Sprawdzone, ukryj/ }).click()
  await page.getByRole('button', { name: /^Pokaż odhaczone/ }).click()
  await expectTranslated(page)
  expect(problems).toEqual([])
})

test('the office logs in, and opens every screen and each of its tabs', async () => {
  stage.server.clock.set('2026-03-11T11:00:00Z')
  desk = await reader('desk', [/40[0-9]/])
  const { page, problems } = desk
  await page.goto('/login')
  await page.getByLabel('Login').fill('nikt')
  await page.getByLabel('Hasło', { exact: true }).fill('nic takiego tu nie ma')
  await page.getByRole('button', { name: 'Zaloguj się' }).click()
  await page.getByRole('alert').first().waitFor()
  const login = { login: 'szefowa', password: 'bardzo-tajne-haslo', name: 'Anna Szefowa', admin: true }
  answered(await stage.server.call(addUser, login, { as: office.admin() }))
  await logIn(page)
  const menu = page.getByRole('navigation', { name: 'Menu główne' })
  for (const path of SCREEN_PATHS.filter((one) => !one.includes('$') && !one.includes('druk'))) {
    const link = menu.locator(`a[href="${path}"]`)
    if ((await link.count()) > 0) await link.first().click()
    else await page.goto(path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    for (const tab of await page.getByRole('tab').all())
      await tab.click({ timeout: 2000 }).catch(() => undefined)
    await expectTranslated(page)
    expect(await page.getByText('Nie udało się pokazać tej strony').count()).toBe(0)
  }
  expect(problems).toEqual([])
}, 180_000)

test('the office moves a driver on the board, takes it back and does it again', async () => {
  const { page, problems } = desk
  await page.goto('/admin/edycja-grafiku')
  await boardCell(page, 2, 'Ewa Żak').waitFor()
  await moveToOtherCar(page, 2, 'Ewa Żak')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+Shift+z')
  await boardCell(page, 2, 'Ewa Żak').waitFor()
  expect(await boardCell(page, 2, 'Ewa Żak').count()).toBe(1)
  expect(problems).toEqual([])
})
