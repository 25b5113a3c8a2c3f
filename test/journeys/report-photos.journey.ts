import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listReports } from '#features/driver-reports/contract-office.ts'
import { type MovingOffice, openOffice } from '../schedule/moving-office.ts'
import { answered } from '../server/test-server.ts'
import { cameraPhoto } from './camera-photo.ts'
import { expectAccessible, openStage, type Person, type Stage } from './stage.ts'

const NO_NET = [/ERR_INTERNET_DISCONNECTED/, /Failed to load resource/, /40[14] \(/]

let stage: Stage
let office: MovingOffice
beforeAll(async () => {
  stage = await openStage('2026-03-11T11:00:00Z')
})
/** Monday, 5:54: Jan drives W01 by day. */
beforeEach(async () => {
  office = await openOffice(stage.server)
  await office.leap('2026-03-16T05:54:00+01:00')
})
afterAll(() => stage?.close())

const list = async () => answered(await stage.server.call(listReports, {}, { as: office.admin() })).data
const arrived = async () => (await list())[0]?.photos.filter(({ state }) => state === 'here').length

async function jan(): Promise<Person> {
  const person = await stage.person('phone', NO_NET, { keepsPages: true })
  const { cookie } = await stage.server.asScope('driver', office.jan)
  const [name = '', value = ''] = cookie.split('=')
  await person.context.addCookies([{ name, value, url: await stage.server.url() }])
  // Phones show the fleet's own time.
  await person.page.clock.setSystemTime(stage.server.clock.now())
  await person.page.goto('/kalendarz-pracy')
  return person
}

async function openSheet(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Zgłoś biuru' }).click()
  await page.getByRole('radio', { name: /^Problem z autem/ }).check()
  await page.getByRole('radio', { name: 'Auto nie jedzie' }).check()
}

async function addPhotos(page: Page): Promise<void> {
  const buffer = await cameraPhoto(page, 3000, 2250)
  await page.getByLabel('Zrób zdjęcie').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByText('1 z 4').waitFor()
  await page
    .getByLabel('Wybierz z telefonu')
    .setInputFiles({ name: 'b.jpg', mimeType: 'image/jpeg', buffer: await cameraPhoto(page, 1000, 750) })
  await page.getByText('2 z 4').waitFor()
}

/** The worker keeps a page from the first visit after its own arrival on. */
async function keptByWorker(page: Page): Promise<void> {
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active !== null)
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.waitForFunction(async () => (await caches.match('/kalendarz-pracy')) !== undefined)
}

test('a problem with two photos told without network goes up once, and the office opens them large by keyboard', async () => {
  const { page, context } = await jan()
  await keptByWorker(page)
  await openSheet(page)
  await addPhotos(page)
  await page.getByLabel(/^Kilka słów/).fill('Świeci kontrolka')
  await expectAccessible(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Wyślij do biura' }).click()
  await page.getByText('czeka na wysłanie').waitFor()
  expect(await list()).toEqual([])
  // Killed meanwhile: words and photos are on the phone.
  await page.reload()
  await page.getByText('czeka na wysłanie').waitFor()
  await context.setOffline(false)
  await page.reload()
  await expect.poll(arrived, { timeout: 30_000 }).toBe(2)
  expect(await list()).toMatchObject([{ kind: 'car', drives: false, text: 'Świeci kontrolka' }])

  const anna = await stage.person('desk')
  const [name = '', value = ''] = (await stage.server.asUser({ admin: false })).cookie.split('=')
  await anna.context.addCookies([{ name, value, url: await stage.server.url() }])
  await anna.page.goto('/admin/zgloszenia')
  const first = anna.page.getByRole('button', { name: 'Powiększ: Zdjęcie 1, W01' })
  await first.waitFor()
  await expectAccessible(anna.page)
  await first.focus()
  await anna.page.keyboard.press('Enter')
  const large = anna.page.getByRole('img', { name: 'Zdjęcie 1, W01' })
  await expect.poll(() => large.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1280)
  await expectAccessible(anna.page)
  await anna.page.keyboard.press('ArrowRight')
  await anna.page.getByText('Zdjęcie 2 z 2').waitFor()
  await anna.page.getByRole('img', { name: 'Zdjęcie 2, W01' }).waitFor()
  await anna.page.keyboard.press('Escape')
  await expect.poll(() => first.evaluate((button) => button === document.activeElement)).toBe(true)

  await anna.page.goto(`/admin/pracownicy/${office.jan}?zakladka=telefon`)
  await anna.page.getByRole('button', { name: 'Powiększ: Zdjęcie 2, W01' }).waitFor()
})

test('photos that were cut off go on from whichever page is opened next', async () => {
  const { page, context } = await jan()
  await keptByWorker(page)
  await openSheet(page)
  await addPhotos(page)
  await context.route('**/photo', (route) => route.abort())
  await page.getByRole('button', { name: 'Wyślij do biura' }).click()
  await page.getByText('zdjęcia do wysłania: 2, wyślą się same').waitFor()
  await expectAccessible(page)
  expect((await list())[0]?.photos.map(({ state }) => state)).toEqual(['awaited', 'awaited'])
  await context.unroute('**/photo')
  await page.goto('/')
  await expect.poll(arrived, { timeout: 30_000 }).toBe(2)
  expect(await list()).toHaveLength(1)
})

test('what is no photo is told in the driver’s language, and the words stay', async () => {
  const { page } = await jan()
  await openSheet(page)
  await page.getByLabel(/^Kilka słów/).fill('Świeci kontrolka')
  await page
    .getByLabel('Zrób zdjęcie')
    .setInputFiles({ name: 'a.heic', mimeType: 'image/heic', buffer: randomBytes(3000) })
  await page.getByText('Telefon nie umie otworzyć tego pliku').waitFor()
  expect(await page.getByLabel(/^Kilka słów/).inputValue()).toBe('Świeci kontrolka')
})
