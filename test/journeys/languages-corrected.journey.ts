import { afterAll, beforeAll, expect, test } from 'vitest'
import { correctSentence, listSentences } from '#features/languages/contract.ts'
import { answered } from '../server/test-server.ts'
import { arriveLoggedIn, makeAdministrator } from './office-steps.ts'
import { expectAccessible, openStage, type Stage } from './stage.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage('2026-03-11T11:00:00Z')
  await makeAdministrator(stage)
})
afterAll(() => stage?.close())

test('a native speaker corrects a sentence, drivers of that language read it, and it is taken back', async () => {
  const { page, problems } = await stage.person('desk', [/422/])
  await arriveLoggedIn(page)
  await page.goto('/admin/jezyki')
  await page.getByRole('heading', { name: 'Języki kierowców' }).waitFor()
  await page.getByLabel('Szukaj zdania').fill('Ваша доступність')
  await page.getByRole('button', { name: 'Popraw: Ваша доступність', exact: true }).click()
  await expectAccessible(page)
  const field = page.getByLabel('Zdanie (Українська)')
  await field.fill('Коли ви <їдете>?')
  await page.getByRole('button', { name: 'Zapisz' }).click()
  await page.getByText('Zdanie to sam tekst. Usuń znaki < i >.').waitFor()
  expect(await field.inputValue()).toBe('Коли ви <їдете>?')
  await field.fill('Коли ви їдете?')
  await field.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByText('Zapisano poprawkę').waitFor()

  await page.getByLabel('Szukaj zdania').fill('{1} · {2}')
  await page.getByRole('button', { name: 'Popraw: Тиждень {1} · {2}', exact: true }).first().click()
  await page.getByText('Program wstawia: {1} – tydzień').waitFor()
  await page.getByLabel('Zdanie (Українська)').fill('{2}, тиждень {1}')
  await page.getByRole('button', { name: 'Zapisz' }).click()
  await page.getByText('{2}, тиждень {1}', { exact: true }).first().waitFor()

  const driver = await stage.person('phone')
  await driver.page.goto('/')
  await driver.page.getByRole('button', { name: 'Українська' }).click()
  await driver.page.getByRole('heading', { name: 'Коли ви їдете?' }).waitFor()
  await driver.page.getByText(/^16–22 березня, тиждень 12/).waitFor()
  // What the server has drawn is what the page's scripts say, also after a tap.
  await driver.page.getByRole('button', { name: /^Вівторок/ }).click()
  await driver.page.getByRole('heading', { name: 'Коли ви їдете?' }).waitFor()

  await page.getByText('Poprawione', { exact: true }).first().click()
  await page.getByLabel('Szukaj zdania').fill('Коли')
  await page.getByRole('button', { name: 'Przywróć zdanie programu: Ваша доступність' }).click()
  await page.getByText('Kierowcy czytają znów zdanie programu').waitFor()
  await driver.page.reload()
  await driver.page.getByRole('heading', { name: 'Ваша доступність' }).waitFor()
  expect(driver.problems).toEqual([])
  expect(problems).toEqual([])
})

test('a letter and a refusal say the fleet’s words too', async () => {
  const { server } = stage
  const admin = await server.asUser({ admin: true })
  const { sentences } = answered(await server.call(listSentences, { language: 'uk' }, { as: admin }))
  const correct = async (own: string, text: string) => {
    const id = sentences.find((each) => each.text === own)?.id ?? ''
    answered(await server.call(correctSentence, { id, language: 'uk', text, seen: 0 }, { as: admin }))
  }
  await correct('Вітаємо, {1}!', 'Доброго дня вам, {1}!')
  await correct(
    'Ви вже надсилали графік на цей тиждень. Якщо хочете щось виправити, зверніться до офісу.',
    'Графік уже в нас. Щось не так? Дзвоніть.',
  )

  const email = 'olena@kierowcy.test'
  const send = async (day: RegExp, expected: RegExp[]) => {
    const { page, problems } = await stage.person('phone', expected)
    await page.goto('/')
    await page.getByRole('button', { name: 'Українська' }).click()
    await page.getByRole('heading', { name: 'Ваша доступність' }).waitFor()
    await page.getByRole('button', { name: day }).click()
    await page.getByRole('button', { name: 'Далі' }).click()
    const dialog = page.getByRole('dialog', { name: 'Надіслати графік' })
    await dialog.getByLabel('Ім’я та прізвище').fill('Olena Kowal')
    await dialog.getByLabel('Адреса e-mail').fill(email)
    await dialog.getByLabel('Номер телефону').fill('601 222 333')
    await dialog.getByRole('button', { name: 'Надіслати', exact: true }).click()
    return { page, problems }
  }
  const first = await send(/^Вівторок/, [])
  await first.page.getByText(/^Форму успішно надіслано/).waitFor()
  const second = await send(/^Середа/, [/409/])
  await second.page.getByText('Графік уже в нас. Щось не так? Дзвоніть.').waitFor()
  expect([...first.problems, ...second.problems]).toEqual([])
  const [letter] = await stage.lettersTo(email)
  expect(letter?.text).toContain('Доброго дня вам, ')
})

test('the list is read on a phone of 320 pixels and by its groups', async () => {
  const { page, problems } = await stage.person('phone')
  await page.setViewportSize({ width: 320, height: 640 })
  await arriveLoggedIn(page)
  await page.goto('/admin/jezyki?jezyk=ka')
  await page.getByText('SMS-y', { exact: true }).click()
  await page.getByRole('button', { name: /^Popraw: .*\{pin\}/ }).waitFor()
  await expectAccessible(page)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(320)
  expect(problems).toEqual([])
})
