import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDriver } from '#features/drivers/office/contract.ts'
import { messagingJobs, postLetter, postSms } from '#features/messaging/server/public.ts'
import { messages } from '#features/messaging/server/tables.ts'
import { answered } from '../server/test-server.ts'
import { type SmsGatewayServer, startSmsGateway } from '../sms/sms-gateway.ts'
import { arriveLoggedIn, makeAdministrator } from './office-steps.ts'
import { expectAccessible, openStage, type Person, type Stage } from './stage.ts'

const ZAK = { fullName: 'Ewa Żak', phone: '600100201', email: 'ewa@example.pl' }
const LIS = { fullName: 'Jan Lis', phone: '600100200', email: 'jan@example.pl' }

let gateway: SmsGatewayServer
let stage: Stage
let office: Person

beforeAll(async () => {
  gateway = await startSmsGateway()
  stage = await openStage('2026-03-11T11:00:00Z', {
    ...{ SMS_GATEWAY: 'smsapi', SMS_TOKEN: 'token', SMS_URL: gateway.url },
  })
  const { server } = stage
  await makeAdministrator(stage)
  const admin = await server.asUser({ admin: true })
  for (const driver of [ZAK, LIS]) answered(await server.call(addDriver, driver, { as: admin }))
  await work()
  gateway.forget()
  // Refused once for what the fleet has mended since.
  gateway.behaveLike(() => ({ error: 14 }))
  await server.database.transaction(async (tx) => {
    const at = server.platform
    const sms = (eventKey: string, to: string, kind: string) =>
      postSms(tx, at, { eventKey, to, text: 'a'.repeat(161), about: { kind, id: '' } })
    await sms('1', '+48600100201', 'shift-moved')
    await sms('2', '+48600100201', 'shift-added')
    await sms('3', '+48600100200', 'shift-moved')
    await postLetter(tx, server.platform, {
      ...{ eventKey: '4', to: ZAK.email, subject: 'Twój grafik', text: 'Treść' },
    })
  })
  await work()
  gateway.behaveLike(() => 'take')
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
const smsTo = async (to: string) =>
  stage.server.database.queries.select().from(messages).where(eq(messages.recipient, to))

test('the office finds a driver’s failed SMS by the name, stops none of them and sends them again in one act', async () => {
  const { page, problems } = office
  await page.goto('/admin/wiadomosci')
  await page.getByLabel('Szukaj').fill('zak')
  await page.getByRole('combobox', { name: 'Stan' }).click()
  await page.getByRole('option', { name: 'Błąd wysyłki (2)' }).click()
  await page.waitForURL(/szukaj=zak&stan=blad/)
  await page.getByText('2 wiadomości · z błędem: 2').waitFor()
  await expectAccessible(page)
  await page.getByLabel('Zaznacz 2 wiadomości na tej stronie').click()
  const bar = page.getByRole('region', { name: 'Zaznaczone wiadomości' })
  await bar.getByRole('button', { name: 'Wstrzymaj' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Żadnej z tych wiadomości nie da się już wstrzymać.').waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Zamknij', exact: true }).last().click()
  await bar.getByRole('button', { name: 'Wyślij ponownie' }).click()
  await dialog.getByText('Wyjdą 2 wiadomości, każda jeden raz.').waitFor()
  await dialog.getByText('SMS-y: 2, razem 4 części.').waitFor()
  await dialog.getByRole('button', { name: 'Wyślij 2 wiadomości' }).dblclick()
  await page.getByText('Czeka na ponowne wysłanie: 2 wiadomości.').waitFor()
  await work()
  expect(gateway.sent.map(({ to }) => to)).toEqual(['48600100201', '48600100201'])
  expect((await smsTo('+48600100200')).filter(({ state }) => state === 'failed')).toHaveLength(1)
  expect(problems).toEqual([])
})

test('the thread has all that went to the driver over all ways; Back brings the search back', async () => {
  const { page, problems } = office
  await page.goto('/admin/wiadomosci?szukaj=zak')
  await page.getByRole('link', { name: 'Wszystkie wiadomości: Ewa Żak' }).first().click()
  await page.getByRole('heading', { name: 'Wiadomości: Ewa Żak' }).waitFor()
  await page.getByRole('button', { name: 'Twój grafik' }).waitFor()
  await page.getByRole('button', { name: 'SMS: Zmiana przeniesiona' }).waitFor()
  expect(await page.getByText('600 100 200').count()).toBe(0)
  await expectAccessible(page)
  await page.goBack()
  await page.getByRole('heading', { name: 'Wiadomości', exact: true }).waitFor()
  expect(await page.getByLabel('Szukaj').inputValue()).toBe('zak')
  await page.getByRole('link', { name: 'Ewa Żak' }).first().click()
  await page.getByRole('tab', { name: 'Wiadomości' }).click()
  await page.getByRole('link', { name: 'Wszystkie drogi i ponawianie' }).click()
  await page.getByRole('heading', { name: 'Wiadomości: Ewa Żak' }).waitFor()
  expect(problems).toEqual([])
})

test('one that failed goes again from the thread', async () => {
  const { page, problems } = office
  await page.goto('/admin/wiadomosci?szukaj=lis&stan=blad')
  await page.getByRole('link', { name: 'Wszystkie wiadomości: Jan Lis' }).first().click()
  await page.getByText('Wyślij jeszcze raz').first().click()
  await page.getByText('Wiadomość czeka na ponowne wysłanie.').waitFor()
  await work()
  expect(gateway.sent.at(-1)?.to).toBe('48600100200')
  expect(problems).toEqual([])
})

test('on a phone the same list is cards, and nothing is cut', async () => {
  const phone = await stage.person('phone')
  await arriveLoggedIn(phone.page)
  await phone.page.goto('/admin/wiadomosci?szukaj=zak')
  await phone.page.getByRole('link', { name: 'Ewa Żak' }).first().waitFor()
  const wide = await phone.page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(390)
  await expectAccessible(phone.page)
  expect(phone.problems).toEqual([])
})
