import { afterAll, beforeAll, expect, test } from 'vitest'
import { submitAvailability } from '#features/availability/contract.ts'
import { choice, form } from '../availability/form.ts'
import { answered } from '../server/test-server.ts'
import {
  addDriverByHand,
  agree,
  expectFine,
  openDriver,
  savedBy,
  shownPin,
  tryCalendar,
} from './drivers-steps.ts'
import { logIn, makeAdministrator } from './office-steps.ts'
import { openStage, type Person, type Stage } from './stage.ts'

const JAN = { fullName: 'Jan Kowalski', phone: '600100200', email: 'jan@przyklad.test' }
/** The same person, who has sent the form with a new number. */
const AGAIN = { fullName: 'Jan T. Kowalski', phone: '600100300', email: 'jan.t@przyklad.test' }

/** The browser names every refusal: a phone that is taken, a calendar that is closed. */
const REFUSED = [/40[139]/]

let stage: Stage
let office: Person
let driver: Person
let pin = ''

beforeAll(async () => {
  stage = await openStage('2026-03-11T11:00:00Z')
  await makeAdministrator(stage)
  office = await stage.person('desk', REFUSED)
  driver = await stage.person('phone', REFUSED)
  await logIn(office.page)
})
afterAll(() => stage?.close())

test('a driver is added by hand; the same phone twice is told beside its field', async () => {
  const { page, problems } = office
  await addDriverByHand(page, JAN)
  await page.getByText('Dodano kierowcę Jan Kowalski.').waitFor()
  await expectFine(page)
  await addDriverByHand(page, { ...JAN, fullName: 'Ktoś Inny' })
  const dialog = page.getByRole('dialog', { name: 'Dodaj kierowcę' })
  await dialog.getByText('Kierowca z tym numerem telefonu jest już na liście.').waitFor()
  await expectFine(page)
  await dialog.getByRole('button', { name: 'Anuluj' }).click()
  expect(problems).toEqual([])
})

test('the administrator looks at the PIN and renews it; the letter brings the one that opens the calendar', async () => {
  const { page, problems } = office
  await openDriver(page, JAN.fullName)
  expect(await page.getByRole('link', { name: 'Aktywni kierowcy' }).getAttribute('aria-current')).toBe('page')
  expect(await shownPin(page, JAN.fullName)).toMatch(/^[1-9]{4}$/)
  await page.getByRole('button', { name: `Nadaj nowy PIN: ${JAN.fullName}` }).click()
  await agree(page, 'Nadać nowy PIN?', 'Nadaj nowy PIN')
  await page.getByText('Nowy PIN wysłano e-mailem.').waitFor()
  const letters = await stage.lettersTo(JAN.email)
  const renewed = letters.find(({ text }) => text?.includes('Biuro floty zmieniło Twój PIN'))
  pin = /PIN do kalendarza pracy: (\d{4})/.exec(renewed?.text ?? '')?.[1] ?? ''
  expect(await shownPin(page, JAN.fullName)).toBe(pin)
  await expectFine(page)
  expect(problems).toEqual([])

  await tryCalendar(driver.page, JAN.phone, pin)
  await driver.page.getByRole('button', { name: 'Następny tydzień' }).waitFor()
  expect(driver.problems).toEqual([])
})

test('while the driver is deactivated the calendar is closed', async () => {
  const { page, problems } = office
  await page.getByRole('button', { name: `Dezaktywuj: ${JAN.fullName}` }).click()
  await agree(page, 'Dezaktywować kierowcę?', 'Dezaktywuj')
  await page.getByText('Dezaktywowano: Jan Kowalski.').waitFor()
  await expectFine(page)

  await tryCalendar(driver.page, JAN.phone, pin)
  await driver.page
    .getByText('Wprowadziłeś niepoprawne dane. Popraw numer telefonu oraz PIN i spróbuj ponownie.')
    .waitFor()
  await expectFine(driver.page)

  await page.getByRole('button', { name: `Aktywuj: ${JAN.fullName}` }).click()
  await page.getByText('Aktywowano: Jan Kowalski.', { exact: true }).waitFor()
  await tryCalendar(driver.page, JAN.phone, pin)
  await driver.page.getByRole('button', { name: 'Następny tydzień' }).waitFor()
  expect([...problems, ...driver.problems]).toEqual([])
})

test('two records of one person become one, and the new number opens the calendar as well', async () => {
  const { page, problems } = office
  const selectedDays = [choice(16, 'Dzień'), choice(17, 'Noc')]
  answered(await stage.server.call(submitAvailability, form({ ...AGAIN, selectedDays })))
  await openDriver(page, JAN.fullName, 'Łączenie i dane osobowe')
  await page.getByRole('combobox', { name: 'Wpis, który ma zostać dołączony' }).click()
  await page.getByRole('option', { name: new RegExp(`^${AGAIN.fullName}`) }).click()
  await page.getByRole('row', { name: /^Wybrane zmiany 0 2$/ }).waitFor()
  await expectFine(page)
  await page.getByRole('button', { name: 'Połącz wpisy' }).click()
  await agree(page, 'Połączyć wpisy?', 'Połącz wpisy')
  await page.getByText(/^Połączono\. Wszystko jest teraz u: Jan Kowalski/).waitFor()
  await page.getByText('600 100 300').waitFor()
  await expectFine(page)
  await page.getByRole('tab', { name: 'Zmiany' }).click()
  await page.getByText('poniedziałek, 16 marca 2026').waitFor()
  await tryCalendar((await stage.person('phone')).page, AGAIN.phone, pin)
  expect(problems).toEqual([])
})

test('the driver gets everything that is kept, to read and for a program', async () => {
  const { page, problems } = office
  await openDriver(page, JAN.fullName, 'Łączenie i dane osobowe')
  const toRead = await savedBy(page, page.getByRole('button', { name: 'Pobierz do czytania (HTML)' }))
  const toProcess = await savedBy(page, page.getByRole('button', { name: 'Pobierz dla programu (JSON)' }))
  for (const text of [toRead, toProcess]) {
    for (const kept of [JAN.fullName, AGAIN.fullName, JAN.phone, AGAIN.phone, JAN.email, AGAIN.email])
      expect(text).toContain(kept)
  }
  expect(toRead).toContain('<html lang="pl">')
  expect(Object.keys(JSON.parse(toProcess))).toContain('submissions')
  expect(problems).toEqual([])
})

test('the personal data are erased from the dialog that removes a driver', async () => {
  const { page, problems } = office
  await page.getByRole('button', { name: `Usuń z listy: ${JAN.fullName}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Usunąć kierowcę z listy?' })
  await dialog.getByLabel('Usuń z listy i wymaż dane osobowe').check()
  await expectFine(page)
  await dialog.getByRole('button', { name: 'Usuń z listy i wymaż dane osobowe' }).click()
  await page.getByText('Kierowca zniknął z listy, a jego dane osobowe zostały usunięte.').waitFor()
  await page.getByText(/^Żaden kierowca nie przesłał jeszcze grafiku\./).waitFor()
  for (const screen of ['pracownicy/lista-pracownikow', 'podglad-grafiku', 'wiadomosci', 'dziennik']) {
    await page.goto(`/admin/${screen}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.locator('main').textContent()).not.toMatch(/kowalski|600.?100.?[23]00|przyklad\.test/i)
  }
  expect(problems).toEqual([])

  await tryCalendar(driver.page, JAN.phone, pin)
  await driver.page
    .getByText('Wprowadziłeś niepoprawne dane. Popraw numer telefonu oraz PIN i spróbuj ponownie.')
    .waitFor()
  expect(driver.problems).toEqual([])
})
