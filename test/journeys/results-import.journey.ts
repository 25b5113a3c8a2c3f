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

test('a corrected sheet shows what it replaces before it does, and is taken back to the grosz', async () => {
  const { page } = office
  // One income was corrected, and the last shift is not in the sheet any more.
  const corrected = sample('settlement.csv')
    .replace('755,21', '800,00')
    .trimEnd()
    .split('\n')
    .slice(0, -1)
    .join('\n')
  await choose(csv('poprawiony.csv', corrected))
  const file = card('poprawiony.csv')
  await file.getByRole('heading', { name: 'Zastąpi: 1 wiersz' }).waitFor()
  const change = file.getByRole('row').filter({ hasText: 'Grzegorz Testowicz' }).first()
  await expect.poll(() => change.textContent()).toContain('+44,79')
  await file.getByRole('heading', { name: 'Nie ma w pliku: 1 wiersz' }).waitFor()
  await expectAccessible(page)
  await file.getByLabel('Usuń: ten plik jest pełny').check()
  await file.getByRole('button', { name: 'Wczytaj, zastąp 1, usuń 1' }).click()
  await file.getByText('Nowe: 0, zastąpione: 1, bez zmian: 22. 1 wiersz usunięto').waitFor()
  await file.getByRole('button', { name: 'Cofnij wczytanie: poprawiony.csv' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cofnąć wczytanie: poprawiony.csv?' })
  await dialog.getByRole('heading', { name: 'Przywróci kwoty: 1 wiersz' }).waitFor()
  await dialog.getByRole('heading', { name: 'Przywróci usunięte: 1 wiersz' }).waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cofnij wczytanie' }).click()
  await dialog.waitFor({ state: 'hidden' })
  // What the first sheets said holds again: loading them changes nothing.
  await choose(await workbook('rozliczenie.xlsx', sample('settlement.csv')))
  await card('rozliczenie.xlsx').getByRole('button', { name: 'Wczytaj bez zmian' }).waitFor()
  await card('rozliczenie.xlsx').getByRole('button', { name: 'Odrzuć plik' }).click()
  await page.goto('/admin/wyniki/osoby?zakladka=pliki')
  await page
    .getByRole('row')
    .filter({ hasText: 'poprawiony.csv' })
    .getByText(/^cofnięte/)
    .waitFor()
  await expectAccessible(page)
  await page.goto('/admin/wyniki?zakladka=import')
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
  await file.getByText('734,66 zł').first().waitFor()
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
