import { readFileSync } from 'node:fs'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arriveLoggedIn, makeAdministrator } from './office-steps.ts'
import { expectAccessible, openStage, type Person, type Stage } from './stage.ts'

const SAMPLES = new URL('../../src/features/income/imports/domain/samples/', import.meta.url)
const csv = (name: string, sample: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: readFileSync(new URL(sample, SAMPLES)),
})

let stage: Stage
let office: Person

beforeAll(async () => {
  stage = await openStage('2026-11-16T09:00:00Z')
  await makeAdministrator(stage)
  office = await stage.person('desk')
  await arriveLoggedIn(office.page)
})
afterAll(() => stage?.close())

/** Six of the eight drivers of the sheet ride for Bolt too. */
const BOTH_FILES = new Set([1, 2, 3, 4, 5, 6].map((last) => `50000001${last}`))

/** The person of the queue in whose card the focus is. */
const focusedPerson = () =>
  office.page.evaluate(
    () => document.activeElement?.closest('[data-person]')?.querySelector('strong')?.textContent ?? '',
  )

/** What stands in an element, with plain spaces. */
// biome-ignore lint/performance/useDomNodeTextContent: the lines as they stand on the screen keep a figure apart from its name.
const textOf = async (place: Locator) => (await place.innerText()).replaceAll('\u00a0', ' ')

test('rides and the sheet of the same days are loaded; nobody in them is known yet', async () => {
  const { page, problems } = office
  await page.goto('/admin/wyniki?zakladka=import')
  await page
    .locator('input[type=file]')
    .setInputFiles([csv('bolt.csv', 'bolt-trip-history.csv'), csv('rozliczenie.csv', 'settlement.csv')])
  await page.getByRole('button', { name: 'Załaduj pliki (2)' }).click()
  await page
    .getByRole('region', { name: 'rozliczenie.csv' })
    .getByText(/^24 wiersze czekają/)
    .waitFor()
  await page.getByRole('tab', { name: 'Podgląd sumaryczny' }).click()
  await page.getByRole('button', { name: 'Poprzedni tydzień' }).click()
  await page.getByText('Brak danych w wybranym okresie.').waitFor()
  expect(problems).toEqual([])
})

test('the queue is worked off with the keyboard alone', async () => {
  const { page, problems } = office
  const { keyboard } = page
  await page.goto('/admin/wyniki/osoby')
  await page.getByRole('tab', { name: 'Czekają (14)' }).waitFor()
  await expectAccessible(page)
  await page.getByLabel('Szukaj po nazwisku').focus()
  await keyboard.press('Tab')
  // The same person as the sheet and as Bolt name her have one number: who is added once is known twice.
  for (let left = 14; left > 0; ) {
    await expect.poll(() => focusedPerson()).not.toBe('')
    await keyboard.press('n')
    const dialog = page.getByRole('dialog', { name: 'Nowy kierowca z pliku' })
    await dialog.waitFor()
    const phone = await dialog.getByLabel('Telefon').inputValue()
    // The focus comes into the dialog a moment after the dialog.
    await expect.poll(() => dialog.evaluate((shown) => shown.contains(document.activeElement))).toBe(true)
    await keyboard.press('Enter')
    await dialog.waitFor({ state: 'hidden' })
    left -= BOTH_FILES.has(phone.replaceAll(' ', '').slice(-9)) ? 2 : 1
    await page.getByRole('tab', { name: left > 0 ? `Czekają (${left})` : /^Czekają$/ }).waitFor()
  }
  await page.getByText('Wszystkie osoby z plików są przypisane.').waitFor()
  expect(problems).toEqual([])
})

/**
 * Sums worked out apart: those of the sheet, and the three shifts of Bolt of which the sheet says nothing
 * (39,08 / 74,62 and 51,41).
 */
test('the figures of the summary are those of the files, to the grosz', async () => {
  const { page, problems } = office
  await page.goto('/admin/wyniki?zakladka=sumaryczny&od=2026-11-09&do=2026-11-15')
  const figures = page.getByRole('main')
  await figures.getByRole('button', { name: /^Zarobek:/ }).waitFor()
  const shown = await textOf(figures)
  for (const [figure, value] of [
    ['Zarobek, dzień', '8 751,79 zł'],
    ['Zarobek, noc', '6 810,83 zł'],
    ['Zarobek', '15 562,62 zł'],
    ['Przejechane kilometry', '6 287 km'],
    ['Bolt: przejazdy', '170'],
    ['Uber: przejazdy', '138'],
    ['FreeNow: przejazdy', '44'],
  ]) {
    expect(shown).toContain(`\n${figure}:\n${value}\n`)
  }
  await expectAccessible(page)
  expect(problems).toEqual([])
})

test('a figure opens down to its shifts, and a shift down to file and row', async () => {
  const { page, problems } = office
  await page.getByRole('button', { name: /^Zarobek, dzień:/ }).click()
  const shifts = page.getByRole('dialog', { name: 'Zmiany w liczbie „Zarobek, dzień”' })
  await shifts
    .getByRole('button', { name: 'Skąd to wiadomo: Bożena Szablonek, poniedziałek, 9 listopada 2026, Dzień' })
    .click()
  const sources = page.getByRole('dialog', { name: 'Skąd te liczby' })
  await sources.getByText('suma z przejazdów').waitFor()
  await sources.getByText(/^bolt\.csv, wiersz 7; wczytano 16\.11\.2026/).waitFor()
  expect(await textOf(sources)).toContain('39,08 zł')
  await expectAccessible(page)
  expect(problems).toEqual([])
})

test('the daily results tell the same, and mileage that the office types stands in them at once', async () => {
  const { page, problems } = office
  await page.goto('/admin/wyniki-dzienne?od=2026-11-09&do=2026-11-15')
  const totals = page.getByRole('region', { name: 'Razem w okresie' })
  await totals.getByText('z 27 zmian').first().waitFor()
  const told = await textOf(totals)
  expect(told).toMatch(/Zarobki:\s+15 562,62 zł\s+z 27 zmian/)
  expect(told).toMatch(/Kilometry:\s+6 287 km\s+z 23 zmian/)
  await totals.getByRole('button', { name: /^Kilometry:/ }).click()
  const driven = page.getByRole('dialog', { name: 'Zmiany w liczbie „Kilometry”' })
  await driven.getByRole('row').nth(23).waitFor()
  expect(await driven.getByRole('row').count()).toBe(1 + 23)
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: 'Skąd to wiadomo: Bożena Szablonek, poniedziałek, 9 listopada 2026, Dzień' })
    .click()
  const sources = page.getByRole('dialog', { name: 'Skąd te liczby' })
  await sources.getByLabel('albo same kilometry').fill('120')
  await sources.getByRole('button', { name: 'Zapisz przebieg' }).click()
  await sources.getByText('wpisane przez biuro').waitFor()
  await page.keyboard.press('Escape')
  await totals.getByText('z 24 zmian').first().waitFor()
  expect(await textOf(totals)).toMatch(/Kilometry:\s+6 407 km\s+z 24 zmian/)
  expect(problems).toEqual([])
})
