import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDriver } from '#features/drivers/office/contract.ts'
import { groundMany } from '#features/fleet/groundings/contract-many.ts'
import { planServices } from '#features/fleet/services/contract-many.ts'
import { listPaperKinds, savePaper } from '#features/papers/contract.ts'
import { addCars, submit } from '../schedule/small-fleet.ts'
import { answered } from '../server/test-server.ts'
import { savedBy } from './drivers-steps.ts'
import { logIn, makeAdministrator } from './office-steps.ts'
import { expectAccessible, openStage, type Person, type Stage } from './stage.ts'

const DRIVERS = '/admin/pracownicy/lista-pracownikow'
const WEEK = { year: 2026, week: 12 }

let stage: Stage
let office: Person

/**
 * Wednesday noon: forty drivers, two of one name; cars, one of them off; papers that have run out and that
 * end soon.
 */
beforeAll(async () => {
  stage = await openStage('2026-03-11T11:00:00Z')
  await makeAdministrator(stage)
  const { server } = stage
  const as = await server.asUser({ admin: true })
  const cars = await addCars(server.database.queries, 4)
  const ids: string[] = []
  for (let at = 0; at < 40; at += 1) {
    const fullName = at < 2 ? 'Jan Kowalski' : `Kierowca ${String.fromCharCode(65 + (at % 26))}${at}`
    const phone = `6001002${String(at).padStart(2, '0')}`
    ids.push(
      answered(await server.call(addDriver, { fullName, phone, email: `k${at}@flota.test` }, { as })).id,
    )
  }
  const { data } = answered(await server.call(listPaperKinds, {}, { as }))
  const kindId = data.find(({ attributes }) => attributes.name === 'Prawo jazdy')?.id ?? ''
  for (const [at, expiresOn] of ['2026-03-08', '2026-03-20', '2026-03-25', '2029-01-01'].entries())
    answered(await server.call(savePaper, { kindId, subjectId: ids[at] ?? '', expiresOn }, { as }))
  const span = { dayStart: '2026-03-10', shiftStart: 'Dzień', dayEnd: '2026-03-14', shiftEnd: 'Noc' } as const
  answered(
    await server.call(groundMany, { carIds: cars.slice(0, 1), ...span, groundedReason: 'Opony' }, { as }),
  )
  const visit = { date: '2026-03-17', hour: '9:00', text: 'Przegląd' }
  answered(await server.call(planServices, { carIds: cars.slice(0, 2), ...visit }, { as }))
  await submit(server, WEEK, 'Jan Kowalski', '600100200', { 0: 'day' })
  await submit(server, WEEK, 'Jan Kowalski', '600100201', { 1: 'night' })
  office = await stage.person('desk')
  await logIn(office.page)
})
afterAll(() => stage?.close())

const rows = (page: Page) => page.locator('tbody tr[data-index]')
const count = (page: Page) => page.locator('main').getByText(/^(Razem|\d+ z) \d+$/)
const bar = (page: Page) => page.getByRole('region', { name: 'Zaznaczone wiersze' })

/** What a line of the first screen counts, and where it leads. */
async function follow(page: Page, title: string): Promise<number> {
  await page.goto('/admin')
  const item = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) })
  await item.getByRole('paragraph').waitFor()
  const counted = async () => Number.parseInt((await item.textContent()) ?? '', 10)
  await expect.poll(async () => Number.isInteger(await counted())).toBe(true)
  const number = await counted()
  await item.getByRole('link', { name: title, exact: true }).click()
  return number
}

test('a number of the first screen opens exactly its rows', async () => {
  const { page, problems } = office
  for (const [title, number] of [
    ['Dokumenty po terminie', 1],
    ['Dokumenty do odnowienia', 3],
    ['Auta wyłączone teraz z jazdy', 1],
  ] as const) {
    expect(await follow(page, title)).toBe(number)
    await expect.poll(() => rows(page).count()).toBe(number)
    expect(await count(page).textContent()).toMatch(new RegExp(`^${number} z \\d+$`))
  }
  expect(await follow(page, 'Serwisy tego i następnego tygodnia')).toBe(2)
  await page.getByText('Nadchodzące, w tym i następnym tygodniu: 2').waitFor()
  expect(await page.getByRole('button', { name: /^Zmień serwis|^Edytuj/ }).count()).toBeLessThanOrEqual(2)
  expect(problems).toEqual([])
})

test('drivers: search, order and place come back with Back; those of one name are told apart', async () => {
  const { page, problems } = office
  await page.goto(DRIVERS)
  await page.getByRole('columnheader', { name: 'Telefon' }).getByRole('button').click()
  await page.getByLabel('Szukaj kierowcy').fill('kierowca')
  await expect.poll(() => page.url()).toContain('szukaj=kierowca')
  expect(page.url()).toContain('kolejnosc=phone.up')
  await expect.poll(() => count(page).textContent()).toBe('38 z 40')
  await page.mouse.move(700, 600)
  await page.mouse.wheel(0, 700)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
  const place = await page.evaluate(() => window.scrollY)
  const link = rows(page).nth(20).getByRole('link')
  await link.click()
  await page.getByRole('heading', { level: 1, name: /^Kierowca/ }).waitFor()
  await page.goBack()
  await expect.poll(() => count(page).textContent()).toBe('38 z 40')
  expect(await page.getByLabel('Szukaj kierowcy').inputValue()).toBe('kierowca')
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place))
    .toBeLessThan(60)
  await page.getByLabel('Szukaj kierowcy').fill('kowalski')
  await expect.poll(() => rows(page).count()).toBe(2)
  expect(await rows(page).allInnerTexts()).toEqual([
    expect.stringContaining('…200'),
    expect.stringContaining('…201'),
  ])
  await expectAccessible(page)
  expect(problems).toEqual([])
})

test('drivers: many are switched off by mouse with a range, told before, and taken back', async () => {
  const { page, problems } = office
  await page.goto(DRIVERS)
  await rows(page).nth(1).getByRole('checkbox').click()
  await rows(page)
    .nth(4)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] })
  await bar(page).getByText('Zaznaczono: 4').waitFor()
  await bar(page).getByRole('button', { name: 'Dezaktywuj' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/nie dostaną auta w nowych grafikach/).waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Dezaktywuj' }).click()
  await dialog.getByText('Dezaktywowano: 4 kierowców.').waitFor()
  await dialog.getByRole('button', { name: 'Cofnij' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => count(page).textContent()).toBe('Razem 40')
  expect(problems).toEqual([])
})

test('drivers: all that match are written to by keyboard alone', async () => {
  const { page, problems } = office
  await page.goto(DRIVERS)
  await page.getByLabel('Szukaj kierowcy').focus()
  await page.keyboard.type('Kierowca C')
  await expect.poll(() => rows(page).count()).toBe(2)
  await page.getByLabel('Zaznacz wszystkie 2 pasujące').focus()
  await page.keyboard.press('Space')
  await bar(page).getByRole('button', { name: 'Napisz' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect
    .poll(() => dialog.getByLabel('Treść').evaluate((field) => field === document.activeElement))
    .toBe(true)
  await page.keyboard.type('W piątek myjnia jest zamknięta.')
  const send = dialog.getByRole('button', { name: 'Wyślij do 2 osób' })
  await send.waitFor()
  await send.focus()
  await page.keyboard.press('Enter')
  await page.getByText('Czeka na wysłanie: 2 e-maile.').waitFor()
  const letters = await stage.lettersTo('k28@flota.test')
  expect(letters.map(({ text }) => text).join()).toContain('myjnia jest zamknięta')
  expect(problems).toEqual([])
})

test('papers: filters stand in the address, and drivers are reminded; a car’s paper is named as left out', async () => {
  const { page, problems } = office
  await page.goto('/admin/dokumenty')
  await page.getByRole('combobox', { name: 'Termin' }).click()
  await page.getByRole('option', { name: 'Do odnowienia' }).click()
  await expect.poll(() => page.url()).toContain('termin=do-odnowienia')
  await expect.poll(() => rows(page).count()).toBe(3)
  expect(await rows(page).first().textContent()).toContain('po terminie od 3 dni')
  await page.getByRole('combobox', { name: 'Termin' }).click()
  await page.getByRole('option', { name: 'Każdy' }).click()
  await expect.poll(() => rows(page).count()).toBeGreaterThan(3)
  await page.getByLabel(/^Zaznacz wszystkie/).click()
  await bar(page).getByRole('button', { name: 'Przypomnij' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/^Przypomnienie dostan.* 3 kierowc/).waitFor()
  await dialog
    .getByText(/dokument auta, nie ma kierowcy/)
    .first()
    .waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Przypomnij 3 osobom' }).click()
  await dialog.getByText('Przypomnienie czeka na wysłanie do 3 osób.').waitFor()
  await dialog.getByRole('button', { name: 'Zamknij' }).last().click()
  expect(problems).toEqual([])
})

test('papers: ticked and reminded of by keyboard; who was reminded today is named', async () => {
  const { page, problems } = office
  await page.goto('/admin/dokumenty?termin=po-terminie')
  await rows(page).first().getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  await bar(page).getByRole('button', { name: 'Przypomnij' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/kierowca dostał dziś przypomnienie/).waitFor()
  expect(await dialog.getByRole('button', { name: 'Przypomnij', exact: true }).isDisabled()).toBe(true)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(problems).toEqual([])
})

test('fleet: how cars stand, one given back by mouse, two taken off by keyboard', async () => {
  const { page, problems } = office
  await page.goto('/admin/samochody?stan=uziemione')
  await rows(page).first().getByText('uziemione do 14.3').waitFor()
  await rows(page).first().getByRole('checkbox').click()
  await bar(page).getByRole('button', { name: 'Zakończ uziemienie' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Zakończ uziemienie' }).click()
  await page.getByText('Do jazdy wraca: 1 auto.').waitFor()
  await page.getByText('Żadne auto nie pasuje do wyszukiwania.', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Wyczyść filtry' }).click()
  await expect.poll(() => rows(page).count()).toBe(4)
  await expectAccessible(page)

  await rows(page).nth(1).getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  await rows(page).nth(2).getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  await bar(page).getByRole('button', { name: 'Uziem', exact: true }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Pierwszy dzień').fill('11.3.2026')
  await page.keyboard.press('Tab')
  await dialog.getByText('Nikt z wygenerowanych grafików nie zmieni miejsca.').waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Zapisz uziemienia' }).focus()
  await page.keyboard.press('Enter')
  await dialog.getByText('Uziemiono: 2 auta.').waitFor()
  await dialog.getByRole('button', { name: 'Zamknij' }).last().click()
  await expect.poll(() => page.getByText('uziemione do 11.3').count()).toBe(2)
  expect(problems).toEqual([])
})

test('submissions: cards tell namesakes apart; as a table they are sorted and saved as they stand', async () => {
  const { page, problems } = office
  await page.goto('/admin/podglad-grafiku?rok=2026&tydzien=12')
  await page.getByRole('article').first().waitFor()
  expect(
    (await page.getByRole('article').allInnerTexts()).map((text) => /…\d+/.exec(text)?.[0]).sort(),
  ).toEqual(['…200', '…201'])
  await page.getByText('Tabela', { exact: true }).click()
  await expect.poll(() => rows(page).count()).toBe(2)
  await page.getByRole('columnheader', { name: 'Noc', exact: true }).getByRole('button').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  expect(await rows(page).first().textContent()).toContain('…201')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Pobierz', exact: true }).click()
  const file = await savedBy(page, page.getByRole('menuitem', { name: 'CSV' }))
  expect(file.split('\r\n').slice(0, 2)).toEqual([
    expect.stringContaining('Kierowca;Wysłano;Razem;Dzień;Noc'),
    expect.stringContaining(';1;0;1;'),
  ])
  expect(problems).toEqual([])
})

test('on a phone a row is a card with what matters; the rest and the acts are a tap away', async () => {
  const phone = await stage.person('phone')
  const { page, problems } = phone
  await logIn(page)
  await page.goto(DRIVERS)
  const card = rows(page).nth(2)
  expect(await card.getByText('Ostatnia zmiana').count()).toBe(0)
  await card.getByRole('button', { name: /^Więcej/ }).click()
  await card.getByRole('button', { name: /^Edytuj/ }).waitFor()
  await page.getByLabel('Zaznacz wszystkie 40 pasujące').click()
  await bar(page).getByRole('button', { name: 'Czynności' }).click()
  await page.getByRole('menuitem', { name: 'Napisz' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('menuitem', { name: 'Napisz' }).waitFor({ state: 'hidden' })
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThan(1)
  expect(problems).toEqual([])
})
