import { afterAll, beforeAll, expect, test } from 'vitest'
import { submit } from '../schedule/small-fleet.ts'
import type { TestCaller } from '../server/test-server.ts'
import { expectAccessible, openStage, type Person, type Stage } from './stage.ts'

let stage: Stage
let chief: TestCaller

/** Jan and Ewa sent something for the week before; it is Thursday noon, and the next week is collected. */
beforeAll(async () => {
  stage = await openStage('2026-03-05T11:00:00Z')
  await submit(stage.server, { year: 2026, week: 11 }, 'Jan Lis', '600100201', { 0: 'day', 4: 'night' })
  await submit(stage.server, { year: 2026, week: 11 }, 'Ewa Żak', '600100202', { 0: 'day' })
  stage.server.clock.set('2026-03-12T11:00:00Z')
  chief = await stage.server.asUser({ admin: true })
})
afterAll(() => stage?.close())

async function enter({ context }: Person, cookie: string): Promise<void> {
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url: await stage.server.url() }])
}

test('the office reminds all in one act; a driver opens the link, repeats last week, and is gone from the list', async () => {
  const office = await stage.person('desk')
  await enter(office, chief.cookie)
  await office.page.goto('/admin')
  await office.page.getByRole('link', { name: /^Bez dyspozycyjności na tydzień/ }).click()
  await office.page.getByRole('heading', { name: 'Bez dyspozycyjności: 2 z 2' }).waitFor()
  await office.page.getByRole('img', { name: 'Poniedziałek Dzień, Piątek Noc' }).waitFor()
  await expectAccessible(office.page)
  await office.page.getByRole('button', { name: 'Przypomnij 2' }).click()
  const dialog = office.page.getByRole('dialog', { name: 'Przypomnij: 2 osoby' })
  await dialog.getByText('Przypomnienia: 2 osoby (e-mail: 2).').waitFor()
  await expectAccessible(office.page)
  await dialog.getByRole('button', { name: 'Przypomnij 2' }).click()
  await office.page
    .getByText(/^Zapisano do wysłania: 2 osoby/)
    .first()
    .waitFor()
  await office.page
    .getByText(/e-mail, biuro: 1 raz/)
    .first()
    .waitFor()

  const letters = await stage.lettersTo('kierowca@example.pl')
  const toJan = letters
    .map(({ text }) => text ?? '')
    .find((text) => text.includes('Jan Lis') && text.includes('/j#f.'))
  const link = /\/j#f\.\w+/.exec(toJan ?? '')?.[0] ?? ''
  const jan = await stage.person('phone')
  await jan.page.goto(link)
  await jan.page.getByRole('button', { name: 'Otwórz formularz' }).click()
  await jan.page.waitForURL(/\/$/)
  await jan.page.getByRole('button', { name: 'Wybierz jak ostatnio' }).click()
  await jan.page.getByRole('button', { name: 'Dalej' }).click()
  const sheet = jan.page.getByRole('dialog')
  await sheet.getByRole('button', { name: /^Wyślij/ }).click()
  await jan.page
    .getByText(/^Formularz został przesłany pomyślnie/)
    .first()
    .waitFor()

  await office.page.reload()
  await office.page.getByRole('heading', { name: 'Bez dyspozycyjności: 1 z 2' }).waitFor()
  expect([...office.problems, ...jan.problems]).toEqual([])
})

test('somebody calls: the office enters the week by the form’s own rules, from the row', async () => {
  const office = await stage.person('desk')
  await enter(office, chief.cookie)
  await office.page.goto('/admin/przygotowanie')
  await office.page.getByRole('button', { name: 'Dodaj zgłoszenie: Ewa Żak' }).click()
  const dialog = office.page.getByRole('dialog', { name: 'Dodaj zgłoszenie: Ewa Żak' })
  await dialog.getByRole('radiogroup', { name: 'Poniedziałek: zmiana' }).getByText('Noc').click()
  await dialog.getByRole('radiogroup', { name: 'Wtorek: zmiana' }).getByText('Dzień').click()
  await dialog.getByText('Dzień po nocy: zmień').waitFor()
  expect(await dialog.getByRole('button', { name: 'Zapisz 2 zmiany' }).isDisabled()).toBe(true)
  await expectAccessible(office.page)
  await dialog.getByRole('radiogroup', { name: 'Wtorek: zmiana' }).getByText('Wolne').click()
  await dialog.getByRole('button', { name: 'Zapisz 1 zmianę' }).click()
  await office.page
    .getByText(/^Zapisano zgłoszenie: Ewa Żak/)
    .first()
    .waitFor()
  await office.page.getByText('Wszyscy aktywni kierowcy wysłali już dyspozycyjność.').waitFor()
  await expectAccessible(office.page)
  expect(office.problems).toEqual([])
})
