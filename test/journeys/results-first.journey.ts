import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { fillFleet } from '../figures/small-fleet-weeks.ts'
import { arriveLoggedIn, makeAdministrator } from './office-steps.ts'
import { expectAccessible, openStage, type Person, type Stage } from './stage.ts'

let stage: Stage
let office: Person
beforeAll(async () => {
  stage = await openStage('2026-11-30T09:00:00Z')
  await makeAdministrator(stage)
  office = await stage.person('desk')
  await arriveLoggedIn(office.page)
})
afterAll(() => stage?.close())

// biome-ignore lint/performance/useDomNodeTextContent: the lines as they stand on the screen keep a figure apart from its name.
const textOf = async (place: Locator) => (await place.innerText()).replaceAll('\u00a0', ' ')

test('without any result the screen says so, and leads to the files', async () => {
  const { page, problems } = office
  await page.goto('/admin/wyniki')
  await page.getByText('Nie ma jeszcze żadnych wyników.').waitFor()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Wczytaj plik' }).click()
  await page.waitForURL('**zakladka=import')
  expect(problems).toEqual([])
})

test('the screen opens on the last week with results, earnings first, to the grosz', async () => {
  const { page, problems } = office
  await fillFleet(stage.server.database.queries, {
    drivers: 12,
    weeks: 2,
    until: '2026-11-22' as CalendarDate,
  })
  await page.goto('/admin/wyniki')
  await page.waitForURL('**od=2026-11-16&do=2026-11-22')
  const main = page.getByRole('region', { name: 'Najważniejsze liczby' })
  await main.getByRole('button', { name: /^Zarobek:/ }).waitFor()
  const earned = /Zarobek:\s+([\d ]+,\d\d zł)\s+z 60 zmian \+ 4 poza zmianami/.exec(await textOf(main))?.[1]
  expect(earned).toBeDefined()
  const composition = page.getByRole('region', { name: 'Z czego się składa' })
  const parts = await textOf(composition)
  expect(parts).toContain('Nie dzieli się na zmiany')
  expect(parts).toContain('brak w pliku')
  expect(parts.slice(parts.indexOf('Razem zarobek'))).toContain(String(earned))
  await expectAccessible(page)
  expect(problems).toEqual([])
})

test('what can not be split by shift opens down to whose it is and to its days', async () => {
  const { page, problems } = office
  await page
    .getByRole('region', { name: 'Z czego się składa' })
    .getByRole('button', { name: /^Nie dzieli się na zmiany:/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Zmiany w liczbie „Nie dzieli się na zmiany”' })
  await dialog.getByText('16.11.2026 – 22.11.2026').first().waitFor()
  expect(await dialog.getByRole('row').count()).toBe(1 + 4)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(problems).toEqual([])
})

test('what was chosen is there again the next time, and in the address', async () => {
  const { page, problems } = office
  await page.getByRole('button', { name: 'Poprzedni tydzień' }).click()
  await page.waitForURL('**od=2026-11-09&do=2026-11-15')
  await page.goto('/admin/wyniki-dzienne')
  await page.waitForURL('**od=2026-11-09&do=2026-11-15')
  await page.goto('/admin/wyniki')
  await page.getByRole('button', { name: 'Ostatni z wynikami' }).click()
  await page.waitForURL('**od=2026-11-16&do=2026-11-22')
  expect(problems).toEqual([])
})

test('drivers by week: each with the money of the week, app by app where one is chosen', async () => {
  const { page, problems } = office
  await page.goto('/admin/wyniki-dzienne?zakladka=tygodniowe&od=2026-11-09&do=2026-11-22')
  const table = page.getByRole('table', { name: 'Kierowcy w tygodniach' })
  await table.waitFor()
  expect(await table.getByRole('row').count()).toBe(1 + 24)
  await page.getByText('Uber', { exact: true }).click()
  await table.getByRole('columnheader', { name: 'Uber gotówka' }).waitFor()
  await expectAccessible(page)
  expect(problems).toEqual([])
})
