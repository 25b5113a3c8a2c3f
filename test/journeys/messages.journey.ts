import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { messagingJobs } from '#features/messaging/server/public.ts'
import { generateWeek } from '#features/schedule/contract.ts'
import { addCars, submit } from '../schedule/small-fleet.ts'
import { answered } from '../server/test-server.ts'
import { type SmsGatewayServer, startSmsGateway } from '../sms/sms-gateway.ts'
import { typePin } from './driver-steps.ts'
import { arriveLoggedIn, makeAdministrator, moveToOtherCar } from './office-steps.ts'
import { expectAccessible, openStage, type Person, type Stage } from './stage.ts'

const WEEK = { year: 2026, week: 12 }
const BOARD = '/admin/edycja-grafiku?rok=2026&tydzien=12'
const [MONDAY, TUESDAY, THURSDAY, SATURDAY] = [0, 2, 6, 10]
const JAN = 'Jan Lis'
const EWA = 'Ewa Żak'
const OLA = 'Ola Mak'

let gateway: SmsGatewayServer
let stage: Stage
let office: Person
let driver: Person

beforeAll(async () => {
  gateway = await startSmsGateway()
  const sms = { SMS_GATEWAY: 'smsapi', SMS_TOKEN: 'token', SMS_URL: gateway.url }
  stage = await openStage('2026-03-11T11:00:00Z', sms)
  const { server } = stage
  await makeAdministrator(stage)
  await addCars(server.database.queries, 2)
  await submit(server, WEEK, JAN, '600100200', { 0: 'day' })
  await submit(server, WEEK, EWA, '600100201', { 1: 'day' })
  await submit(server, WEEK, OLA, '600100202', { 3: 'day', 5: 'day' })
  const admin = await server.asUser({ admin: true })
  answered(await server.call(generateWeek, WEEK, { as: admin }))
  office = await stage.person('desk')
  await arriveLoggedIn(office.page)
})
afterAll(async () => {
  await stage?.close()
  await gateway?.close()
})

const work = async () => {
  for (const job of messagingJobs(stage.server.platform)) await job.run()
}
const numberOf = (name: string) =>
  ({ [JAN]: '48600100200', [EWA]: '48600100201', [OLA]: '48600100202' })[name]
async function expectCount(found: Locator, count: number) {
  await found.nth(count - 1).waitFor()
  expect(await found.count()).toBe(count)
}
/** The gateway tells what became of somebody's SMS, by HTTP as from outside. */
async function report(name: string, status: string) {
  const address = new URL(gateway.sent.find(({ to }) => to === numberOf(name))?.notifyUrl ?? '')
  const url = `${await stage.server.url()}${address.pathname}${address.search}&MsgId=1&status=${status}`
  expect(await (await fetch(url)).text()).toBe('OK')
}
const drawer = () => office.page.getByRole('dialog', { name: /^Zmiany/ })
const item = (name: string) => drawer().getByRole('listitem').filter({ hasText: name })
async function update(page: Page) {
  await page.getByRole('button', { name: 'Aktualizuj grafik' }).click()
  await page.getByText('Grafik został zaktualizowany pomyślnie').first().waitFor()
}

test('the office moves three drivers, updates, and sends SMS to all: one a driver; the list tells live what became of each (D21, D30)', async () => {
  const { page, problems } = office
  await page.goto(BOARD)
  await moveToOtherCar(page, MONDAY, JAN)
  await moveToOtherCar(page, TUESDAY, EWA)
  await moveToOtherCar(page, THURSDAY, OLA)
  await moveToOtherCar(page, SATURDAY, OLA)
  await update(page)
  await page.getByRole('button', { name: /^Zmiany.*4 nieprzeczytane/ }).click()
  await drawer().getByText('4 nieprzeczytane').waitFor()
  await expectAccessible(page)
  await drawer().getByRole('button', { name: 'Wyślij SMS do wszystkich' }).click()
  await page
    .getByText('3 SMS\u2011y trafią do 3 osób. Razem 4 zmiany, po jednym SMS\u2011ie na osobę.')
    .waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Wyślij SMS', exact: true }).click()
  await page.getByText('Zapisane do wysłania: 3 SMS\u2011y do 3 osób, razem 4 zmiany.').waitFor()
  await item(JAN).getByText('Czeka na wysłanie').waitFor()
  gateway.behaveLike(({ to }) => (to === numberOf(EWA) ? { error: 13 } : 'take'))
  await work()
  gateway.behaveLike(() => 'take')
  const [failed, sent] = [EWA, JAN]
  await item(sent).getByText('Wysłana', { exact: true }).waitFor()
  await expectCount(item(OLA).getByText('Jeden SMS o 2 zmianach.'), 2)
  expect(gateway.sent.find(({ to }) => to === numberOf(OLA))?.text).toMatch(
    /^Ola, zmiana auta: 19\.3\.2026 .*W01\. Zmiana auta: 21\.3\.2026 .*\.$/,
  )
  await item(failed).getByText('Błąd wysyłki').waitFor()
  await report(JAN, '404')
  await item(sent).getByText('Doręczona').waitFor()
  await item(sent)
    .getByRole('button', { name: /^SMS Wysłany/ })
    .waitFor()
  expect(await drawer().getByRole('button', { name: 'Wyślij SMS do wszystkich' }).isDisabled()).toBe(true)

  await item(failed)
    .getByRole('button', { name: /^Wyślij e-mail/ })
    .waitFor()
  await expectAccessible(page)
  await item(failed)
    .getByRole('button', { name: /^Wyślij SMS ponownie/ })
    .dblclick()
  await item(failed).getByText('Czeka na wysłanie').waitFor()
  await work()
  await report(EWA, '404')
  await item(failed).getByText('Doręczona').waitFor()
  expect(gateway.sent.map(({ to }) => to).sort()).toEqual([JAN, EWA, OLA].map(numberOf))
  expect(problems).toEqual([])
})

test('the driver opens the calendar, sees what changed, and taps ‘read’; the planner sees it without a reload', async () => {
  const letters = await stage.lettersTo('kierowca@example.pl')
  const letter = letters.find(({ text }) => text?.includes(JAN) && text.includes('PIN do kalendarza'))
  const pin = /PIN do kalendarza pracy: (\d{4})/.exec(letter?.text ?? '')?.[1] ?? ''
  driver = await stage.person('phone')
  const { page, problems } = driver
  await page.goto('/kalendarz-pracy')
  await page.getByLabel('Numer telefonu').fill('600100200')
  await typePin(page, pin)
  await page.getByRole('dialog').getByRole('button', { name: 'Dalej' }).click()
  const changes = page.getByRole('region', { name: 'Zmiany w Twoim grafiku' })
  await changes.getByText('Poniedziałek 16.3.2026, Dzień, W02').waitFor()
  await changes.getByText('Poniedziałek 16.3.2026, Dzień, W01').waitFor()
  await changes.getByText('Zmieniono 11 marca 12:00').waitFor()
  expect(await changes.getByText(EWA).count()).toBe(0)
  await expectAccessible(page)
  await item(JAN).getByText('Nieprzeczytana przez kierowcę').waitFor()
  await changes.getByRole('button', { name: 'Przeczytałem' }).click()
  await page.getByText('Dziękujemy, biuro wie, że znasz te zmiany.').waitFor()
  await changes.waitFor({ state: 'detached' })
  await page.getByText('Wcześniejsze zmiany, przeczytane (1)').click()
  await page.getByText(/przeczytane 11 marca/).waitFor()
  await expectAccessible(page)
  await item(JAN)
    .getByText(/^Przeczytana 11/)
    .waitFor()
  await drawer().getByText('3 nieprzeczytane').waitFor()
  await item(EWA).getByText('Nieprzeczytana przez kierowcę').waitFor()
  expect(problems).toEqual([])
})

test('moved back, the driver hears of that by SMS and in the calendar, unread again', async () => {
  const { page, problems } = office
  await page.keyboard.press('Escape')
  await moveToOtherCar(page, MONDAY, JAN)
  await update(page)
  await page.getByRole('button', { name: /^Zmiany/ }).click()
  await drawer().getByRole('heading', { name: 'Cofnięte po powiadomieniu' }).waitFor()
  await expectAccessible(page)
  await item(JAN).getByText('Nieprzeczytana przez kierowcę').waitFor()
  await item(JAN)
    .getByRole('button', { name: /^Wyślij SMS/ })
    .click()
  await item(JAN).getByText('Czeka na wysłanie').waitFor()
  await work()
  expect(gateway.sent.at(-1)?.text).toBe(
    'Jan, poprzednia zmiana jest nieaktualna: wracasz na 16.3.2026 (dzien), auto: W01.',
  )
  const phone = driver.page
  await phone.reload()
  const changes = phone.getByRole('region', { name: 'Zmiany w Twoim grafiku' })
  await changes.getByText('Wracasz na poprzednie miejsce').waitFor()
  await changes.getByRole('button', { name: 'Przeczytałem' }).click()
  await item(JAN)
    .getByText(/^Przeczytana 11/)
    .waitFor()
  expect(problems).toEqual([])
  expect(driver.problems).toEqual([])
})
