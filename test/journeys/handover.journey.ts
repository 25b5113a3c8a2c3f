import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { showDriverPin } from '#features/drivers/session/contract-pins.ts'
import { listHandovers, readCarFacts, readWaiting } from '#features/handover/contract-office.ts'
import { openHandovers } from '../handover/handover-office.ts'
import { answered } from '../server/test-server.ts'
import { cameraPhoto } from './camera-photo.ts'
import { typePin } from './driver-steps.ts'
import { expectAccessible, openStage, type Person, type Stage } from './stage.ts'

const SIDES = ['Przód', 'Tył', 'Lewy bok', 'Prawy bok']
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

const listed = async () =>
  answered(await stage.server.call(listHandovers, { vehicle: fleet.car }, { as: fleet.admin() })).data

async function atTheCar(
  driver: string,
  phone: string,
  expected: readonly RegExp[] = NO_NET,
): Promise<Person> {
  const person = await stage.person('phone', expected, { keepsPages: true })
  const { page } = person
  // Phones show the fleet's own time.
  await page.clock.setSystemTime(stage.server.clock.now())
  await page.goto('/odbior-auta')
  const { pin } = answered(await stage.server.call(showDriverPin, { id: driver }, { as: fleet.admin() }))
  await page.getByLabel('Numer telefonu').fill(phone)
  await typePin(page, pin)
  await page.getByRole('button', { name: 'Dalej' }).click()
  await page.getByRole('heading', { name: /^(Odbiór|Zdanie) auta$/ }).waitFor()
  return person
}

async function takePhotos(page: Page): Promise<void> {
  const buffer = await cameraPhoto(page, 3000, 2250)
  for (const [index, side] of SIDES.entries()) {
    await page
      .getByLabel(`Zrób zdjęcie: ${side}`)
      .setInputFiles({ name: `${index}.jpg`, mimeType: 'image/jpeg', buffer })
    await page.getByText(`${index + 1} z 4, wyślą się same`).waitFor()
  }
}

/** The worker keeps a page from the first visit after its own arrival on. */
async function keptByWorker(page: Page): Promise<void> {
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active !== null)
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.waitForFunction(async () => (await caches.match('/odbior-auta')) !== undefined)
}

async function fillIn(page: Page, km: string): Promise<void> {
  await page.getByLabel('Przebieg').fill(km)
  await page.getByRole('radio', { name: 'pełny' }).check()
}

test('a driver takes the car with mileage, fuel, four photos and new damage; the next one sees it and objects', async () => {
  const jan = await atTheCar(fleet.jan, '600100200')
  await expectAccessible(jan.page)
  await fillIn(jan.page, '128412')
  await takePhotos(jan.page)
  await jan.page.getByRole('button', { name: 'Dodaj uszkodzenie z listy' }).click()
  const dialog = jan.page.getByRole('dialog', { name: 'Uszkodzenie' })
  await dialog.getByLabel('Gdzie').selectOption('drzwi tylne lewe')
  await dialog.getByLabel('wgniecenie').check()
  await dialog.getByRole('button', { name: 'Dodaj' }).click()
  await jan.page.getByText('wgniecenie, drzwi tylne lewe').waitFor()
  await expectAccessible(jan.page)
  await jan.page.getByRole('button', { name: 'Przyjmuję auto' }).click()
  await jan.page.getByText('Odbiór zapisany.').waitFor()
  await expect.poll(async () => (await listed())[0]?.photos.length, { timeout: 20_000 }).toBe(4)
  expect(await listed()).toMatchObject([{ kind: 'take', kmNow: 128_412, fuel: 8, planned: true }])
  const room = answered(await stage.server.call(readWaiting, {}, { as: fleet.admin() })).photos
  expect(room.bytes).toBeGreaterThan(5000)
  expect(room.bytes).toBeLessThan(400_000)

  await fleet.at(17, '05:50')
  const ewa = await atTheCar(fleet.ewa, '600100201')
  await ewa.page.getByText('Poprzedni odbiór').click()
  const photo = ewa.page.getByRole('img', { name: 'Zdjęcie z poprzedniego przekazania: Przód' })
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1280)
  await fillIn(ewa.page, '128000')
  await ewa.page.getByRole('button', { name: 'Mam uwagi' }).click()
  await ewa.page.getByLabel('Co się nie zgadza?').fill('Pęknięty zderzak')
  await ewa.page.getByRole('button', { name: 'Przyjmuję z uwagami' }).click()
  await ewa.page.getByText('Mniej nie powinno być').waitFor()
  await ewa.page.getByRole('button', { name: 'Licznik się zgadza' }).click()
  await ewa.page.getByRole('button', { name: 'Przyjmuję z uwagami' }).click()
  await ewa.page.getByText('Brakuje zdjęć: Przód, Tył, Lewy bok, Prawy bok.').waitFor()
  await ewa.page.getByRole('button', { name: 'Zapisz bez nich' }).click()
  await ewa.page.getByText('Odbiór zapisany.').waitFor()
  await expect
    .poll(async () => answered(await stage.server.call(readWaiting, {}, { as: fleet.admin() })).objections)
    .toMatchObject([{ objection: 'Pęknięty zderzak' }])
  const { damages } = answered(
    await stage.server.call(readCarFacts, { vehicle: fleet.car }, { as: fleet.admin() }),
  )
  expect(damages).toMatchObject([{ kind: 'dent', repaired: null }])
})

test('without network it waits on the phone, outlives the closing of the page, and goes up once', async () => {
  const { page, context } = await atTheCar(fleet.jan, '600100200')
  await fillIn(page, '128412')
  await page.getByLabel('Uwagi').fill('brudne szyby')
  // Killed in the middle: what was typed is there again.
  await page.reload()
  await expect.poll(() => page.getByLabel('Przebieg').inputValue()).toBe('128412')
  expect(await page.getByLabel('Uwagi').inputValue()).toBe('brudne szyby')
  await takePhotos(page)
  await keptByWorker(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Przyjmuję auto' }).click()
  await page.getByText('Odbiór zapisany.').waitFor()
  await page.getByText('Czeka na wysłanie z tego telefonu').waitFor()
  await expectAccessible(page)
  expect(await listed()).toEqual([])

  await page.reload()
  await page.getByText('Czeka na wysłanie z tego telefonu').waitFor()
  await page.getByRole('heading', { name: /^Zdanie auta$/ }).waitFor()
  await context.setOffline(false)
  // From whichever page is opened next.
  await page.goto('/kalendarz-pracy')
  await expect.poll(async () => (await listed())[0]?.photos.length, { timeout: 30_000 }).toBe(4)
  expect(await listed()).toMatchObject([{ kmNow: 128_412, remark: 'brudne szyby' }])
  expect(await listed()).toHaveLength(1)
  await page.goto('/odbior-auta')
  await page.getByText(/^Odebrane /).waitFor()
  expect(await page.getByText('Czeka na wysłanie z tego telefonu').count()).toBe(0)
})

test('what waits on a phone is sent for the driver who did it, not for the next one who logs in', async () => {
  const { page, context } = await atTheCar(fleet.jan, '600100200')
  await fillIn(page, '128412')
  await keptByWorker(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Przyjmuję auto' }).click()
  await page.getByRole('button', { name: 'Zapisz bez nich' }).click()
  await page.getByText('Odbiór zapisany.').waitFor()
  await context.clearCookies()
  await context.setOffline(false)
  await page.goto('/odbior-auta')
  const { pin } = answered(await stage.server.call(showDriverPin, { id: fleet.ewa }, { as: fleet.admin() }))
  await page.getByLabel('Numer telefonu').fill('600100201')
  await typePin(page, pin)
  await page.getByRole('button', { name: 'Dalej' }).click()
  await page.getByText(/^Na tym telefonie czeka przekazanie auta innej osoby/).waitFor()
  expect(await listed()).toEqual([])
})

test('what is no photo, and a file that no phone makes, are told in words, and the camera can be tried again', async () => {
  const { page } = await atTheCar(fleet.jan, '600100200')
  const front = page.getByLabel('Zrób zdjęcie: Przód')
  await front.setInputFiles({ name: 'a.heic', mimeType: 'image/heic', buffer: randomBytes(3000) })
  await page.getByText('Telefon nie umie otworzyć tego pliku').waitFor()
  await page.getByLabel('Zrób zdjęcie: Tył').setInputFiles({
    name: 'b.jpg',
    mimeType: 'image/jpeg',
    buffer: await cameraPhoto(page, 4000, 3000),
  })
  await page.getByText('1 z 4, wyślą się same').waitFor()
})
