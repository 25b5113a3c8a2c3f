import { afterAll, beforeAll, expect, test } from 'vitest'
import { submitAvailability } from '#features/availability/contract.ts'
import { choice, formOf } from '../availability/form.ts'
import { answered } from '../server/test-server.ts'
import {
  assignPrimary,
  endRental,
  groundCar,
  importVehicles,
  openCarTab,
  planService,
  rentCar,
} from './fleet-steps.ts'
import { boardCell, logIn, makeAdministrator } from './office-steps.ts'
import { expectAccessible, openStage, type Person, type Stage } from './stage.ts'

/** By the order of use the first car goes first. */
const [FIRST, SECOND, THIRD] = ['WX2001A', 'WX2002B', 'WX2003C']
const JAN = 'Jan Kowalski'
const EWA = 'Ewa Łuczak'
/** Slots of the week (D2). */
const [TUESDAY_DAY, THURSDAY_DAY] = [2, 6]

/** The browser names every refusal: who would change places is one, until the office has agreed. */
const REFUSED = [/409/]

let stage: Stage
let office: Person

beforeAll(async () => {
  stage = await openStage('2026-03-11T11:00:00Z')
  await makeAdministrator(stage)
  office = await stage.person('desk', REFUSED)
  await logIn(office.page)
})
afterAll(() => stage?.close())

async function submits(number: number, fullName: string): Promise<void> {
  const selectedDays = [16, 17, 18, 19].map((day) => choice(day, 'Dzień'))
  answered(await stage.server.call(submitAvailability, formOf(number, { fullName, selectedDays })))
}

/** The plate of the row in which a driver stands. */
async function plateOf(slot: number, driver: string): Promise<string> {
  const row = office.page.getByRole('row').filter({ has: boardCell(office.page, slot, driver) })
  return ((await row.getByRole('rowheader').first().textContent()) ?? '').trim()
}

test('eighty cars are not typed: the administrator imports the list', async () => {
  const { page, problems } = office
  await importVehicles(page, [FIRST ?? '', SECOND ?? '', THIRD ?? ''])
  await expectAccessible(page)
  expect(problems).toEqual([])
})

test('two drivers submit; one gets a primary car, and the week is generated', async () => {
  const { page, problems } = office
  await submits(1, JAN)
  await submits(2, EWA)
  await assignPrimary(page, FIRST ?? '', JAN)
  await expectAccessible(page)
  await page.goto('/admin/edycja-grafiku')
  await page.getByRole('button', { name: 'Generuj grafik' }).click()
  await page.getByText('Grafik został wygenerowany pomyślnie').waitFor()
  expect(await plateOf(TUESDAY_DAY, JAN)).toBe(FIRST)
  expect(problems).toEqual([])
})

test('before the car is grounded across the week, the screen tells who changes places; then the driver has moved', async () => {
  const { page, problems } = office
  await groundCar(page, FIRST ?? '', { from: '17.3.2026', to: '18.3.2026', reason: 'Blacharz' })
  const question = page.getByRole('dialog', { name: 'Kierowcy zmienią miejsce' })
  await question.getByText(JAN).first().waitFor()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Zapisz i przenieś' }).click()
  await page.getByText(/^Uziemiono auto WX2001A\. W grafikach: 2 zmienione miejsca\.$/).waitFor()
  await expectAccessible(page)

  await page.goto('/admin/edycja-grafiku')
  await page.getByText('Uziemione: Blacharz').first().waitFor()
  expect([FIRST, SECOND]).not.toContain(await plateOf(TUESDAY_DAY, JAN))
  expect(await plateOf(THURSDAY_DAY, JAN)).toBe(FIRST)
  await expectAccessible(page)
  expect(problems).toEqual([])
})

test('the timeline shows it', async () => {
  const { page, problems } = office
  await page.goto('/admin/samochody')
  await page.getByRole('tab', { name: 'Oś czasu' }).click()
  await page.getByText('Blacharz').first().waitFor()
  await expectAccessible(page)
  expect(problems).toEqual([])
})

test('another car is rented: the renter holds it in the week, and a grounded one is refused', async () => {
  const { page, problems } = office
  const renter = { firstName: 'Adam', lastName: 'Żak', date: '17.3.2026' }
  await rentCar(page, { ...renter, reg: FIRST ?? '' })
  await page
    .getByText(/^Auto WX2001A jest uziemione od 17\.3\.2026/)
    .first()
    .waitFor()
  await expectAccessible(page)

  await rentCar(page, { ...renter, reg: SECOND ?? '' })
  await page
    .getByRole('dialog', { name: 'Kierowcy zmienią miejsce' })
    .getByRole('button', { name: 'Zapisz i przenieś' })
    .click()
  await page.getByText('Wynajem dodany został pomyślnie.').first().waitFor()
  await expectAccessible(page)
  await page.goto('/admin/edycja-grafiku')
  await page.getByText('Adam Żak (wynajem)').first().waitFor()
  expect(problems).toEqual([])
})

test('a service is planned, and the driver confirms it by the link', async () => {
  const { page, problems } = office
  await planService(page, THIRD ?? '', { date: '18.3.2026', hour: '10:15', text: 'Wymiana opon' })
  await expectAccessible(page)
  await page.getByText('niepotwierdzony').first().waitFor()
  await office.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page
    .getByRole('button', { name: /^Kopiuj link/ })
    .first()
    .click()
  const link = await page.evaluate(() => navigator.clipboard.readText())

  const driver = await stage.person('phone')
  await driver.page.goto(new URL(link).pathname)
  for (const told of [THIRD ?? '', 'środa, 18 marca', '10:15'])
    await driver.page.getByText(told, { exact: true }).waitFor()
  await expectAccessible(driver.page)
  await driver.page.getByRole('button', { name: 'Potwierdzam termin' }).click()
  await driver.page.getByText('Dziękujemy za potwierdzenie serwisu!').waitFor()
  await driver.page
    .getByText('Twój serwis został potwierdzony, prosimy o punktualny przyjazd we wskazane miejsce.')
    .waitFor()
  await expectAccessible(driver.page)
  expect(driver.problems).toEqual([])

  await openCarTab(page, THIRD ?? '', 'Serwisy')
  await page
    .getByText(/^potwierdzony 11\.03\.2026|^potwierdzony 11\.3\.2026/)
    .first()
    .waitFor()
  // What the server has just looked at it hands out for a moment.
  stage.server.clock.advance(1000)
  await page.goto('/admin/edycja-grafiku')
  await page.getByText('Serwis o 10:15').first().waitFor({ state: 'attached' })
  expect(problems).toEqual([])
})

test('the rental ends, and is history', async () => {
  const { page, problems } = office
  await endRental(page, 'Adam Żak', { date: '18.3.2026', time: '12:00', mileage: '119 000' })
  await page.getByText('Przebieg końcowy musi być większy niż przebieg początkowy.').first().waitFor()
  await page.getByLabel('Przebieg koniec').fill('121 000')
  await page.getByRole('button', { name: 'Zaktualizuj' }).click()
  await page.getByText('Zmiany zapisane pomyślnie.').first().waitFor()
  await page.goto('/admin/wylacznosc')
  await page.getByRole('tab', { name: 'Historia' }).click()
  await page.getByText('Żak').first().waitFor()
  await expectAccessible(page)
  expect(problems).toEqual([])
})

test('a paper that expires is renewed where it is seen', async () => {
  const { page, problems } = office
  await page.goto('/admin/dokumenty')
  await page.getByRole('button', { name: `Odnów: Ubezpieczenie OC, ${FIRST}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Ważny do').fill('28.2.2028')
  await page.keyboard.press('Tab')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Zapisz' }).click()
  await page.getByText(`Zapisano: Ubezpieczenie OC, ${FIRST}.`).waitFor()
  await page.getByText('28.02.2028').or(page.getByText('28.2.2028')).first().waitFor()
  expect(problems).toEqual([])
})

test('services open on the planned week, for which they are added; ‘Bieżący tydzień’ opens the one that the header names', async () => {
  const { page, problems } = office
  const shown = page.getByRole('group', { name: 'Tydzień' })
  await page.goto('/admin/serwisy')
  await page.locator('header').getByText('Tydzień 11').waitFor()
  await shown.getByText('Tydzień 12').waitFor()
  await page.getByRole('button', { name: 'Dodaj serwis' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Dodaj serwis' })
  await dialog.getByRole('combobox', { name: 'Auto' }).or(dialog.getByLabel('Auto')).first().click()
  await page.getByRole('option', { name: new RegExp(`^${THIRD}`) }).click()
  await dialog.getByLabel('Data', { exact: true }).fill('19.3.2026')
  await page.keyboard.press('Tab')
  await dialog.getByLabel('Godzina').fill('8:00')
  await dialog.getByLabel('Rodzaj serwisu').fill('Klimatyzacja')
  await dialog.getByRole('button', { name: 'Dodaj serwis' }).click()
  await page.locator('main').getByText('Klimatyzacja').waitFor()
  await shown.getByRole('button', { name: 'Bieżący tydzień' }).click()
  await shown.getByText('Tydzień 11').waitFor()
  expect(await page.locator('main').getByText('Klimatyzacja').count()).toBe(0)

  await page.goto('/admin/edycja-grafiku?rok=2026&tydzien=11')
  await shown.getByRole('button', { name: 'Planowany tydzień' }).click()
  await shown.getByText('Tydzień 12').waitFor()
  expect(await shown.getByRole('button', { name: 'Bieżący tydzień' }).count()).toBe(0)
  expect(problems).toEqual([])
})

test('the screens of services of the week and of drivers are accessible', async () => {
  const { page, problems } = office
  await page.goto('/admin/serwisy')
  await page.getByText('Wymiana opon').first().waitFor()
  await expectAccessible(page)
  await page.goto('/admin/pracownicy/lista-pracownikow')
  await page.getByText(JAN).first().waitFor()
  await expectAccessible(page)
  expect(problems).toEqual([])
})
