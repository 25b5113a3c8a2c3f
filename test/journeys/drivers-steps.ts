import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { typePin } from './driver-steps.ts'
import { expectAccessible } from './stage.ts'

export interface Employed {
  readonly fullName: string
  /** Nine digits. */
  readonly phone: string
  readonly email: string
}

const LIST = '/admin/pracownicy/lista-pracownikow'

export async function addDriverByHand(page: Page, { fullName, phone, email }: Employed): Promise<void> {
  await page.goto(LIST)
  await page.getByRole('button', { name: 'Dodaj kierowcę' }).click()
  const dialog = page.getByRole('dialog', { name: 'Dodaj kierowcę' })
  await dialog.getByLabel('Imię i nazwisko').fill(fullName)
  await dialog.getByLabel('Telefon').fill(phone)
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByRole('button', { name: 'Dodaj kierowcę' }).click()
}

/** A driver's own page, reached as a person does: by the list. */
export async function openDriver(page: Page, fullName: string, tab?: string): Promise<void> {
  await page.goto(LIST)
  await page.getByRole('link', { name: fullName, exact: true }).first().click()
  await page.getByRole('heading', { name: fullName, level: 1 }).waitFor()
  if (tab) await page.getByRole('tab', { name: tab }).click()
}

/** The four digits on the screen, for an administrator who has asked for them. */
export async function shownPin(page: Page, fullName: string): Promise<string> {
  await page.getByRole('button', { name: `Pokaż PIN: ${fullName}` }).click()
  const pin = await page.getByText(/^\d{4}$/).textContent()
  await page.getByRole('button', { name: `Ukryj PIN: ${fullName}` }).click()
  await expect.poll(() => page.getByText(/^\d{4}$/).count()).toBe(0)
  return pin ?? ''
}

/** Answers the question that lies open. */
export async function agree(page: Page, title: string, button: string): Promise<void> {
  await page.getByRole('dialog', { name: title }).getByRole('button', { name: button, exact: true }).click()
}

/** Tries phone and PIN where a driver's own calendar is asked for. */
export async function tryCalendar(page: Page, phone: string, pin: string): Promise<void> {
  await page.goto('/kalendarz-pracy')
  await page.getByLabel('Numer telefonu').fill(phone)
  await typePin(page, pin)
  await page.getByRole('dialog').getByRole('button', { name: 'Dalej' }).click()
}

/** @returns what is in the file that the button saves */
export async function savedBy(page: Page, button: Locator): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()])
  return readFile(await file.path(), 'utf8')
}

/** The screen as it stands, at the desk and on a phone: accessible, and nothing sticks out sideways. */
export async function expectFine(page: Page): Promise<void> {
  const wide = page.viewportSize() ?? { width: 1440, height: 900 }
  for (const size of [{ width: 390, height: 844 }, wide]) {
    await page.setViewportSize(size)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThan(
      1,
    )
  }
}
