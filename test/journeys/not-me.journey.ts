import { afterAll, beforeAll, expect, test } from 'vitest'
import { submit } from '../schedule/small-fleet.ts'
import type { TestCaller } from '../server/test-server.ts'
import { choose, openSubmit, send } from './driver-steps.ts'
import { expectAccessible, openStage, type Person, type Stage } from './stage.ts'

const JAN = { fullName: 'Jan Lis', phone: '600100201' }
const STRANGER = { fullName: 'Ktoś Obcy', email: 'obcy@example.pl', phone: JAN.phone }
const TITLE = 'Dyspozycyjność z Twoim numerem przyszła bez zalogowania'
const DISOWNED = 'Formularze cofnięte: „to nie ja”'

let stage: Stage
let chief: TestCaller
let jan: string

/** The fleet knows Jan and Ewa by the forms of the week before. */
beforeAll(async () => {
  stage = await openStage('2026-03-04T11:00:00Z')
  jan = await submit(stage.server, { year: 2026, week: 11 }, JAN.fullName, JAN.phone, { 0: 'day' })
  await submit(stage.server, { year: 2026, week: 11 }, 'Ewa Żak', '600100202', { 0: 'day' })
  stage.server.clock.set('2026-03-11T11:00:00Z')
  chief = await stage.server.asUser({ admin: true })
})
afterAll(() => stage?.close())

async function enter({ context }: Person, cookie: string): Promise<void> {
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url: await stage.server.url() }])
}
async function strangerSends(): Promise<Person> {
  const stranger = await stage.person('phone')
  await stranger.page.goto('/')
  await choose(stranger.page, 'Środa', 'Noc')
  await openSubmit(stranger.page, STRANGER)
  return stranger
}

test('a stranger sends a form with Jan’s number: Jan sees it at home, says ‘To nie ja’, and the office is told', async () => {
  const stranger = await strangerSends()
  await send(stranger.page)

  const home = await stage.person('phone')
  await enter(home, (await stage.server.asScope('driver', jan)).cookie)
  await home.page.goto('/kalendarz-pracy')
  const card = home.page.getByRole('region', { name: TITLE })
  await card.getByText('Wysłano: 11 marca, 12:00').waitFor()
  await card.getByText('środa, 18 marca: Noc').waitFor()
  await expectAccessible(home.page)
  await card.getByRole('button', { name: 'To nie ja' }).click()
  await home.page.getByRole('heading', { name: 'Biuro floty wie, że to nie Ty' }).waitFor()
  // What was asked for is no more on the page; it can still be undone after a reload.
  await home.page.reload()
  await home.page.getByRole('button', { name: 'To jednak ja' }).waitFor()

  const office = await stage.person('desk')
  await enter(office, chief.cookie)
  await office.page.goto('/admin')
  await office.page.getByText('Jan Lis, tydzień 12').waitFor()
  await office.page.getByRole('button', { name: DISOWNED }).click()
  const list = office.page.getByRole('dialog', { name: DISOWNED })
  await list.getByText('Wybrane w nim miejsca są znów wolne.').waitFor()
  await expectAccessible(office.page)

  // The stranger tries again: the form waits, and the office reads why.
  const again = await strangerSends()
  await again.page
    .getByRole('dialog')
    .getByRole('button', { name: /^Wyślij/ })
    .click()
  await again.page.getByText(/czeka/).first().waitFor()
  await list.getByRole('button', { name: 'Załatwione' }).click()
  await list.getByText('Nic nie czeka.').waitFor()
  await office.page.goto('/admin/podglad-grafiku?zakladka=do-potwierdzenia')
  await office.page.getByText(/napisał o wcześniejszym formularzu „to nie ja”/).waitFor()
  expect([...home.problems, ...office.problems, ...stranger.problems, ...again.problems]).toEqual([])
})

test('the link of the confirming letter: opening it changes nothing, a press takes the form back', async () => {
  await submit(stage.server, { year: 2026, week: 12 }, 'Ewa Żak', '600100202', { 4: 'day' })
  const letters = await stage.lettersTo('kierowca@example.pl')
  const texts = letters.map(({ text }) => text ?? '').filter((text) => text.includes('20 marca'))
  const link = /\/to-nie-ja#[\w.-]+/.exec(texts.at(-1) ?? '')?.[0] ?? ''
  const ewa = await stage.person('phone', [/404/])
  await ewa.page.goto(link)
  await ewa.page.getByText('piątek, 20 marca: Dzień').waitFor()
  await expectAccessible(ewa.page)
  await ewa.page.getByRole('button', { name: 'To nie ja - cofnij formularz' }).click()
  await ewa.page.getByRole('heading', { name: 'Biuro floty już wie' }).waitFor()
  await ewa.page.reload()
  await ewa.page.getByText(/^Formularz jest cofnięty\./).waitFor()
  // A link of the other kind in the same tab is shown as what it is.
  await ewa.page.evaluate(() => {
    location.hash = '#ktos-inny'
  })
  await ewa.page.getByText('Ten link jest nieważny. Jeśli masz zmianę').waitFor()
  expect(ewa.problems).toEqual([])
})
