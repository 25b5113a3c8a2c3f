import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listReports } from '#features/driver-reports/contract-office.ts'
import { showDriverPin } from '#features/drivers/session/contract-pins.ts'
import { listHandovers } from '#features/handover/contract-office.ts'
import { openHandovers } from '../handover/handover-office.ts'
import { answered } from '../server/test-server.ts'
import { typePin } from './driver-steps.ts'
import { expectAccessible, openStage, type Person, type Stage } from './stage.ts'

const NO_NET = [/ERR_INTERNET_DISCONNECTED/, /Failed to load resource/, /40[14] \(/]

let stage: Stage
let fleet: Awaited<ReturnType<typeof openHandovers>>
beforeAll(async () => {
  stage = await openStage('2026-03-11T11:00:00Z')
})
/** Monday, 5:54: Jan drives W01 by day. */
beforeEach(async () => {
  fleet = await openHandovers(stage.server)
  await fleet.at(16, '05:54')
})
afterAll(() => stage?.close())

async function logIn({ page }: Person): Promise<void> {
  const as = fleet.admin()
  const { pin } = answered(await stage.server.call(showDriverPin, { id: fleet.jan }, { as }))
  await page.getByLabel('Numer telefonu').fill('600100200')
  await typePin(page, pin)
  await page.getByRole('button', { name: 'Dalej' }).click()
  await page.getByRole('heading', { level: 1, name: 'Jan Lis' }).waitFor()
}

/** Jan's home, seen with network once, and the phone without it from then on. */
async function homeInGarage(): Promise<Person> {
  const person = await stage.person('phone', NO_NET, { keepsPages: true })
  const { page, context } = person
  await page.clock.setSystemTime(stage.server.clock.now())
  await page.goto('/kalendarz-pracy')
  await logIn(person)
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active !== null)
  await page.waitForFunction(() => localStorage.getItem('flotylla.own-week.handover') !== null)
  await page.reload()
  await page.getByRole('region', { name: 'Twoja najbliższa zmiana' }).waitFor()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await context.setOffline(true)
  return person
}

const told = async () => answered(await stage.server.call(listReports, {}, { as: fleet.admin() })).data

test('a report that waits is not lost at the logout: it is asked about, and goes out first', async () => {
  const person = await homeInGarage()
  const { page, context } = person
  await page.getByRole('button', { name: 'Zgłoś biuru' }).click()
  await page.getByLabel('Choroba').check()
  await page.getByRole('button', { name: 'Wyślij do biura' }).click()
  await page.getByText('czeka na wysłanie').waitFor()

  await page.getByRole('button', { name: 'Wyloguj' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Nie wszystko jest wysłane' })
  await dialog.getByText('zgłoszenie do biura: Choroba').waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Wyślij i wyloguj' }).click()
  await dialog.getByText('Nie udało się wysłać').waitFor()
  await dialog.getByRole('button', { name: 'Zostań' }).click()
  await page.getByText('czeka na wysłanie').waitFor()

  // The office ends the session meanwhile: it waits for Jan, and goes out once Jan is back.
  await context.clearCookies()
  await context.setOffline(false)
  await page.reload()
  await logIn(person)
  await expect.poll(async () => (await told()).length, { timeout: 20_000 }).toBe(1)
  expect(await told()).toMatchObject([{ kind: 'ill', fullName: 'Jan Lis' }])
  expect(person.problems).toEqual([])
})

test('the car is taken in the garage, though its form was never opened on this phone', async () => {
  const { page, context } = await homeInGarage()
  await page.getByRole('link', { name: 'Odbierz albo zdaj auto' }).click()
  await page.getByRole('heading', { name: 'Odbiór auta' }).waitFor()
  await page.getByLabel('Przebieg').fill('128412')
  await page.getByRole('radio', { name: 'pełny' }).check()
  await page.getByRole('button', { name: 'Przyjmuję auto' }).click()
  await page.getByRole('button', { name: 'Zapisz bez nich' }).click()
  await page.getByText('Odbiór zapisany.').waitFor()
  await context.setOffline(false)
  const listed = async () =>
    answered(await stage.server.call(listHandovers, { vehicle: fleet.car }, { as: fleet.admin() })).data
  await expect.poll(async () => (await listed()).length, { timeout: 30_000 }).toBe(1)
  await page.reload()
  await page.getByText(/^Odebrane /).waitFor()
  expect(await listed()).toMatchObject([{ kind: 'take', kmNow: 128_412 }])
})
