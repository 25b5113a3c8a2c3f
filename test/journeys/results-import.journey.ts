import { readFileSync } from 'node:fs'
import Papa from 'papaparse'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { XLSX_TYPE, xlsxFile } from '#platform/server/files/xlsx.ts'
import { logIn, makeAdministrator } from './office-steps.ts'
import { expectAccessible, openStage, type Person, type Stage } from './stage.ts'

const SAMPLES = new URL('../../src/features/income/imports/domain/samples/', import.meta.url)
const sample = (name: string) => readFileSync(new URL(name, SAMPLES), 'utf8')
const csv = (name: string, content: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
})

const workbook = async (name: string, content: string) => ({
  name,
  mimeType: XLSX_TYPE,
  buffer: Buffer.from(await xlsxFile('Wyniki', Papa.parse<string[]>(content.trim()).data)),
})

let stage: Stage
let office: Person

beforeAll(async () => {
  stage = await openStage('2026-11-16T09:00:00Z')
  await makeAdministrator(stage)
  office = await stage.person('desk')
  await logIn(office.page)
  await office.page.goto('/admin/wyniki?zakladka=import')
})
afterAll(() => stage?.close())

/** The sheet that tells of one chosen file. */
const card = (name: string) => office.page.getByRole('region', { name })
const choose = (...files: ReturnType<typeof csv>[]) =>
  office.page.locator('input[type=file]').setInputFiles(files)

test('nothing can be loaded before a file is read', async () => {
  const { page } = office
  expect(await page.getByRole('button', { name: 'Załaduj plik' }).isDisabled()).toBe(true)
  await expectAccessible(page)
})

test('a sheet with a slip: the cell is told, the other rows are loaded, and once more changes nothing', async () => {
  const { page } = office
  const withSlip = sample('settlement.csv').replace('755,21', '7x5,21')
  await choose(csv('rozliczenie.csv', withSlip))
  const file = card('rozliczenie.csv')
  await file.getByText('23 wiersze do wczytania, 8 kierowców.').waitFor()
  await file.getByText('1 wiersz z błędem zostanie pominięty, pozostałe można wczytać.').waitFor()
  const slip = file.getByRole('row').filter({ hasText: 'total_income' })
  expect(await slip.textContent()).toContain('7x5,21')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Załaduj plik' }).click()
  await file.getByText('Nowe: 23, zastąpione: 0, bez zmian: 0.').waitFor()
  await choose(csv('rozliczenie.csv', withSlip))
  await page.getByRole('button', { name: 'Załaduj plik' }).click()
  await file.getByText('Nowe: 0, zastąpione: 0, bez zmian: 23.').waitFor()
  // The repaired sheet, as a workbook, brings the shift that was left out.
  await choose(await workbook('rozliczenie.xlsx', sample('settlement.csv')))
  await page.getByRole('button', { name: 'Załaduj plik' }).click()
  await card('rozliczenie.xlsx').getByText('Nowe: 1, zastąpione: 0, bez zmian: 23.').waitFor()
})

test('several files at once; a heading we do not know is asked for once and then known', async () => {
  const { page } = office
  const otherHeading = sample('bolt-trip-history.csv').replace('Cena przejazdu|ZŁ', 'Kwota kursu|ZŁ')
  await choose(
    csv('bolt.csv', otherHeading),
    csv('auta.csv', 'Marka;Model\nToyota;Corolla\n'),
    csv('uber.csv', sample('uber-trip_activity.csv')),
  )
  await card('auta.csv')
    .getByText(/^Nie rozpoznaliśmy tego pliku/)
    .waitFor()
  const file = card('bolt.csv')
  await file.getByText(/^W pliku brakuje kolumny: Cena przejazdu\./).waitFor()
  await expectAccessible(page)
  await file.getByLabel('Kolumna „Kwota kursu|ZŁ”').selectOption('Cena przejazdu')
  await file.getByRole('button', { name: 'Zapisz i odczytaj ponownie' }).click()
  await file.getByText('734,66 zł').waitFor()
  await card('uber.csv').getByText('20 wierszy do wczytania, 5 kierowców.').waitFor()
  await page.getByRole('button', { name: 'Załaduj pliki (2)' }).click()
  await file.getByText('Nowe: 28, zastąpione: 0, bez zmian: 0.').waitFor()
  await card('uber.csv').getByText('Nowe: 20, zastąpione: 0, bez zmian: 0.').waitFor()
  await choose(csv('bolt-2.csv', otherHeading))
  await card('bolt-2.csv').getByText('734,66 zł').waitFor()
})

test('whoever is not known waits in the queue, one step away', async () => {
  const { page, problems } = office
  await page.getByRole('tab', { name: 'Podgląd sumaryczny' }).click()
  await page.getByRole('tab', { name: 'Import pliku' }).click()
  await card('bolt-2.csv').getByText('734,66 zł').waitFor()
  await page.getByRole('button', { name: 'Załaduj plik' }).click()
  await card('bolt-2.csv').getByText('Nowe: 0, zastąpione: 0, bez zmian: 28.').waitFor()
  await card('bolt-2.csv').getByRole('link', { name: 'Przypisz osoby' }).click()
  await page.waitForURL('**/admin/wyniki/osoby')
  expect(problems).toEqual([])
})
