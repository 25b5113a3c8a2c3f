import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { renewDriverPin } from '#features/drivers/session/contract-pins.ts'
import { MONDAY_DAY, type MovingOffice, openOffice, TUESDAY_NIGHT } from '../schedule/moving-office.ts'
import { answered } from '../server/test-server.ts'
import { expectAccessible, openStage, type Person, type Stage } from './stage.ts'

let stage: Stage
let office: MovingOffice
let jan: Person

beforeAll(async () => {
  stage = await openStage('2026-03-11T11:00:00Z')
})
afterAll(() => stage?.close())
beforeEach(async () => {
  office = await openOffice(stage.server)
  jan = await withSession('driver', office.jan)
})

async function withSession(scope: 'driver' | 'fleet', subject?: string): Promise<Person> {
  const person = await stage.person('phone', [/401/])
  const { cookie } = await stage.server.asScope(scope, subject)
  const [name = '', value = ''] = cookie.split('=')
  await person.context.addCookies([{ name, value, url: await stage.server.url() }])
  return person
}

const NOT_YET = 'Niestety, nie ma jeszcze wygenerowanego kalendarza'
const shifts = ({ page }: Person) => page.locator('.own-shift')
const showNextWeek = ({ page }: Person) => page.getByRole('button', { name: 'Następny tydzień' }).click()
/** The page comes to the front after it lay behind others. */
const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

async function endSession(driverId: string): Promise<void> {
  answered(await stage.server.call(renewDriverPin, { id: driverId }, { as: office.admin() }))
}

async function expectLocked({ page }: Person): Promise<void> {
  await page.getByRole('dialog', { name: 'Twój kalendarz pracy' }).waitFor()
  expect(await shifts({ page } as Person).count()).toBe(0)
  expect(await page.getByText(/W0[12]/).count()).toBe(0)
}

test('a calendar that is looked at again shows what the office has changed meanwhile, not only that it has', async () => {
  const { page, problems } = jan
  await page.goto('/kalendarz-pracy')
  await showNextWeek(jan)
  await shifts(jan).getByText('W01').waitFor()
  await office.move(office.jan, TUESDAY_NIGHT, 1)
  await lookAgain(page)
  await shifts(jan).getByText('W02').waitFor()
  expect(await shifts(jan).count()).toBe(1)
  await page.getByRole('button', { name: 'Przeczytałem' }).waitFor()
  await expectAccessible(page)
  expect(problems).toEqual([])
})

test('looked at again on Monday, the current week is the new one', async () => {
  const { page, problems } = jan
  stage.server.clock.set('2026-03-15T20:00:00Z')
  await page.goto('/kalendarz-pracy')
  await page.getByText('Tydzień 11 · 9–15 marca').waitFor()
  // The server draws the head; this is what the page itself has asked for.
  await page.getByText(NOT_YET).waitFor()
  stage.server.clock.set('2026-03-16T05:30:00Z')
  await lookAgain(page)
  await page.getByText('Tydzień 12 · 16–22 marca').waitFor()
  await shifts(jan).filter({ hasText: 'W01' }).getByText('dziś').waitFor()
  expect(problems).toEqual([])
})

test('once the internet is back what stood there is looked at anew, and without it the other weeks are there all the same', async () => {
  const { page, problems } = jan
  await page.goto('/kalendarz-pracy')
  await showNextWeek(jan)
  await shifts(jan).getByText('W01').waitFor()
  await office.move(office.jan, TUESDAY_NIGHT, 1)
  await jan.context.setOffline(true)
  await jan.context.setOffline(false)
  await shifts(jan).getByText('W02').waitFor()

  await jan.context.setOffline(true)
  await page.getByText('Brak połączenia z internetem.').waitFor()
  await page.getByRole('button', { name: 'Poprzedni tydzień' }).click()
  await page.getByText(NOT_YET).waitFor()
  await page.getByText('Tydzień 10').waitFor()
  await showNextWeek(jan)
  await shifts(jan).getByText('W02').waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
  expect(problems.filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
})

test('where the browser does not tell that the internet is back, the week is asked for now and then', async () => {
  const { page, problems } = jan
  await page.clock.install()
  await page.route('**/api/own-home', (route) => route.abort('connectionrefused'))
  // From another page it is asked for: only an address that is opened comes with the answer.
  await page.goto('/')
  await page.getByRole('link', { name: 'Mój kalendarz' }).click()
  await page.getByText('Brak połączenia z serwerem.').waitFor()
  await page.unroute('**/api/own-home')
  await page.clock.runFor(20_000)
  await page.getByText(NOT_YET).waitFor()
  expect(problems.filter((problem) => !problem.includes('ERR_CONNECTION_REFUSED'))).toEqual([])
})

test('a session that has ended locks the calendar when it is looked at again, and nothing of it stays', async () => {
  const { page, problems } = jan
  await page.goto('/kalendarz-pracy')
  await showNextWeek(jan)
  await shifts(jan).getByText('W01').waitFor()
  await endSession(office.jan)
  await lookAgain(page)
  await expectLocked(jan)
  await expectAccessible(page)
  expect(problems).toEqual([])
})

test.for(['Przeczytałem', 'Utwórz adres subskrypcji'])(
  'a session that has ended while the page stood there locks it at ‘%s’',
  async (button) => {
    const { page, problems } = jan
    await office.move(office.jan, MONDAY_DAY, 1)
    await page.goto('/kalendarz-pracy')
    await showNextWeek(jan)
    await shifts(jan).getByText('W02').waitFor()
    await endSession(office.jan)
    await page.getByRole('button', { name: button }).click()
    await expectLocked(jan)
    expect(problems).toEqual([])
  },
)

test('an address of the subscription that could not be looked up is told, with another try', async () => {
  const person = await withSession('driver', office.ewa)
  const { page, problems } = person
  await page.route('**/api/calendar-subscription', (route) =>
    route.fulfill({ status: 400, json: { code: 'away', msg: 'Serwer jest zajęty.' } }),
  )
  await page.goto('/kalendarz-pracy')
  await page.getByText('Nie udało się sprawdzić adresu subskrypcji. Serwer jest zajęty.').waitFor()
  await expectAccessible(page)
  await page.unroute('**/api/calendar-subscription')
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click()
  await page.getByRole('button', { name: 'Utwórz adres subskrypcji' }).waitFor()
  expect(problems.filter((problem) => !problem.includes('400'))).toEqual([])
})

test('in the middle of the week the fleet calendar leads to the shifts of today', async () => {
  stage.server.clock.set('2026-03-18T07:00:00Z')
  const { page, problems } = await withSession('fleet')
  await page.goto('/koordynator')
  await page.getByRole('link', { name: 'Przejdź do dzisiejszych zmian' }).click()
  const today = page.getByRole('heading', { name: /Środa/ })
  await expect.poll(async () => (await today.boundingBox())?.y ?? Number.NaN).toBeLessThan(60)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Poprzedni tydzień' }).click()
  await page.getByText('Tydzień 11').waitFor()
  expect(await page.getByRole('link', { name: 'Przejdź do dzisiejszych zmian' }).count()).toBe(0)
  expect(problems).toEqual([])
})
