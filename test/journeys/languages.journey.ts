import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, openStage, type Stage } from './stage.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage('2026-03-11T11:00:00Z')
})
afterAll(() => stage?.close())

const OLENA = { fullName: 'Olena Kowal', email: 'olena@kierowcy.test', phone: '601 222 333' }

test('a driver chooses Ukrainian, loses nothing by it, sends the form, and is refused a second one in Ukrainian', async () => {
  const { page, problems } = await stage.person('phone', [/409/])
  await page.goto('/')
  await page.getByRole('button', { name: /^Wtorek/ }).click()
  await page.getByRole('button', { name: /^Wtorek.*Dzień$/ }).waitFor()
  await page.getByRole('button', { name: 'Dalej' }).click()
  await page.getByLabel('Imię i nazwisko').fill(OLENA.fullName)
  await page.getByRole('dialog').getByRole('button', { name: 'Anuluj' }).click()

  await page.getByRole('button', { name: 'Українська' }).click()
  await page.getByRole('heading', { name: 'Ваша доступність' }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('uk')
  await page.getByRole('button', { name: /^Вівторок.*День$/ }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Далі' }).click()
  const dialog = page.getByRole('dialog', { name: 'Надіслати графік' })
  expect(await dialog.getByLabel('Ім’я та прізвище').inputValue()).toBe(OLENA.fullName)
  await dialog.getByLabel('Адреса e-mail').fill(OLENA.email)
  await dialog.getByLabel('Номер телефону').fill(OLENA.phone)
  await dialog.getByRole('button', { name: 'Надіслати', exact: true }).click()
  await page.getByText(/^Форму успішно надіслано/).waitFor()

  // Another device, on which nothing is remembered.
  const other = await stage.person('phone', [/409/])
  await other.page.goto('/')
  await other.page.getByRole('button', { name: 'Українська' }).click()
  await other.page.getByRole('heading', { name: 'Ваша доступність' }).waitFor()
  await other.page.getByRole('button', { name: /^Середа/ }).click()
  await other.page.getByRole('button', { name: 'Далі' }).click()
  const second = other.page.getByRole('dialog', { name: 'Надіслати графік' })
  await second.getByLabel('Ім’я та прізвище').fill(OLENA.fullName)
  await second.getByLabel('Адреса e-mail').fill(OLENA.email)
  await second.getByLabel('Номер телефону').fill(OLENA.phone)
  await second.getByRole('button', { name: 'Надіслати', exact: true }).click()
  await other.page.getByText(/Ви вже надсилали графік на цей тиждень\. Якщо хочете щось виправити/).waitFor()
  await other.page.reload()
  await other.page.getByRole('heading', { name: 'Ваша доступність' }).waitFor()
  expect(problems).toEqual([])
  expect(other.problems).toEqual([])
})

test.for(['Русский', 'English', 'ქართული'])(
  'on a phone of 320 pixels nothing of the form or the calendar sticks out in %s',
  async (name) => {
    const { page, problems } = await stage.person('phone', [/404/])
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/')
    await page.getByRole('button', { name }).click()
    await page.locator('html:not([lang="pl"])').waitFor()
    for (const path of ['/', '/kalendarz-pracy', '/koordynator', '/nie-ma']) {
      await page.goto(path)
      expect(await page.locator('html').getAttribute('lang')).not.toBe('pl')
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect([path, wide]).toEqual([path, 320])
    }
    expect(problems).toEqual([])
  },
)
