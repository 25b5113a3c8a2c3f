import { afterAll, beforeAll, expect, test } from 'vitest'
import { card, choose, closeDialog, openSubmit, send } from './driver-steps.ts'
import { addMondayLimit, logIn, makeAdministrator, setFleetPin } from './office-steps.ts'
import { expectAccessible, openStage, type Person, type Stage } from './stage.ts'

const JAN = { fullName: 'Jan Kowalski', email: 'jan@przyklad.test', phone: '600100200' }
const EWA = { fullName: 'Ewa Łuczak', email: 'ewa@przyklad.test', phone: '600100201' }
const ADAM = { fullName: 'Adam Żak', email: 'adam@przyklad.test', phone: '600100202' }
const OLA = { fullName: 'Ola Śliwa', email: 'ola@przyklad.test', phone: '600100203' }
const FLEET_PIN = '2468'

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
  await addMondayLimit(office.page, '16 marca 2026', 1, 'Jedno auto w serwisie')
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
