import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { renewDriverPin, showDriverPin } from '#features/drivers/session/contract-pins.ts'
import { MONDAY, openMarket, TUESDAY } from '../market/open-market.ts'
import { MONDAY_DAY, TUESDAY_DAY } from '../schedule/moving-office.ts'
import { answered } from '../server/test-server.ts'
import { typePin } from './driver-steps.ts'
import { expectAccessible, openStage, type Person, type Stage } from './stage.ts'

const THURSDAY_DAY = 6

let stage: Stage
let market: Awaited<ReturnType<typeof openMarket>>
let [jan, ewa, ola] = ['', '', '']

beforeAll(async () => {
  stage = await openStage('2026-03-11T11:00:00Z')
})
afterAll(() => stage?.close())
beforeEach(async () => {
  market = await openMarket(stage.server)
  ;({ jan, ewa } = market.office)
  ola = market.ola
  stage.server.clock.advance(1000)
})

async function driver(id: string, path: string): Promise<Person> {
  const person = await stage.person('phone', [/40[139]/, /422/])
  const [name = '', value = ''] = (await stage.server.asScope('driver', id)).cookie.split('=')
  await person.context.addCookies([{ name, value, url: await stage.server.url() }])
  await person.page.clock.install()
  await person.page.goto(path)
  return person
}

async function office(path: string): Promise<Person> {
  const person = await stage.person('desk', [/409/])
  const [name = '', value = ''] = market.office.admin().cookie.split('=')
  await person.context.addCookies([{ name, value, url: await stage.server.url() }])
  await person.page.goto(path)
  return person
}

const take = (page: Page, what: RegExp): Locator => page.getByRole('button', { name: what })
const MONDAY_IN_WORDS = /^Biorę: Poniedziałek, 16 marca, Dzień/
/** The five seconds in which a tap can be undone. */
const fiveSeconds = (page: Page) => page.clock.runFor(5_200)

test('a free shift is taken by one tap, which can be undone for five seconds', async () => {
  const { page, problems } = await driver(ola, '/kalendarz-pracy')
  await page.getByRole('link', { name: 'Wolne dla Ciebie' }).first().click()
  await take(page, MONDAY_IN_WORDS).click()
  // At once: the clock of a browser goes on, and a look with a machine takes longer than the five seconds.
  await page.getByRole('button', { name: 'Cofnij' }).click()
  await fiveSeconds(page)
  expect(await market.drivesAt(MONDAY_DAY)).toEqual([jan])
  await take(page, MONDAY_IN_WORDS).click()
  await fiveSeconds(page)
  await page.getByText('Twoja', { exact: true }).waitFor()
  expect((await market.drivesAt(MONDAY_DAY)).sort()).toEqual([jan, ola].sort())
  expect(problems).toEqual([])
})

test('who leaves within the five seconds by another address has taken the shift, and is told so at home', async () => {
  const { page, problems } = await driver(ola, '/wolne')
  await take(page, MONDAY_IN_WORDS).click()
  await page.getByRole('button', { name: 'Cofnij' }).waitFor()
  await page.goto('/kalendarz-pracy')
  await expect.poll(async () => (await market.drivesAt(MONDAY_DAY)).sort()).toEqual([jan, ola].sort())
  expect(problems).toEqual([])
})

test('a tap whose request is lost with the page is sent once more by the next page, which says what became of it', async () => {
  const { page } = await driver(ola, '/wolne')
  await page.route('**/api/market/take', (route) => route.abort('connectionreset'))
  await take(page, MONDAY_IN_WORDS).click()
  await page.getByRole('button', { name: 'Cofnij' }).waitFor()
  await page.goto('about:blank')
  await page.unroute('**/api/market/take')
  await page.goto('/kalendarz-pracy')
  await page.getByText('Zmiana jest Twoja: Poniedziałek, 16 marca, Dzień.').waitFor()
  await expectAccessible(page)
  expect((await market.drivesAt(MONDAY_DAY)).sort()).toEqual([jan, ola].sort())
})

test('a shift of the home is given away in two taps, taken back, given again, and taken by a colleague', async () => {
  const giver = await driver(jan, '/kalendarz-pracy')
  await giver.page.getByRole('button', { name: 'Następny tydzień' }).click()
  const give = giver.page.getByRole('button', { name: /^Oddaj zmianę: Poniedziałek/ })
  await give.click()
  await giver.page.getByText(/^Może ją teraz wziąć: 2 osoby/).waitFor()
  await expectAccessible(giver.page)
  await giver.page.getByRole('button', { name: 'Oddaj wszystkim' }).click()
  await giver.page.getByText('Zmiana jest wystawiona.', { exact: false }).first().waitFor()
  expect(await market.drivesAt(MONDAY_DAY)).toEqual([jan])
  await giver.page.getByText('Oddajesz wszystkim').waitFor()
  await giver.page.getByRole('button', { name: /^Cofnij oddanie: Poniedziałek/ }).click()
  await giver.page.getByRole('button', { name: 'Nie oddaję' }).click()
  await giver.page.getByText('Cofnięto. Zmiana zostaje Twoja.').first().waitFor()
  await give.click()
  await giver.page.getByRole('button', { name: 'Oddaj wszystkim' }).click()
  await giver.page.getByText('Zmiana jest wystawiona.', { exact: false }).first().waitFor()

  const taker = await driver(ola, '/wolne')
  const offers = taker.page.getByRole('region', { name: 'Oddają koledzy' })
  await offers.getByText('Oddaje: Jan Lis').waitFor()
  await offers.getByRole('button', { name: MONDAY_IN_WORDS }).click()
  await fiveSeconds(taker.page)
  await taker.page
    .getByText(/^Zmiana jest Twoja: Poniedziałek/)
    .first()
    .waitFor()
  expect(await market.drivesAt(MONDAY_DAY)).toEqual([ola])
  await giver.page.reload()
  await giver.page.getByText(/nie masz kolejnej zmiany/).waitFor()
  expect([...giver.problems, ...taker.problems]).toEqual([])
})

test('two shifts are swapped: one is asked, and says yes', async () => {
  const giver = await driver(jan, '/kalendarz-pracy')
  await giver.page.getByRole('button', { name: 'Następny tydzień' }).click()
  await giver.page.getByRole('button', { name: /^Oddaj zmianę: Poniedziałek/ }).click()
  await giver.page.getByRole('radio', { name: /^Zamień na inną zmianę/ }).check()
  await giver.page.getByLabel('Osoba').selectOption({ label: 'Ewa Żak' })
  await giver.page.getByLabel('Zmiana tej osoby').selectOption({ index: 1 })
  await expectAccessible(giver.page)
  await giver.page.getByRole('button', { name: 'Zapytaj' }).click()
  await giver.page.getByText('Zmiana jest wystawiona.', { exact: false }).first().waitFor()

  const asked = await driver(ewa, '/wolne')
  await asked.page.getByText('Pytanie tylko do Ciebie').waitFor()
  await asked.page.getByText(/^W zamian oddajesz: Wtorek, 17 marca, Dzień/).waitFor()
  const offers = asked.page.getByRole('region', { name: 'Oddają koledzy' })
  await offers.getByRole('button', { name: MONDAY_IN_WORDS }).click()
  await fiveSeconds(asked.page)
  await expect.poll(() => market.drivesAt(MONDAY_DAY)).toEqual([ewa])
  expect(await market.drivesAt(TUESDAY_DAY)).toEqual([jan])
  expect([...giver.problems, ...asked.problems]).toEqual([])
})

test('where the office decides it sees both weeks side by side, refuses one with a reason and accepts another', async () => {
  await market.set({ approval: 'always' })
  const [first, second] = [await market.offered(jan, MONDAY), await market.offered(ewa, TUESDAY)]
  for (const id of [first, second]) answered(await market.take(ola, id))
  const { page, problems } = await office('/admin/prosby-kierowcow')
  await page.getByText('Jan Lis oddaje:', { exact: false }).first().waitFor()
  await page.getByRole('table', { name: 'Tydzień: Jan Lis' }).waitFor()
  await expectAccessible(page)
  const refuse = page.getByRole('button', { name: 'Odmów: Ewa Żak oddaje, Ola Ćma bierze' })
  await page
    .getByLabel(/^Powód odmowy/)
    .nth(1)
    .fill('Za krótki staż')
  await refuse.click()
  await page.getByText('Odmówiono. Obaj kierowcy zobaczą to').first().waitFor()
  await page.getByRole('button', { name: 'Zgadzam się: Jan Lis oddaje, Ola Ćma bierze' }).click()
  await page.getByText('Nie ma próśb, które czekają na decyzję.').waitFor()
  await page.getByText(/odmowa · Za krótki staż/).waitFor()
  expect([await market.drivesAt(MONDAY_DAY), await market.drivesAt(TUESDAY_DAY)]).toEqual([[ola], [ewa]])
  // Both read it, each at home and on the page of free shifts, until they have.
  const [giver, taker] = [await driver(ewa, '/kalendarz-pracy'), await driver(ola, '/wolne')]
  for (const { page: own } of [giver, taker]) {
    const news = own.getByRole('region', { name: 'Prośby bez zgody' })
    await news.getByText('Powód: Za krótki staż').waitFor()
    await expectAccessible(own)
    await news.getByRole('button', { name: /^Rozumiem: Wtorek/ }).click()
    await news.waitFor({ state: 'detached' })
    await own.reload()
    await own.getByRole('heading', { level: 1 }).waitFor()
    expect(await news.count()).toBe(0)
  }
  // What is free it proposes to whoever may take it.
  await page.getByRole('checkbox', { name: /^Wybierz: Środa, 18 marca, Noc/ }).check()
  await page.getByRole('button', { name: 'Zaproponuj 1 zmianę' }).click()
  await page
    .getByText(/^Zaproponowano: /)
    .first()
    .waitFor()
  await expectAccessible(page)
  expect(problems).toEqual([])
})

test('what waits for the office stands first on the home of both, with the way back', async () => {
  await market.set({ approval: 'always' })
  answered(await market.take(ola, await market.offered(jan, MONDAY)))
  const [giver, taker] = [await driver(jan, '/kalendarz-pracy'), await driver(ola, '/kalendarz-pracy')]
  const news = (page: Page) => page.getByRole('region', { name: 'Czeka na zgodę biura' })
  await news(giver.page).getByText('Ktoś chce wziąć tę zmianę.', { exact: false }).waitFor()
  await expectAccessible(giver.page)
  await giver.page.getByRole('button', { name: 'Następny tydzień' }).click()
  await giver.page.getByText('Ktoś chce tej zmiany. Decyduje biuro.').waitFor()
  await news(taker.page)
    .getByRole('button', { name: /^Wycofaj prośbę: Poniedziałek/ })
    .click()
  await news(taker.page).waitFor({ state: 'detached' })
  await giver.page.reload()
  await giver.page.getByRole('heading', { level: 1, name: 'Jan Lis' }).waitFor()
  await giver.page
    .getByText('Oddajesz wszystkim')
    .or(giver.page.getByText('Następny tydzień'))
    .first()
    .waitFor()
  expect(await news(giver.page).count()).toBe(0)
  expect([...giver.problems, ...taker.problems]).toEqual([])
})

test('who is asked first because of the reserve, or alone, is asked on the home, and answers there', async () => {
  await market.offered(jan, MONDAY, { to: ola })
  const { page, problems } = await driver(ola, '/kalendarz-pracy')
  await page.getByText('Pytanie tylko do Ciebie').waitFor()
  await expectAccessible(page)
  await take(page, MONDAY_IN_WORDS).click()
  await fiveSeconds(page)
  await expect.poll(() => market.drivesAt(MONDAY_DAY)).toEqual([ola])
  expect(problems).toEqual([])
})

test('a tap that meets a session which the office has ended counts for nothing, says so, and is offered again', async () => {
  const { page, problems } = await driver(ola, '/kalendarz-pracy')
  await page.getByRole('link', { name: 'Wolne dla Ciebie' }).first().click()
  await take(page, MONDAY_IN_WORDS).waitFor()
  const as = market.office.admin()
  answered(await stage.server.call(renewDriverPin, { id: ola }, { as }))
  const { pin } = answered(await stage.server.call(showDriverPin, { id: ola }, { as }))
  await take(page, MONDAY_IN_WORDS).click()
  await fiveSeconds(page)
  const dialog = page.getByRole('dialog', { name: 'Twój kalendarz pracy' })
  await dialog.getByText('Logowanie na tym telefonie się skończyło', { exact: false }).waitFor()
  await dialog.getByText('Twoje „Biorę” nie zostało zapisane: Poniedziałek', { exact: false }).waitFor()
  expect(await dialog.getByLabel('Numer telefonu').inputValue()).toBe('+48600100203')
  expect(await market.drivesAt(MONDAY_DAY)).toEqual([jan])
  await expectAccessible(page)
  await typePin(page, pin)
  await dialog.getByRole('button', { name: 'Dalej' }).click()
  await page.getByText('Nic nie zostało zapisane, bo logowanie się skończyło.', { exact: false }).waitFor()
  expect(await market.drivesAt(MONDAY_DAY)).toEqual([jan])
  await page.getByRole('button', { name: 'Biorę', exact: true }).click()
  await page.getByText('Twoja', { exact: true }).waitFor()
  expect((await market.drivesAt(MONDAY_DAY)).sort()).toEqual([jan, ola].sort())
  expect(problems).toEqual([])
})

test('an empty seat of the board is proposed to chosen drivers, stands on their page, and is taken back', async () => {
  const { page, problems } = await office('/admin/edycja-grafiku?rok=2026&tydzien=12')
  const seats = page.locator(`[role=gridcell][data-area="cars"][data-slot="${MONDAY_DAY}"]`)
  await seats.filter({ hasText: 'Wolne' }).first().click()
  const proposal = page.getByRole('dialog').getByRole('region', { name: 'Zaproponuj kierowcom' })
  await proposal.getByRole('button', { name: 'Zaproponuj 2 osobom' }).waitFor()
  await expectAccessible(page)
  await proposal.getByRole('checkbox', { name: /^Ewa Żak/ }).uncheck()
  await proposal.getByRole('button', { name: 'Zaproponuj 1 osobie' }).click()
  await proposal.getByText(/^zaproponowano · /).waitFor()

  const asked = await driver(ola, '/wolne')
  const line = asked.page.getByText('Biuro szuka kierowcy na tę zmianę i pyta Ciebie.')
  await line.waitFor()
  await proposal.getByRole('button', { name: 'Cofnij propozycję' }).click()
  await proposal.getByRole('button', { name: 'Zaproponuj 2 osobom' }).waitFor()
  await expectAccessible(page)
  stage.server.clock.advance(1000)
  await asked.page.reload()
  await take(asked.page, MONDAY_IN_WORDS).waitFor()
  expect(await line.count()).toBe(0)
  expect([...problems, ...asked.problems]).toEqual([])
})

test('what the rules forbid meanwhile is refused with its reason, what somebody else has with that', async () => {
  await market.offered(jan, MONDAY)
  await market.offered(ewa, TUESDAY)
  const { page, problems } = await driver(ola, '/wolne')
  const offers = page.getByRole('region', { name: 'Oddają koledzy' })
  await offers.getByText('Oddaje: Jan Lis').waitFor()
  // The office gives her the night before: the day has too little rest by now.
  await market.office.move(ola, MONDAY_DAY + 1, 1)
  await offers.getByRole('button', { name: /^Biorę: Wtorek/ }).click()
  await fiveSeconds(page)
  await page
    .getByText(/nie możesz wybrać zmiany dziennej/)
    .first()
    .waitFor()

  await market.office.put(ola, [])
  const [offer] = (await market.look(ola)).offers
  await page.reload()
  await offers.getByRole('button', { name: MONDAY_IN_WORDS }).waitFor()
  answered(await market.take(ewa, offer?.id ?? ''))
  await offers.getByRole('button', { name: MONDAY_IN_WORDS }).click()
  await fiveSeconds(page)
  await page.getByText(/ktoś był szybszy albo została cofnięta/).waitFor()
  expect(await market.drivesAt(MONDAY_DAY)).toEqual([ewa])
  expect(problems).toEqual([])
})

test('a shift that the office moves while it is offered is not to be had any more', async () => {
  await market.offered(jan, MONDAY)
  const { page, problems } = await driver(ola, '/wolne')
  const offers = page.getByRole('region', { name: 'Oddają koledzy' })
  await offers.getByRole('button', { name: MONDAY_IN_WORDS }).waitFor()
  await market.office.move(jan, THURSDAY_DAY, 0)
  await offers.getByRole('button', { name: MONDAY_IN_WORDS }).click()
  await fiveSeconds(page)
  await page.getByText(/nie jest już do wzięcia/).waitFor()
  expect(await market.drivesAt(THURSDAY_DAY)).toEqual([jan])
  expect(problems).toEqual([])
})

test('the pages stand at 320 and 1440 pixels without complaints', async () => {
  await market.offered(jan, MONDAY)
  const { page, problems } = await driver(ola, '/wolne')
  await page.getByRole('region', { name: 'Oddają koledzy' }).waitFor()
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await expectAccessible(page)
  }
  expect(problems).toEqual([])
})
