import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateWeek } from '#features/schedule/contract.ts'
import { addCars, submit } from '../schedule/small-fleet.ts'
import { arriveLoggedIn, makeAdministrator } from './office-steps.ts'
import { expectAccessible, openStage, type Person, type Stage } from './stage.ts'

let stage: Stage
let office: Person

/** Two weeks of work: one was generated, of the other there is availability only. Then a week passes. */
beforeAll(async () => {
  stage = await openStage('2026-11-04T11:00:00Z')
  const { server } = stage
  await makeAdministrator(stage)
  await addCars(server.database.queries, 2)
  await submit(server, { year: 2026, week: 46 }, 'Łukasz Żak', '600100200', { 0: 'day', 2: 'night' })
  await submit(server, { year: 2026, week: 46 }, 'Lech Wilk', '600100201', { 0: 'day' })
  const as = await server.asUser()
  await server.call(generateWeek, { year: 2026, week: 46 }, { as })
  server.clock.set('2026-11-11T11:00:00Z')
  await submit(server, { year: 2026, week: 47 }, 'Łukasz Żak', '600100200', { 1: 'day' })
  server.clock.set('2026-11-18T11:00:00Z')
  office = await stage.person('desk')
  await arriveLoggedIn(office.page)
  await office.page.goto('/admin/raporty')
})
afterAll(() => stage?.close())

test('without range and e-mail nothing is sent, and both are asked for', async () => {
  const { page } = office
  await page.getByText('Wybierz okres, aby zobaczyć zmiany kierowców.').waitFor()
  await page.getByRole('button', { name: 'Wyślij raport' }).click()
  await page.getByText('Wybierz datę początkową i końcową.').waitFor()
  await page.getByText('Wprowadź adres e-mail.').waitFor()
  await expectAccessible(page)
  expect(await stage.lettersTo('szefowa@flota.test')).toEqual([])
})

test('a range beyond the current week is refused in the words of the specification', async () => {
  const { page } = office
  await page.goto('/admin/raporty?od=2026-11-09&do=2026-11-29')
  await page.getByText('Możesz pobrać okres maksymalnie do bieżącego tygodnia.').waitFor()
  await page.goto('/admin/raporty?od=2026-11-23&do=2026-11-29')
  await page.getByText('Możesz pobrać okres maksymalnie od bieżącego tygodnia.').waitFor()
  await page.goto('/admin/raporty?od=2026-11-20&do=2026-11-09')
  await page.getByText('Tydzień startowy musi być niższy niż koniec okresu.').waitFor()
})

test('the report stands on the screen, is downloaded, and arrives with its file', async () => {
  const { page } = office
  await page.goto('/admin/raporty?od=2026-11-10&do=2026-11-18')
  const row = page.getByRole('row').filter({ hasText: 'Łukasz Żak' })
  await row.getByText('Grafik i dyspozycyjność').waitFor()
  await page.getByText('Z wygenerowanych grafików: 1 tydzień.').waitFor()
  await expectAccessible(page)

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('srednia-zmian_2026-W46_2026-W47.csv')

  await page.getByLabel('E-mail').fill(' szefowa@flota.test ')
  await page.getByRole('button', { name: 'Wyślij raport' }).click()
  await page.getByText(/^Wysyłamy raport na adres szefowa@flota\.test\./).waitFor()
  await expectAccessible(page)
  const [letter] = await stage.lettersTo('szefowa@flota.test')
  expect(letter?.subject).toBe('Średnia zmian: tygodnie 46/2026–47/2026 (9.11.2026–22.11.2026)')
  expect(letter?.html).toContain('Z dyspozycyjności, bo grafiku nie wygenerowano: 1 tydzień (47/2026).')
  const [attached] = letter?.attachments ?? []
  expect(attached?.filename).toBe('srednia-zmian_2026-W46_2026-W47.csv')
  const csv = Buffer.from(attached?.content as ArrayBuffer).toString()
  expect(csv).toContain('Łukasz Żak;2;1;3;0;0;1;0,5;1,5;0;0;Grafik i dyspozycyjność')
})

test('one week is a report of one week; sent again on purpose it comes again', async () => {
  const { page, problems } = office
  await page.getByRole('button', { name: 'Ten tydzień' }).click()
  await page.getByRole('button', { name: 'Wyślij raport' }).click()
  await page.getByText('Raport w drodze').waitFor()
  await page.getByRole('button', { name: 'Wyślij raport' }).click()
  await expect.poll(async () => (await stage.lettersTo('szefowa@flota.test')).length).toBe(3)
  const letters = await stage.lettersTo('szefowa@flota.test')
  expect(letters[2]?.subject).toBe('Średnia zmian: tydzień 47/2026 (16.11.2026–22.11.2026)')
  expect(problems).toEqual([])
})
