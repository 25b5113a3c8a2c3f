import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

export interface DriverIdentity {
  readonly fullName: string
  readonly email: string
  /** Nine digits. */
  readonly phone: string
}

/** The card of a weekday, such as `Poniedziałek`. */
export function card(page: Page, weekday: string): Locator {
  return page.getByRole('button', { name: new RegExp(`^${weekday}`) })
}

/**
 * Taps a card until it stands on the state (Wolne -> Dzień -> Noc -> Wolne). A tap that comes before the
 * page's scripts is answered when they are there, so each tap waits for its answer: another one meanwhile
 * would be one too many.
 */
export async function choose(page: Page, weekday: string, state: string): Promise<void> {
  const wanted = page.getByRole('button', { name: new RegExp(`^${weekday}.*${state}$`) })
  for (let taps = 0; taps < 3 && (await wanted.count()) === 0; taps += 1) {
    const before = await card(page, weekday).textContent()
    await card(page, weekday).click()
    await expect.poll(() => card(page, weekday).textContent(), { timeout: 15_000 }).not.toBe(before)
  }
  await wanted.waitFor()
}

export async function openSubmit(page: Page, who: DriverIdentity): Promise<void> {
  await page.getByRole('button', { name: /^(Dalej|Wyślij pusty grafik)$/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Prześlij grafik' })
  await dialog.getByLabel('Imię i nazwisko').fill(who.fullName)
  await dialog.getByLabel('Adres e-mail').fill(who.email)
  await dialog.getByLabel('Numer telefonu').fill(who.phone)
}

/** Sends the open form, and waits for the specification's thanks. */
export async function send(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Prześlij grafik' })
  await dialog.getByRole('button', { name: /^Wyślij/ }).click()
  await page.getByText(/^Formularz został przesłany pomyślnie/).waitFor()
}

export async function closeDialog(page: Page): Promise<void> {
  await page.getByRole('dialog').last().getByRole('button', { name: 'Zamknij' }).last().click()
}

export async function typePin(page: Page, pin: string): Promise<void> {
  for (const [index, digit] of [...pin].entries()) {
    await page.getByLabel(`Cyfra ${index + 1} z 4`).fill(digit)
  }
}
