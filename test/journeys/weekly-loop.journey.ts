import { afterAll, beforeAll, expect, test } from 'vitest'
import { card, choose, closeDialog, openSubmit, send, typePin } from './driver-steps.ts'
import {
  addCar,
  addMondayLimit,
  boardCell,
  logIn,
  makeAdministrator,
  moveToOtherCar,
  setFleetPin,
} from './office-steps.ts'
import { expectAccessible, openStage, type Person, type Stage } from './stage.ts'

const JAN = { fullName: 'Jan Kowalski', email: 'jan@przyklad.test', phone: '600100200' }
const EWA = { fullName: 'Ewa Łuczak', email: 'ewa@przyklad.test', phone: '600100201' }
const ADAM = { fullName: 'Adam Żak', email: 'adam@przyklad.test', phone: '600100202' }
const OLA = { fullName: 'Ola Śliwa', email: 'ola@przyklad.test', phone: '600100203' }
const FLEET_PIN = '2468'
const CARS = [
  { reg: 'WX1001A', vin: 'AAAAAAAAAAAAAAAA1' },
  { reg: 'WX1002B', vin: 'AAAAAAAAAAAAAAAA2' },
]
/** Slots of the week (D2). */
const WEDNESDAY_NIGHT = 5
const SATURDAY_NIGHT = 11

let stage: Stage
let office: Person

beforeAll(async () => {
  stage = await openStage('2026-03-11T11:00:00Z')
  await makeAdministrator(stage)
  office = await stage.person('desk')
})
afterAll(() => stage?.close())

test('the administrator logs in, sets the PIN, and limits Monday to one car', async () => {
  await logIn(office.page)
  await setFleetPin(office.page, FLEET_PIN)
  await addMondayLimit(office.page, '16.03.2026', 1, 'Jedno auto w serwisie')
  await expectAccessible(office.page)
  expect(office.problems).toEqual([])
})

test('the administrator adds two cars', async () => {
  for (const car of CARS) await addCar(office.page, car)
  await expectAccessible(office.page)
  expect(office.problems).toEqual([])
})

test('a driver chooses two shifts and submits', async () => {
  const { page, problems } = await stage.person('phone')
  await page.goto('/')
  await page.getByText('Jedno auto w serwisie').waitFor()
  await choose(page, 'Poniedziałek', 'Dzień')
  await choose(page, 'Środa', 'Noc')
  await expectAccessible(page)
  await openSubmit(page, JAN)
  await expectAccessible(page)
  await send(page)
  await closeDialog(page)
  await page.getByText('Wysyłałeś już grafik na ten tydzień.').waitFor()
  expect(problems).toEqual([])
})

test('where the slot is used up, the card offers the reserve', async () => {
  const { page, problems } = await stage.person('phone')
  await page.goto('/')
  await choose(page, 'Poniedziałek', 'Dzień rezerwa')
  await card(page, 'Poniedziałek').getByText('Czekaj na potwierdzenie.').waitFor()
  await choose(page, 'Wtorek', 'Dzień')
  await openSubmit(page, EWA)
  await send(page)
  expect(problems).toEqual([])
})

test('a day after a night is refused with the night to change, and then corrected', async () => {
  const { page, problems } = await stage.person('phone')
  await page.goto('/')
  await choose(page, 'Czwartek', 'Noc')
  await choose(page, 'Piątek', 'Dzień')
  await page.getByRole('button', { name: 'Dalej' }).click()
  await page
    .getByText('Niestety, nie możesz wybrać zmiany dziennej - jeżeli dzień wcześniej wybrałeś zmianę nocną.')
    .waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Popraw' }).click()
  await choose(page, 'Piątek', 'Noc')
  await openSubmit(page, ADAM)
  await send(page)
  expect(problems).toEqual([])
})

test('a driver sends an empty week with its reason', async () => {
  const { page, problems } = await stage.person('phone')
  await page.goto('/')
  await openSubmit(page, OLA)
  await page.getByLabel('Urlop').check()
  await send(page)
  expect(problems).toEqual([])
})

test('the administrator sees what was submitted, generates the week, moves one driver, and updates', async () => {
  const { page, problems } = office
  await page.goto('/admin/podglad-grafiku')
  for (const { fullName } of [JAN, EWA, ADAM, OLA]) await page.getByText(fullName, { exact: true }).waitFor()
  await page.goto('/admin/edycja-grafiku')
  await page.getByRole('button', { name: 'Generuj grafik' }).click()
  await page.getByText('Grafik został wygenerowany pomyślnie').waitFor()
  await expectAccessible(page)
  await moveToOtherCar(page, WEDNESDAY_NIGHT, JAN.fullName)
  await page.getByRole('button', { name: 'Aktualizuj grafik' }).click()
  await page.getByText('Grafik został zaktualizowany pomyślnie').waitFor()
  expect(problems).toEqual([])
})

test('with phone and the PIN from the letter, the driver sees car and shift', async () => {
  const letters = await stage.lettersTo(JAN.email)
  const letter = letters.find(({ text }) => text?.includes('PIN do kalendarza'))
  const pin = /PIN do kalendarza pracy: (\d{4})/.exec(letter?.text ?? '')?.[1] ?? ''
  const { page, problems } = await stage.person('phone')
  await page.goto('/kalendarz-pracy')
  await page.getByLabel('Numer telefonu').fill(JAN.phone)
  await typePin(page, pin)
  await page.getByRole('dialog').getByRole('button', { name: 'Dalej' }).click()
  await page.getByRole('button', { name: 'Następny tydzień' }).click()
  await page
    .getByText(/WX100[12][AB]/)
    .first()
    .waitFor()
  await page.getByText('Noc').first().waitFor()
  await expectAccessible(page)
  expect(problems).toEqual([])
})

test('with the fleet PIN the coordinator sees the week; a driver picks up a free shift, and it stands on the board', async () => {
  const { page, problems } = await stage.person('phone')
  await page.goto('/koordynator')
  await typePin(page, FLEET_PIN)
  await page.getByRole('dialog').getByRole('button', { name: 'Dalej' }).click()
  await page.getByRole('button', { name: 'Następny tydzień' }).click()
  await page.getByText(ADAM.fullName).first().waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Dobierz zmianę' }).click()
  const dialog = page.getByRole('dialog', { name: 'Dodaj zmianę' })
  expect(await dialog.getByRole('button', { name: 'Dalej' }).isDisabled()).toBe(true)
  await dialog
    .getByRole('group', { name: /noc/i })
    .getByLabel(/sobota, 21 marca/)
    .check()
  await dialog.getByRole('button', { name: 'Dalej' }).click()
  const data = page.getByRole('dialog', { name: 'Twoje dane' })
  await data.getByLabel('Imię i nazwisko').fill(ADAM.fullName)
  await data.getByLabel('Adres e-mail').fill(ADAM.email)
  await data.getByLabel('Numer telefonu').fill(ADAM.phone)
  await data.getByRole('button', { name: 'Dobierz zmianę' }).click()
  await page
    .getByText(/WX100[12][AB]/)
    .first()
    .waitFor()
  expect(problems).toEqual([])

  await office.page.goto('/admin/edycja-grafiku')
  await boardCell(office.page, SATURDAY_NIGHT, ADAM.fullName).waitFor()
  expect(office.problems).toEqual([])
})
