import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateWeek } from '#features/schedule/contract.ts'
import { changePin } from '#features/settings/contract.ts'
import { addCars, submit } from '../schedule/small-fleet.ts'
import { answered, type TestCaller } from '../server/test-server.ts'
import { typePin } from './driver-steps.ts'
import { boardCell } from './office-steps.ts'
import { expectAccessible, openStage, type Person, type Stage } from './stage.ts'

const WEEK = { year: 2026, week: 12 }
const BOARD = '/admin/edycja-grafiku?rok=2026&tydzien=12'
const FLEET_PIN = '4711'
const [MONDAY_DAY, TUESDAY_DAY] = [0, 2]
const [JAN, EWA, OLA] = ['Jan Lis', 'Ewa Żak', 'Ola Sum']

let stage: Stage
let chief: TestCaller
let office: Person
let ewa: string

/**
 * A generated week: Jan drives on Monday by day, Ewa stands in reserve on Tuesday, and Ola has sent nothing
 * yet.
 */
beforeAll(async () => {
  stage = await openStage('2026-03-11T11:00:00Z')
  const { server } = stage
  chief = await server.asUser({ admin: true })
  answered(await server.call(changePin, { pin: FLEET_PIN }, { as: chief }))
  const [first = ''] = await addCars(server.database.queries, 2)
  const jan = await submit(server, WEEK, JAN, '600100201', { 0: 'day' })
  ewa = await submit(server, WEEK, EWA, '600100202', { 1: 'day' })
  const places = [
    { driverId: jan, slot: MONDAY_DAY, carId: first },
    { driverId: ewa, slot: TUESDAY_DAY, carId: null },
  ]
  answered(await server.call(generateWeek, { ...WEEK, places }, { as: chief }))
  office = await stage.person('desk')
  await enter(office, chief.cookie)
})
afterAll(() => stage?.close())

async function enter({ context }: Person, cookie: string): Promise<void> {
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url: await stage.server.url() }])
}
async function driverAt(path: string, driverId: string): Promise<Person> {
  const person = await stage.person('phone', [/401/])
  await enter(person, (await stage.server.asScope('driver', driverId)).cookie)
  await person.page.goto(path)
  return person
}
const shifts = ({ page }: Person) => page.locator('.own-shift')
const nextWeek = ({ page }: Person) => page.getByRole('button', { name: 'Następny tydzień' }).click()
/** A look at a saved week serves its readers for 250 ms of the clock. */
const aMomentLater = () => stage.server.clock.advance(1000)

test('who submits after the week was generated waits, the office sees it and seats in one step, and the driver’s calendar says it (D42)', async () => {
  const ola = await submit(stage.server, WEEK, OLA, '600100203', { 0: 'day' })
  aMomentLater()
  const driver = await driverAt('/kalendarz-pracy', ola)
  await nextWeek(driver)
  await shifts(driver).getByText('Dzień rezerwa').waitFor()

  const { page, problems } = office
  await page.goto('/admin')
  await page.getByText('1 zgłoszenie po wygenerowaniu').filter({ visible: true }).first().waitFor()
  await page.goto(BOARD)
  const bar = page.getByRole('region', { name: 'Zgłoszenia po wygenerowaniu' })
  await bar.getByText('1 zgłoszenie po wygenerowaniu').waitFor()
  await expectAccessible(page)
  await bar.getByRole('button', { name: 'Posadź' }).click()
  await page.getByText('Na 1 zmianę znalazło się wolne auto.').first().waitFor()
  await boardCell(page, MONDAY_DAY, OLA).waitFor()
  await bar.waitFor({ state: 'detached' })
  aMomentLater()
  await driver.page.reload()
  await nextWeek(driver)
  await shifts(driver).getByText('W02').waitFor()
  expect([...problems, ...driver.problems]).toEqual([])
})

test('a driver on reserve picks a free shift: what is refused is said first, who picks is known, and what was typed survives (D15, D46)', async () => {
  const driver = await driverAt('/kalendarz-pracy', ewa)
  const { page, problems } = driver
  const open = () => page.getByRole('button', { name: 'Dobierz zmianę' }).first().click()
  const night = page.getByRole('group', { name: 'Wolne zmiany nocne' }).getByLabel(/17 marca/)
  const nextDay = page.getByRole('group', { name: 'Wolne zmiany dzienne' }).getByLabel(/18 marca/)
  await open()
  await night.check()
  await nextDay.check()
  await page.getByRole('button', { name: 'Dalej' }).click()
  await page
    .getByRole('alert')
    .getByText(/^Niestety, nie możesz wybrać zmiany nocnej/)
    .waitFor()
  await expectAccessible(page)
  await page.reload()
  await open()
  expect(await night.isChecked()).toBe(true)
  await nextDay.uncheck()
  await page.getByRole('button', { name: 'Dalej' }).click()
  await page.getByText(EWA).last().waitFor()
  expect(await page.getByRole('dialog').getByRole('textbox').count()).toBe(0)
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Dobierz zmianę' }).click()
  await page.getByText('Te zmiany są od teraz Twoje:').waitFor()
  await page.getByRole('button', { name: 'Zamknij' }).last().click()
  aMomentLater()
  await page.reload()
  await nextWeek(driver)
  await shifts(driver)
    .getByText(/W0[12]/)
    .waitFor()
  await open()
  await page
    .getByText(/^Masz już zmianę w tym dniu: Noc, 17\.3\.2026/)
    .first()
    .waitFor()
  expect(problems).toEqual([])
})

test('a pick by the fleet’s PIN for somebody else is told to that driver, whose ‘To nie ja’ frees the shift and is told to the office', async () => {
  const stranger = await stage.person('phone', [/401|409/])
  const { page } = stranger
  const open = () => page.getByRole('button', { name: 'Dobierz zmianę' }).first().click()
  await page.goto('/koordynator')
  await typePin(page, FLEET_PIN)
  await page.getByRole('dialog').getByRole('button', { name: 'Dalej' }).click()
  await open()
  const friday = page.getByRole('group', { name: 'Wolne zmiany dzienne' }).getByLabel(/20 marca/)
  await friday.check()
  await page.getByRole('button', { name: 'Dalej' }).click()
  const form = page.getByRole('dialog', { name: 'Twoje dane' })
  await form.getByLabel('Imię i nazwisko').fill('Jan Lis')
  await form.getByLabel('Adres e-mail').fill('obcy@example.pl')
  await form.getByLabel('Numer telefonu').fill('600100201')
  await page.mouse.click(200, 4)
  await form.waitFor({ state: 'detached' })
  await page.reload()
  await open()
  await page.getByRole('button', { name: 'Dalej' }).click()
  expect(await form.getByLabel('Adres e-mail').inputValue()).toBe('obcy@example.pl')
  await form.getByRole('button', { name: 'Dobierz zmianę' }).click()
  await page.getByText('Te zmiany są od teraz Twoje:').waitFor()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('600100201')

  const letters = await stage.lettersTo('kierowca@example.pl')
  const link = /\/to-nie-ja#[\w-]+/.exec(
    letters.find(({ text }) => text?.includes('/to-nie-ja#'))?.text ?? '',
  )
  const jan = await stage.person('phone', [/404/])
  await jan.page.goto(link?.[0] ?? '')
  await jan.page.getByText('Dzień, piątek, 20 marca').waitFor()
  await expectAccessible(jan.page)
  await jan.page.getByRole('button', { name: 'To nie ja - oddaję' }).click()
  await jan.page.getByText('oddana, nie jest już Twoja').waitFor()
  // Another link in the same tab is shown as what it is, with nothing left of the first.
  await jan.page.evaluate(() => {
    location.hash = '#ktos-inny'
  })
  await jan.page.getByText('Ten link jest nieważny').waitFor()
  expect(await jan.page.getByText('Dzień, piątek, 20 marca').count()).toBe(0)
  aMomentLater()
  await page.reload()
  await open()
  await friday.waitFor()

  await office.page.goto('/admin')
  await office.page
    .getByText(/Jan Lis.*20/)
    .first()
    .waitFor()
  expect([...office.problems, ...stranger.problems, ...jan.problems]).toEqual([])
})
