import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { logIn as logInCall } from '#features/auth/contract.ts'
import { makeFirstAdministrator } from '#features/auth/server/first-start.ts'
import type { Stage } from './stage.ts'

export const ADMINISTRATOR = { login: 'szefowa', password: 'bardzo-tajne-haslo', name: 'Anna Szefowa' }

export async function makeAdministrator({ server }: Stage): Promise<void> {
  const passwordHash = await server.platform.secrets.hashPassword(ADMINISTRATOR.password)
  await makeFirstAdministrator(server.platform, {
    login: ADMINISTRATOR.login,
    name: ADMINISTRATOR.name,
    passwordHash,
  })
}

export async function logIn(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Login').fill(ADMINISTRATOR.login)
  await page.getByLabel('Hasło', { exact: true }).fill(ADMINISTRATOR.password)
  await page.getByRole('button', { name: 'Zaloguj się' }).click()
  await page.waitForURL('**/admin')
}

/**
 * The same without its pages, for journeys that begin elsewhere: the browser has the session, and shows
 * nothing yet.
 */
export async function arriveLoggedIn(page: Page): Promise<void> {
  const { login, password } = ADMINISTRATOR
  const answer = await page.context().request.post(logInCall.path, { data: { login, password } })
  expect(answer.status()).toBe(200)
}

/** The fleet's PIN, by its four boxes. */
export async function setFleetPin(page: Page, pin: string): Promise<void> {
  await page.goto('/admin/miesiac')
  for (const [index, digit] of [...pin].entries()) {
    await page.getByLabel(`Cyfra ${index + 1} z 4`).fill(digit)
  }
  await page.getByRole('button', { name: 'Zmień PIN' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Zmień PIN' }).click()
  await page.getByText(/^Zmieniony /).waitFor()
}

/**
 * A limit for the Monday of the coming week, which the dialog proposes.
 * @param date as the dialog shows it
 */
export async function addMondayLimit(page: Page, date: string, cars: number, comment: string): Promise<void> {
  await page.goto('/admin/miesiac')
  await page.getByRole('tab', { name: 'Limity dzienne' }).click()
  await page.getByRole('button', { name: 'Dodaj limit' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Dodaj nowy limit' })
  await expect.poll(() => dialog.getByLabel('Data').inputValue()).toBe(date)
  await typeHalfADate(dialog, date)
  await dialog.getByRole('radio', { name: 'Dzień', exact: true }).check()
  await dialog.getByLabel('Liczba aut').fill(String(cars))
  await dialog.getByLabel('Komentarz').fill(comment)
  await dialog.getByRole('button', { name: 'Dodaj', exact: true }).click()
  await page.getByText('Limit na dzień został dodany pomyślnie.').waitFor()
}

/** What is no date stays in its field, is told beside it, and is not sent with the former date instead. */
async function typeHalfADate(dialog: Locator, date: string): Promise<void> {
  const [field, cars] = [dialog.getByLabel('Data'), dialog.getByLabel('Liczba aut')]
  await field.fill('16.3')
  await cars.fill('2')
  await dialog.getByText('To nie jest data. Wpisz ją tak: 3.5.2026.').waitFor()
  await dialog.getByRole('button', { name: 'Dodaj', exact: true }).click()
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
  expect(await field.inputValue()).toBe('16.3')
  await field.fill('16.03.2026')
  await cars.focus()
  await expect.poll(() => field.inputValue()).toBe(date)
}

export interface Car {
  readonly reg: string
  readonly vin: string
}

/** A car, by the form with all its required fields. */
export async function addCar(page: Page, { reg, vin }: Car): Promise<void> {
  await page.goto('/admin/samochody')
  await page.getByRole('tab', { name: 'Nowe auto' }).click()
  await page.getByLabel('Numer rejestracyjny').fill(reg)
  await page.getByLabel('VIN').fill(vin)
  await pickFrom(page, 'Marka', 'Toyota')
  await pickFrom(page, 'Model', 'Corolla')
  await pickFrom(page, 'Rok produkcji', '2022')
  await pickFrom(page, 'Kolor', 'Biały')
  await pickFrom(page, 'Ubezpieczyciel', 'Warta')
  await page.getByLabel('Numer polisy').fill(`P-${reg}`)
  for (const field of [
    'Data pierwszej rejestracji',
    'Następny przegląd',
    'Data wyjścia z floty',
    'Koniec ubezpieczenia',
  ]) {
    await page.getByLabel(field).fill('15.11.2027')
    await page.keyboard.press('Tab')
  }
  await page.getByRole('button', { name: 'Dodaj auto' }).click()
  await page.getByText('Auto zostało dodane pomyślnie.').waitFor()
}

async function pickFrom(page: Page, field: string, choice: string): Promise<void> {
  await page
    .getByRole('combobox', { name: field })
    .or(page.getByRole('textbox', { name: field }))
    .first()
    .click()
  await page.getByRole('option', { name: choice, exact: true }).click()
}

/** What is seldom done on the board stands behind one button. */
export async function pressMore(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Więcej', exact: true }).click()
  await page.getByRole('region', { name: 'Więcej' }).getByRole('button', { name }).click()
}

/** The cell of the board in which the driver stands. @param slot 0-13 */
export function boardCell(page: Page, slot: number, driver: string): Locator {
  return page.locator(`[role=gridcell][data-slot="${slot}"]`).filter({ hasText: driver })
}

/** Moves a driver to another car of the same shift by the keyboard: pick up, one car on, put down. */
export async function moveToOtherCar(page: Page, slot: number, driver: string): Promise<void> {
  const cell = boardCell(page, slot, driver)
  const row = await cell.getAttribute('data-row')
  await cell.click()
  await page.keyboard.press('Escape')
  await cell.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press(row === '0' ? 'ArrowDown' : 'ArrowUp')
  await page.keyboard.press('Enter')
  await page
    .locator(`[role=gridcell][data-slot="${slot}"][data-change]`)
    .filter({ hasText: driver })
    .waitFor()
}
